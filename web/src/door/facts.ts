/** What a box says on its side: minutes, and how heavy the rules are, out of five. */
export const facts: Record<string, { minutes: string; weight: number }> = {
  outpost: { minutes: '45–90', weight: 2 },
  red_cathedral: { minutes: '30–120', weight: 3 },
  rurik: { minutes: '60–120', weight: 3 },
  village: { minutes: '60–90', weight: 3 },
};
