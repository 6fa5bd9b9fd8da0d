/**
 * An opponent at a real table: a script that asks what it must know of the board and tells what it does.
 *
 * All there is to keep is what the table agreed on, a seed, and the answers given: everything else follows
 * from playing the script again. So a game outlives a reload, and the last answer can be taken back.
 */
export type Answer = string | number;

/** What the opponent does, as the digital game tells it: a kind and its arguments, with words in the game's catalogue. */
export type Event = readonly (string | number)[];

/** Something to tap: a named thing, `space` and `market` for the message `space-market`. */
export interface Option {
  kind: string;
  value: Answer;
}

/** Words of a question: the message `ask-<ask>`, with named things for its variables. */
interface Asked {
  ask: string;
  about: Option[];
  /** The clause of the rulebook behind it. */
  rule: string;
  /** A new turn begins with it. */
  begins?: boolean;
}
export type Question =
  | (Asked & { among: Option[] })
  | (Asked & { from: number; to: number; likely: number });

/** Where cards, tokens and rolls come from. */
export interface Chance {
  shuffle<T>(what: string, items: readonly T[]): T[];
  below(what: string, count: number): number;
}

export type Options = Record<string, string | number>;

/** What a script has before it. */
export interface Table<View> {
  readonly options: Options;
  readonly chance: Chance;
  tell(...event: Event): void;
  /** What it shows of itself: drawn by the opponent's picture. */
  show(view: View): void;
}

export type Script<View> = (table: Table<View>) => Generator<Question, void, Answer>;

/** One answer with all that followed from it. */
export interface Step {
  question: Question | null;
  answer: Answer | null;
  events: Event[];
}

export interface Moment<View> {
  steps: Step[];
  /** The open question; null when the game is over. */
  question: Question | null;
  view: View | null;
}

export function allowed(question: Question, answer: Answer): boolean {
  if ('among' in question) return question.among.some((one) => one.value === answer);
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= question.from && answer <= question.to;
}

/** The whole game so far. An answer that does not fit its question ends the story there. */
export function replay<View>(script: Script<View>, options: Options, chance: Chance, answers: readonly Answer[]): Moment<View> {
  let events: Event[] = [];
  let view: View | null = null;
  const game = script({
    options,
    chance,
    tell: (...event) => events.push(event),
    show: (now) => (view = now),
  });
  let next = game.next();
  const steps: Step[] = [{ question: null, answer: null, events }];
  for (const answer of answers) {
    if (next.done || !allowed(next.value, answer)) break;
    events = [];
    steps.push({ question: next.value, answer, events });
    next = game.next(answer);
  }
  return { steps, question: next.done ? null : next.value, view };
}

export const thing = (kind: string, value: Answer): Option => ({ kind, value });
export const things = (kind: string, values: readonly Answer[]): Option[] => values.map((value) => thing(kind, value));
/** Answers that are no thing of the game: `answer-yes`. */
export const answers = (...values: string[]): Option[] => things('answer', values);

/** Ask for one of several things. */
export function* choose(ask: string, rule: string, among: Option[], ...about: Option[]): Generator<Question, string, Answer> {
  return String(yield { ask, rule, about, among });
}

/** What did you do in your turn: a new turn begins with the answer. */
export function* next(ask: string, rule: string, among: Option[], ...about: Option[]): Generator<Question, string, Answer> {
  return String(yield { ask, rule, about, among, begins: true });
}

export function* yes(ask: string, rule: string, ...about: Option[]): Generator<Question, boolean, Answer> {
  return (yield* choose(ask, rule, answers('yes', 'no'), ...about)) === 'yes';
}

export function* count(ask: string, rule: string, from: number, to: number, likely: number, ...about: Option[]): Generator<Question, number, Answer> {
  return Number(yield { ask, rule, about, from, to, likely });
}
