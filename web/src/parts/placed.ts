/** Where a small drawing stands: its middle at x, y, as large as `size`, in units of the board. */
export interface Placed {
  x?: number;
  y?: number;
  size?: number;
}

/** A piece of the game. Its name stays with it, so that it travels when it moves. */
export interface PlacedPiece extends Placed {
  id?: string;
}
