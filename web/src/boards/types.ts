import type { Component } from 'svelte';

/** A move of the engine: a verb and its arguments. */
export type Move = (string | number)[];

/** A person or bot at the table, with the colour and the sign that mean them everywhere. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** 0..4, the CSS variable --seat-<colour>. */
  colour: number;
  /** ▲ ● ■ ◆ ✚ */
  sign: string;
  bot?: string;
}

export type Words = (id: string, args?: Record<string, string | number>) => string;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;
export type Printed = View;

/** What every part of a board gets. */
export interface BoardProps {
  /** state.view(seat) of this game. */
  view: View;
  /** The printed data: block name -> data. */
  components: Printed;
  seats: SeatInfo[];
  /** The seat whose eyes these are; null for a spectator. */
  you: number | null;
  /** Target key -> the legal moves there. */
  legal: Map<string, Move[]>;
  /** Target keys touched by the last move. */
  changed: Set<string>;
  /** Click or Enter on any target: plays, opens the chooser, or asks why not. */
  pick(key: string): void;
  /** Hover or long press: explain this piece. */
  tip(key: string): void;
  /** Words of the game, over them those of the board's own messages. */
  t: Words;
  /** True on a phone: draw the tall, narrow form. */
  narrow: boolean;
}

/** A player's own board: `seat` is whose. */
export interface OwnProps extends BoardProps {
  seat: number;
}

/** One line about a seat: nothing in it can be clicked. */
export type GlanceProps = Pick<OwnProps, 'view' | 'components' | 'seats' | 't' | 'seat'>;

/** What a part of a board gets: the view of the game, or of a part of it, and its room of w by h. */
export interface Room {
  view: View;
  components: Printed;
  t: Words;
  w: number;
  h: number;
}

/** A room in which figures of the players stand. */
export interface PeopledRoom extends Room {
  seats: SeatInfo[];
}

/** A part of a player's own board, with writing so large. */
export interface OwnRoom extends Room {
  player: View;
  seat: number;
  textSize: number;
}

/** A printed card or strip by its id, in its room of w by h: 0,0 is the upper left. */
export interface CardProps {
  id: string;
  components: Printed;
  w: number;
  h: number;
}

export interface Tip {
  title: string;
  body: string;
  /** True where the printed value behind it is our reconstruction. */
  reconstructed?: boolean;
  /** What every move there leads to. */
  warning?: string;
  /** Clause ids worth reading. */
  rules?: string[];
}

export type EventData = (string | number | null | (string | number)[])[];

/** How moves, events and tips find their place on a board. Pure functions, no drawing. */
export interface Targets {
  /** Where on the board a move lives; 'button:<verb>' if it is only a button. */
  keyOf(move: Move, view: View): string;
  /** Moves to ask `why` about when nothing is legal at `key`, the likeliest first. */
  candidates(key: string, view: View, components: Printed): Move[];
  /** Keys changed by the events of a move. */
  touched(events: EventData[], view: View): string[];
  /** A sensible order for Tab. */
  order(keys: string[]): string[];
  /** `names`: what everybody at the table is called. */
  tipOf(key: string, view: View, t: Words, components: Printed, names?: readonly string[]): Tip | null;
  /** A heading for a group of choices; moves with the same heading stand together. */
  group?(move: Move, view: View): string | null;
}

/** A piece that a sentence is about, drawn small beside it. */
export interface Token {
  kind: string;
  /** Whose it is, where that matters: a seat's colour. */
  colour?: number;
}

/** How a board helps to tell a story. */
export interface Telling {
  /** Events that open a chapter of the log: a new round. */
  chapters: readonly string[];
  /** Events that a card announces to everybody: a round, a mass, the end in sight. */
  cards: readonly string[];
  /** Whether an event is a deed of the solo opponent (where the game has one). */
  theirs?(event: EventData): boolean;
  /** The pieces that an event is about. */
  tokens(event: EventData): Token[];
  Token: Component<Token>;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  Own?: Component<OwnProps>;
  Glance: Component<GlanceProps>;
  /** The solo opponent: what it holds, and what it did and why. */
  Solo?: Component<BoardProps>;
  /** Width and height of the drawings, so that the table can share out its room. */
  size(narrow: boolean, seats: number, view: View): { board: [number, number]; own?: [number, number] };
  targets: Targets;
  telling?: Telling;
  /** The kinds of things that messages name (`hero-…`), where a position has only their ids: the commonest first. */
  kinds?: string[];
  /** What the game's room is like: the tint of its walls, and the ornament of its border, 24 wide and 9 high. */
  mood?: { tint: string; band: string };
  /** The board's own words by language, as Fluent text. */
  messages: Record<'en' | 'ru' | 'de', string>;
}
