import type { Component } from 'svelte';
import type { Telling, Token, Words } from '../boards/types';
import type { Option, Script } from './machine';
import type { Sheet } from './sheet';

/** What tools/printed.py writes about a game. */
export interface GameData {
  printed: Record<string, unknown>;
  reconstructed: string[];
  events: Record<string, string[]>;
  options: Record<string, { default: string | number; choices: (string | number)[]; alone: boolean }>;
  seats: number[];
}

/** The opponent of a solo game. */
export interface Opponent {
  script: Script<never>;
  /** What it tells in words of its own: the kinds of the arguments, as `data.events` has them for the game's. */
  events: Record<string, string[]>;
  /** Options that change what it does. */
  options: string[];
  /** The clauses to read before the first turn. */
  setup: string[];
  /** Blocks of printed data it lives by: where one is our reconstruction, the page says so. */
  blocks: string[];
  Picture: Component<{ view: never; t: Words }>;
  telling: Telling;
  /** The piece beside something to tap. */
  token(option: Option): Token | null;
}

export interface CompanionModule {
  data: GameData;
  opponent?: Opponent;
  sheet: Sheet;
}
