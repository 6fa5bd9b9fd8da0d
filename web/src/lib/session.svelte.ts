import type {
  ChatMessage,
  ClientMessage,
  Entry,
  Hint,
  Position,
  Problem,
  ServerMessage,
  TableInfo,
  Update,
  Why,
} from '../wire/types';
import type { Move } from '../boards/types';
import { changed } from './changes';
import { kept } from './kept';
import { settings, type Pace } from './settings.svelte';

/** How long a step of somebody else's turn stands: milliseconds to find it, and for each letter to read it. */
const HOLD: Record<Pace, [found: number, read: number]> = {
  slow: [1600, 26],
  normal: [800, 13],
  fast: [350, 5],
  once: [0, 0],
};
/** What everybody should notice stands longer. */
const CEREMONY = 1.8;
/** Moves come thick and fast; what was seen is told now and then. */
const SEEN_AFTER = 1500;

/** Most answers come sooner than this: what may be clicked then need not change its looks twice. */
const PATIENCE = 150;

type Waiting = (message: ServerMessage) => void;

/** One table, live: what the server says, shown step by step. */
export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  /** The position on the screen; it may lag behind while opponents' moves are shown. */
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** Positions that have been on this screen, by the entry that led to them. */
  moments = new Map<number, Position>();
  /** A step of somebody else's turn is on the screen, or the next one waits to be. */
  telling = $state(false);
  /** The telling waits for a key between two steps. */
  paused = $state(false);
  /** Whether an entry tells something that everybody should notice: a new round, the end. */
  solemn: (entry: Entry) => boolean = () => false;
  chat = $state.raw<ChatMessage[]>([]);
  online = $state.raw<string[]>([]);
  watchers = $state(0);
  connected = $state(false);
  /** The language of all that the server says. */
  lang = $state('');
  /** A refusal that ended the connection for good. */
  closed = $state.raw<Problem | null>(null);
  /** True while a move is on its way: another has to wait. */
  busy = $state(false);
  /** True once a move has been on its way for so long that it should be seen. */
  waiting = $state(false);
  /** When the position on the screen was received, for the clocks. */
  received = $state(0);
  /** Called before and after a new position is drawn. */
  before: () => void = () => undefined;
  after: (update: Update) => void = () => undefined;

  #queue = $state.raw<Update[]>([]);
  /** The position received last: what the next changes start from. */
  #newest: Position | null = null;
  /** What others did since this person's last move, as far as this screen has seen it. */
  #since = $state.raw<Update[]>([]);
  #socket: WebSocket | null = null;
  #answers = new Map<string, Waiting>();
  #unanswered = new Map<string, ClientMessage>();
  #tries = 0;
  #over = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wake: ReturnType<typeof setTimeout> | undefined;
  #seen: ReturnType<typeof setTimeout> | undefined;
  #seenChat = false;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  /** Moves that wait to be shown. */
  get behind(): number {
    return this.#queue.length;
  }

  /** The latest position the server has told of, on the screen or not yet. */
  get latest(): Position | null {
    return this.#queue.at(-1)?.position ?? this.position;
  }

  /** What others did since this person's last move can be shown once more. */
  get mayRetell(): boolean {
    return this.#since.length > 0 && this.#queue.length === 0 && !this.telling;
  }

  open(): void {
    const query = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : '';
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/socket${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({
        type: 'hello',
        lang: settings.lang,
        last: this.entries.at(-1)?.seq ?? 0,
        last_chat: this.chat.at(-1)?.id ?? 0,
        changes: true,
      });
      if (document.hidden) this.#look();
    };
    document.addEventListener('visibilitychange', this.#look);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  /** Tell the server whether anybody sees this page: a turn in a hidden window is told by other ways, too. */
  readonly #look = (): void => this.#send({ type: 'looking', looking: !document.hidden });

  close(): void {
    this.#over = true;
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#timer);
    clearTimeout(this.#wake);
    this.#tellSeen();
    this.#socket?.close();
  }

  /** Connect anew: somebody else looks now. */
  again(): void {
    this.entries = [];
    this.chat = [];
    this.moments.clear();
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.open();
  }

  speak(): void {
    if (this.connected) this.#send({ type: 'lang', lang: settings.lang });
  }

  play(move: Move): Promise<Problem | null> {
    return this.#ask((id) => ({ type: 'play', id, move, base: this.entries.at(-1)?.seq ?? null }));
  }

  undo(): Promise<Problem | null> {
    return this.#ask((id) => ({ type: 'undo', id, base: this.entries.at(-1)?.seq ?? null }));
  }

  endTurn(): Promise<Problem | null> {
    return this.#ask((id) => ({ type: 'end_turn', id, base: this.entries.at(-1)?.seq ?? null }));
  }

  /** Tell the server, soon, how far this person has looked, so that nothing seen counts as unread. */
  seen(chat: boolean): void {
    if (document.hidden || this.table?.role !== 'seat') return;
    this.#seenChat ||= chat;
    this.#seen ??= setTimeout(() => this.#tellSeen(), SEEN_AFTER);
  }

  #tellSeen(): void {
    if (this.#seen === undefined) return;
    clearTimeout(this.#seen);
    this.#seen = undefined;
    const chat = this.#seenChat ? (this.chat.at(-1)?.id ?? 0) : 0;
    this.#seenChat = false;
    this.#send({ type: 'seen', seq: this.entries.at(-1)?.seq ?? 0, chat });
  }

  say(text: string): Promise<Problem | null> {
    return this.#ask((id) => ({ type: 'chat', id, text }), false);
  }

  why(move: Move): Promise<Why | null> {
    return new Promise((resolve) => {
      const id = crypto.randomUUID();
      this.#answers.set(id, (message) => resolve(message.type === 'why' ? message.why : null));
      this.#send({ type: 'why', id, move });
    });
  }

  hint(): Promise<Hint[] | Problem> {
    return new Promise((resolve) => {
      const id = crypto.randomUUID();
      this.#answers.set(id, (message) => {
        if (message.type === 'hint') resolve(message.hints.hints);
        if (message.type === 'refused') resolve(message.problem);
      });
      this.#send({ type: 'hint', id });
    });
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.#rest();
    this.paused = false;
    const all = this.#queue;
    this.#queue = [];
    for (const update of all) this.#show(update);
    this.telling = false;
  }

  /** Stop between two steps, or go on. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (paused) this.#rest();
    else this.#advance();
  }

  /** The next step that has words, whatever the pace; after the last one all is told. */
  step(): void {
    this.#rest();
    for (;;) {
      const [next, ...rest] = this.#queue;
      if (!next) return this.skip();
      this.#queue = rest;
      this.#show(next);
      this.telling = true;
      if (this.#letters(next) > 0) return;
    }
  }

  /** Tell once more what others did since this person's last move. */
  retell(): void {
    if (!this.mayRetell) return;
    this.#queue = this.#since;
    this.#advance();
  }

  #ask(make: (id: string) => ClientMessage, move = true): Promise<Problem | null> {
    const id = crypto.randomUUID();
    const message = make(id);
    if (move) {
      this.busy = true;
      // Whoever answers has read enough: the move is not kept waiting behind what is told.
      if (this.#queue.length === 0) this.skip();
    }
    const patience = move ? setTimeout(() => (this.waiting = true), PATIENCE) : undefined;
    return new Promise((resolve) => {
      this.#unanswered.set(id, message);
      this.#answers.set(id, (answer) => {
        clearTimeout(patience);
        if (move) this.busy = this.waiting = false;
        resolve(answer.type === 'refused' ? answer.problem : null);
      });
      this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #answer(id: string, message: ServerMessage): void {
    const waiting = this.#answers.get(id);
    this.#answers.delete(id);
    this.#unanswered.delete(id);
    waiting?.(message);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'update':
        this.#receive(message);
        break;
      case 'change':
        // Changes follow a whole position; without one there is nothing to change.
        if (this.#newest) {
          const position = changed(this.#newest, message.changes);
          this.#receive({ type: 'update', entries: message.entries, position });
        }
        break;
      case 'ack':
      case 'refused':
      case 'why':
      case 'hint':
      case 'pong':
        this.#answer(message.id, message);
        break;
      case 'chat':
        this.chat = [...this.chat, message.message];
        break;
      case 'presence':
        this.online = message.online;
        this.watchers = message.watchers;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'fault':
        this.closed = message.problem;
        break;
    }
  }

  #welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    const known = this.entries.at(-1)?.seq ?? 0;
    const resumed = message.entries.length === 0 || (message.entries[0]?.seq ?? 1) > 1;
    this.table = message.table;
    this.lang = message.lang;
    this.online = message.online;
    this.watchers = message.watchers;
    this.before();
    this.entries = resumed ? [...this.entries, ...message.entries.filter((e) => e.seq > known)] : message.entries;
    this.chat = resumed
      ? [...this.chat, ...message.chat.filter((m) => m.id > (this.chat.at(-1)?.id ?? 0))]
      : message.chat;
    this.position = kept(this.position, message.position);
    this.#newest = message.position;
    if (this.position) this.moments.set(this.position.seq, this.position);
    this.received = performance.now();
    this.#rest();
    this.#queue = this.#since = [];
    this.telling = this.paused = false;
    this.connected = true;
    this.closed = null;
    this.#tries = 0;
    if (message.position) this.after({ type: 'update', entries: [], position: message.position });
    for (const unanswered of this.#unanswered.values()) this.#send(unanswered);
  }

  #receive(update: Update): void {
    this.#newest = update.position;
    this.#queue = [...this.#queue, update];
    this.#advance();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Own moves are shown at once, those of others at the chosen pace. */
  #advance(): void {
    if (this.#timer !== undefined || this.paused) return;
    const [next, ...rest] = this.#queue;
    this.telling = next !== undefined;
    if (!next) return;
    this.#queue = rest;
    this.#show(next);
    const hold = this.#hold(next);
    if (hold === 0) return this.#advance();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#advance();
    }, hold);
  }

  #mine(entry: Entry): boolean {
    return entry.seat !== null && this.table?.mine.includes(entry.seat) === true;
  }

  #theirs({ entries }: Update): Entry[] {
    return entries.filter((entry) => entry.seat !== null && !this.#mine(entry));
  }

  /** How much there is to read of what others did. */
  #letters(update: Update): number {
    return this.#theirs(update)
      .flatMap((entry) => entry.events)
      .reduce((sum, event) => sum + event.text.length, 0);
  }

  /** As long as it takes to read; own moves and steps without words take no time. */
  #hold(update: Update): number {
    const letters = this.#letters(update);
    if (letters === 0) return 0;
    const [found, read] = HOLD[settings.pace];
    return (found + read * letters) * (this.#theirs(update).some((entry) => this.solemn(entry)) ? CEREMONY : 1);
  }

  #show(update: Update): void {
    this.before();
    const known = this.entries.at(-1)?.seq ?? 0;
    const fresh = update.entries.filter((entry) => entry.seq > known);
    if (fresh.length > 0) {
      this.entries = [...this.entries, ...fresh];
      this.#since = fresh.some((entry) => this.#mine(entry)) ? [] : [...this.#since, update];
    }
    this.position = kept(this.position, update.position);
    this.moments.set(update.position.seq, this.position);
    this.received = performance.now();
    this.after(update);
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket || this.#over) return;
    this.connected = false;
    if (code === 4401 || code === 4404 || code === 1008 || code === 1009) {
      this.closed ??= { code: String(code), text: '', rule: null, heading: null };
      return;
    }
    const wait = Math.min(8000, 250 * 2 ** this.#tries++);
    this.#wake = setTimeout(() => this.open(), wait);
  }
}
