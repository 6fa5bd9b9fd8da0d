import type { Telling } from '../boards/types';
import { replayLines } from '../table/story';
import type { Entry, Gain } from '../wire/types';

/** A part of a game: from one number of moves to the next, the last one included in neither. */
export interface Round {
  /** Counted from 1; where a game has no rounds, a fifth of its moves. */
  number: number;
  from: number;
  to: number;
  /** False where the game knows no rounds. */
  real: boolean;
}

const PARTS = 5;

export function roundsOf(entries: Entry[], total: number, telling?: Telling): Round[] {
  const told = replayLines(entries, telling)
    .filter((line) => line.chapter && line.at < total)
    .map((line) => ({ number: Number(line.sentences[0]?.event?.[1]), at: line.at }))
    // The first round begins with the game, whether it is told or not.
    .filter((one) => one.number > 1);
  const begins = [{ number: 1, at: 0 }, ...told];
  if (told.length === 0) {
    const marks = Array.from({ length: PARTS }, (_, i) => Math.round((total * i) / PARTS));
    return marks.map((from, i) => ({ number: i + 1, from, to: marks[i + 1] ?? total, real: false }));
  }
  return begins.map(({ number, at }, i) => ({ number, from: at, to: begins[i + 1]?.at ?? total, real: true }));
}

export const roundAt = (rounds: Round[], index: number): Round | undefined => rounds.findLast((one) => one.from <= index);

/** Where points came from in one part of the game: source -> points per seat. */
export interface Harvest {
  round: Round | null;
  totals: number[];
  sources: { source: string; points: number[] }[];
}

/** Round by round; the last move, with which the final scoring comes, stands by itself. */
export function harvests(rounds: Round[], gains: Gain[], total: number, seats: number): Harvest[] {
  const part = (round: Round | null, from: number, to: number): Harvest => {
    const found = new Map<string, number[]>();
    const totals = Array.from({ length: seats }, () => 0);
    for (const one of gains) {
      if (one.index < from || one.index >= to || one.seat >= seats) continue;
      const points = found.get(one.source) ?? Array.from({ length: seats }, () => 0);
      points[one.seat] = (points[one.seat] ?? 0) + one.points;
      totals[one.seat] = (totals[one.seat] ?? 0) + one.points;
      found.set(one.source, points);
    }
    const sources = [...found].map(([source, points]) => ({ source, points })).filter(({ points }) => points.some((one) => one !== 0));
    return { round, totals, sources };
  };
  const last = total - 1;
  return [...rounds.map((round) => part(round, round.from, Math.min(round.to, last))), part(null, last, total)];
}
