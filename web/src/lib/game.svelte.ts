import type { FluentBundle } from '@fluent/bundle';
import { loadBoard } from '../boards';
import type { BoardModule, Printed, Words } from '../boards/types';
import type { ClauseInfo, GameInfo, HouseInfo } from '../wire/types';
import { api } from './api';
import { bundle, say } from './fluent';
import { settings } from './settings.svelte';

/** What a game of the house is called in the language of the answer; nothing where there is no such game. */
export const titleOf = (house: HouseInfo | undefined, game: string): string => house?.games.find((one) => one.id === game)?.title ?? '';

/** All that a table needs of a game: its board, printed data, words and rules. */
export class GameKit {
  board = $state.raw<BoardModule | null>(null);
  components = $state.raw<Printed>(null);
  info = $state.raw<GameInfo | null>(null);
  rules = $state.raw<ClauseInfo[]>([]);
  #text = $state.raw<string | null>(null);
  #lang = $state.raw(settings.lang);
  /** The game's words, over them the board's own. */
  #words = $derived.by<FluentBundle | null>(() =>
    this.#text !== null && this.board ? bundle(this.#lang, [this.#text, this.board.messages[this.#lang]]) : null,
  );

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    const board = loadBoard(this.id).then((found) => (this.board = found));
    const blocks = api.components(this.id).then((found) => {
      this.components = Object.fromEntries(found.map((block) => [block.name, block.data]));
    });
    const info = api.house().then(({ games }) => (this.info = games.find((one) => one.id === this.id) ?? null));
    await Promise.all([board, blocks, info, this.speak()]);
  }

  /** Words and rules in the chosen language. */
  async speak(): Promise<void> {
    const lang = settings.lang;
    const [words, rules] = await Promise.all([api.words(this.id, lang), api.rulebook(this.id)]);
    if (lang !== settings.lang) return;
    this.#text = words;
    this.#lang = lang;
    this.rules = rules;
  }

  get ready(): boolean {
    return this.board !== null && this.components !== null && this.#words !== null;
  }

  readonly t: Words = (id, args) => (this.#words && say(this.#words, id, args)) ?? id;
}
