import type { Named } from './named';
import type { EventData, Token } from './types';

/** Which pieces an event is about, by the event's name. */
export type Pieces<Events> = { [Kind in keyof Events]?: (event: Events[Kind]) => Token[] };

export const tokensBy =
  <Events>(eventOf: (data: EventData) => Named<Events>, pieces: Pieces<Events>) =>
  (data: EventData): Token[] => {
    const event = eventOf(data);
    return pieces[event.kind]?.(event) ?? [];
  };

/** A piece as a token; a seat's number is its colour. */
export const token = (kind: string, seat?: unknown): Token[] => [{ kind, ...(typeof seat === 'number' ? { colour: seat } : {}) }];
