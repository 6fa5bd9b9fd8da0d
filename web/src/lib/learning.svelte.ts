import type { Chapter, Learning, Person } from '../wire/types';
import { api } from './api';

/**
 * How far somebody has come with lessons and puzzles: a copy in this browser, which also guests have and which needs
 * no house; with an account it is kept there, too, and is the same wherever one signs in.
 */
const CHAPTERS = 'terem-lessons';
const PUZZLES = 'terem-puzzles';
const LEARNER = 'terem-learner';

/** Whose copy it is: an account, or nobody's yet. What was learnt before signing in goes with whoever signs in. */
interface Learner {
  account: string | null;
  /** Chapters and puzzles the house has not been told of. */
  unsent: string[];
}

function read<T extends object>(key: string, empty: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof found === 'object' && found !== null ? ({ ...empty, ...found } as T) : empty;
  } catch {
    return empty;
  }
}

/** What is stored need not be what was stored here: other versions, other hands. */
function chapterOf(found: Partial<Chapter> | undefined): Chapter {
  return {
    done: Array.isArray(found?.done) ? found.done : [],
    finished: found?.finished === true,
    at: Number.isSafeInteger(found?.at) ? (found?.at ?? 0) : 0,
  };
}

/** The later word on where one stands; finished stays finished. The house joins in the same way. */
function join(kept: Chapter, told: Chapter): Chapter {
  const later = told.at >= kept.at ? told : kept;
  return { ...later, finished: kept.finished || told.finished };
}

class Kept {
  #chapters = $state.raw<Record<string, Partial<Chapter>>>({});
  #puzzles = $state.raw<Record<string, number>>({});
  #learner: Learner = { account: null, unsent: [] };
  /** The account that is signed in here, as far as is known. */
  #met: string | null = null;
  #sending = false;

  constructor() {
    this.#read();
  }

  chapter = (name: string): Chapter => chapterOf(this.#chapters[name]);

  /** Tries that a puzzle took; null if it is still open. */
  tries = (id: string): number | null => this.#puzzles[id] ?? null;

  keepChapter(name: string, done: Chapter['done'], finished: boolean): void {
    this.#read();
    this.#chapters = { ...this.#chapters, [name]: { done, finished, at: Date.now() } };
    this.#changed(name);
  }

  /** The first result stays: whoever solves a puzzle once more knows the answer. */
  keepPuzzle(id: string, tries: number): void {
    this.#read();
    if (id in this.#puzzles) return;
    this.#puzzles = { ...this.#puzzles, [id]: tries };
    this.#changed(id);
  }

  /** Somebody sits here now: what is kept with their account is joined with what this browser knows. */
  async meet(person: Person | null): Promise<void> {
    const account = person && !person.guest ? person.id : null;
    const again = account === this.#met;
    this.#met = account;
    this.#read();
    const before = this.#learner.account;
    if (before !== null && before !== account) {
      // The copy of another: it is kept with their account.
      this.#chapters = {};
      this.#puzzles = {};
      this.#learner = { account: null, unsent: [] };
    }
    if (account !== null && this.#learner.account === null) {
      this.#learner = { account, unsent: [...Object.keys(this.#chapters), ...Object.keys(this.#puzzles)] };
    }
    this.#write();
    if (account === null) return;
    if (this.#learner.unsent.length > 0) return this.#send();
    if (!again) await api.learning().then((found) => this.#join(account, found), () => undefined);
  }

  #changed(name: string): void {
    if (this.#learner.account !== null) this.#learner = { ...this.#learner, unsent: [...new Set([...this.#learner.unsent, name])] };
    this.#write();
    void this.#send();
  }

  /** Tell the house what it does not know, until it knows all; what cannot be told now is told another time. */
  async #send(): Promise<void> {
    const account = this.#met;
    if (this.#sending || account === null) return;
    this.#sending = true;
    try {
      while (this.#learner.account === account && this.#learner.unsent.length > 0) {
        const names = this.#learner.unsent;
        const some = <T,>(of: Record<string, T>) => Object.entries(of).filter(([name]) => names.includes(name));
        const sent: Learning = {
          chapters: Object.fromEntries(some(this.#chapters).map(([name, one]) => [name, chapterOf(one)])),
          puzzles: Object.fromEntries(some(this.#puzzles)),
        };
        const found = await api.learn(sent);
        const same = (name: string) => this.chapter(name).at === (sent.chapters[name]?.at ?? 0);
        this.#read();
        if (this.#learner.account !== account) return;
        // What has changed on the way is still to be told.
        this.#learner = { account, unsent: this.#learner.unsent.filter((name) => !names.includes(name) || !same(name)) };
        this.#write();
        this.#join(account, found);
      }
    } catch {
      return;
    } finally {
      this.#sending = false;
    }
  }

  #join(account: string, found: Learning): void {
    this.#read();
    // Somebody else sits here by now.
    if (this.#learner.account !== account) return;
    const chapters = { ...this.#chapters };
    for (const [name, one] of Object.entries(found.chapters)) chapters[name] = join(chapterOf(chapters[name]), one);
    this.#chapters = chapters;
    this.#puzzles = { ...this.#puzzles, ...found.puzzles };
    this.#write();
  }

  /** Other windows of this browser write, too. */
  #read(): void {
    this.#chapters = read(CHAPTERS, {});
    this.#puzzles = read(PUZZLES, {});
    const learner = read<Learner>(LEARNER, { account: null, unsent: [] });
    this.#learner = { account: typeof learner.account === 'string' ? learner.account : null, unsent: Array.isArray(learner.unsent) ? learner.unsent : [] };
  }

  #write(): void {
    try {
      localStorage.setItem(CHAPTERS, JSON.stringify(this.#chapters));
      localStorage.setItem(PUZZLES, JSON.stringify(this.#puzzles));
      localStorage.setItem(LEARNER, JSON.stringify(this.#learner));
    } catch {
      // In a frame of another site, or by its owner's wish, the browser keeps nothing.
      return;
    }
  }
}

export const learning = new Kept();
