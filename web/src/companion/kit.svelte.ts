import type { FluentBundle } from '@fluent/bundle';
import type { Words } from '../boards/types';
import { bundle, say, type Lang } from '../lib/fluent';
import { settings } from '../lib/settings.svelte';
import type { Event, Option, Question } from './machine';
import { modules } from './known';
import type { CompanionModule } from './types';
import { nameOf, variables } from './texts';

type Texts = Record<string, () => Promise<string>>;
const shared: Texts = import.meta.glob<string>('./messages/*.ftl', { query: '?raw', import: 'default' });
const own: Texts = import.meta.glob<string>('./*/messages/*.ftl', { query: '?raw', import: 'default' });
const boards: Texts = import.meta.glob<string>('../boards/*/messages/*.ftl', { query: '?raw', import: 'default' });
// Words and rules of the games themselves: a companion says nothing in other words than its game.
const games: Texts = import.meta.glob<string>('../../../src/terem/games/*/messages/*.ftl', { query: '?raw', import: 'default' });
const books: Texts = import.meta.glob<string>('../../../src/terem/games/*/rulebook/*.md', { query: '?raw', import: 'default' });

const text = (from: Texts, path: string): Promise<string> => from[path]?.() ?? Promise.resolve('');

export interface Clause {
  heading: string;
  text: string;
}

/** Clauses by their ids: `## solo.3 Heading`, the printed section, the text. */
function clauses(book: string): Map<string, Clause> {
  const found = new Map<string, Clause>();
  for (const part of book.split(/^## /m).slice(1)) {
    const [title = '', ...lines] = part.split('\n');
    const [id = '', ...heading] = title.split(' ');
    const body = lines.filter((line) => !line.startsWith('>') && line.trim() !== '');
    found.set(id, { heading: heading.join(' '), text: body.join('\n') });
  }
  return found;
}

/** All that a companion needs, from the build alone: no server is asked. */
export class CompanionKit {
  module = $state.raw<CompanionModule | null>(null);
  #words = $state.raw<FluentBundle | null>(null);
  #rules = $state.raw<Map<string, Clause>>(new Map());

  constructor(readonly game: string | null) {}

  async load(): Promise<void> {
    const module = this.game === null ? null : modules[`./${this.game}/index.ts`]?.();
    await this.speak();
    if (module) this.module = (await module).default;
  }

  /** Words and rules in the chosen language. */
  async speak(): Promise<void> {
    const lang = settings.lang;
    const [words, rules] = await Promise.all([this.#texts(lang), text(books, `../../../src/terem/games/${this.game}/rulebook/${lang}.md`)]);
    if (lang !== settings.lang) return;
    this.#words = bundle(lang, words);
    this.#rules = clauses(rules);
  }

  #texts(lang: Lang): Promise<string[]> {
    const file = `messages/${lang}.ftl`;
    return Promise.all([
      text(games, `../../../src/terem/games/${this.game}/${file}`),
      text(boards, `../boards/${this.game}/${file}`),
      text(shared, `./${file}`),
      text(own, `./${this.game}/${file}`),
    ]);
  }

  get ready(): boolean {
    return this.#words !== null && (this.game === null || this.module !== null);
  }

  readonly t: Words = (id, args) => (this.#words && say(this.#words, id, args)) ?? id;

  clause(id: string): Clause | null {
    return this.#rules.get(id) ?? null;
  }

  label(option: Option): string {
    return this.#words ? nameOf(this.#words, option) : '';
  }

  ask(question: Question): string {
    return this.#words ? this.t(`ask-${question.ask}`, variables(this.#words, question.about) as Record<string, string | number>) : '';
  }

  /** What the opponent does, in the words of the digital game. */
  tell([kind = '', ...values]: Event): string {
    if (!this.#words) return '';
    const kinds = this.module?.opponent?.events[kind] ?? this.module?.data.events[kind] ?? [];
    const things = values.map((value, at) => ({ kind: kinds[at] ?? '', value }));
    return this.t(`event-${kind}`, variables(this.#words, things) as Record<string, string | number>);
  }
}
