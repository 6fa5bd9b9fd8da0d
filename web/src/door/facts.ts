interface Facts {
  minutes: string;
  /** How heavy the rules are, out of five. */
  weight: number;
  /** The game itself asks to end a turn: the table need not ask again. */
  endsTurns?: boolean;
}

/** What a box says on its side. */
export const facts: Record<string, Facts> = {
  outpost: { minutes: '45–90', weight: 2, endsTurns: true },
  red_cathedral: { minutes: '30–120', weight: 3 },
  rurik: { minutes: '60–120', weight: 3 },
  village: { minutes: '60–90', weight: 3 },
};
