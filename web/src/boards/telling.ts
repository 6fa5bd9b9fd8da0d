import type { EventData, Token } from './types';

/** Which pieces an event is about, by the event's name; the arguments are those of the game's catalogue, in its order. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Pieces = Record<string, (...args: any[]) => Token[]>;

export const tokensBy =
  (pieces: Pieces) =>
  ([kind, ...args]: EventData): Token[] =>
    pieces[String(kind)]?.(...args) ?? [];

/** A piece as a token; a seat's number is its colour. */
export const token = (kind: string, seat?: unknown): Token[] => [{ kind, ...(typeof seat === 'number' ? { colour: seat } : {}) }];
