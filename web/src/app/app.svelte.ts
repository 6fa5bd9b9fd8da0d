import { api } from '../lib/api';
import { connection } from '../lib/connection.svelte';
import { person } from '../lib/person.svelte';
import { go } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';

/** While the house does not answer it is asked again after so long. */
const AGAIN = 15_000;
/** A page with a table on it holds this lock, together with others: no new build takes over meanwhile. */
const AT_TABLE = 'terem-table';
/** The file this build begins with: its name changes with every build. */
const BUILD = new URL(import.meta.url).pathname;
/** A worker that does not answer within so long is not asked any further. */
const LONG_ENOUGH = 5000;
const WARMED = 'terem-read';

/** Terem as an app: the worker behind it, new builds, what can be read without the house. */
class App {
  registration = $state.raw<ServiceWorkerRegistration | null>(null);
  /** A new build is here and waits to be loaded. */
  fresh = $state(false);
  /** It is loaded as soon as no table is open any more. */
  patient = $state(false);

  async start(): Promise<void> {
    addEventListener('offline', () => (connection.lost = true));
    addEventListener('online', () => void this.knock());
    setInterval(() => connection.lost && void this.knock(), AGAIN);
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    const workers = navigator.serviceWorker;
    workers.addEventListener('message', (event: MessageEvent<{ go?: string }>) => event.data.go && go(event.data.go));
    const first = workers.controller === null;
    workers.addEventListener('controllerchange', () => {
      if (first && !this.fresh) return void this.#read();
      // Another build has taken over, with no table open anywhere: nothing is lost by beginning anew.
      location.reload();
    });
    try {
      const found = await workers.register('/worker.js');
      this.registration = found;
      if (found.waiting && workers.controller) this.#arrived();
      found.addEventListener('updatefound', () => {
        const next = found.installing;
        next?.addEventListener('statechange', () => {
          if (next.state === 'installed' && workers.controller) this.#arrived();
        });
      });
      // An app that stays open for days asks now and then.
      document.addEventListener('visibilitychange', () => !document.hidden && void found.update().catch(() => undefined));
    } catch {
      // Without a worker (a private window, a browser that forbids it) everything works but this.
      return;
    }
    if (workers.controller) void this.#read();
  }

  /** Does the house answer again? */
  async knock(): Promise<void> {
    await person.meet().catch(() => undefined);
  }

  #arrived(): void {
    this.fresh = true;
    // At the door, in the first moments, nobody notices.
    if (performance.now() < 3000 && location.pathname === '/') void this.renew(true);
  }

  /** Load the new build as soon as no table is open in any window (`now`: or not at all). */
  async renew(now = false): Promise<void> {
    this.patient = !now;
    await navigator.locks.request(AT_TABLE, { ifAvailable: now }, async (lock) => {
      if (lock) await this.#quiet();
      // Asked until it has happened: a browser may let the old worker finish its work first, and forget.
      while (lock && this.registration?.waiting) {
        this.registration.waiting.postMessage('take-over');
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    });
  }

  /**
   * Until no page asks the old worker for anything. A request that comes while it is being stopped starts it again, and
   * Chromium then puts the new one off for minutes: it heeds only the first asking.
   */
  async #quiet(): Promise<void> {
    const old = this.registration?.active;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      setTimeout(resolve, LONG_ENOUGH);
      old?.postMessage('quiet?', [port2]);
    });
  }

  /** Hold on to this build as long as a table is open; the answer lets go. */
  hold(): () => void {
    if (!('locks' in navigator)) return () => undefined;
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks.request(AT_TABLE, { mode: 'shared' }, () => held);
    return release;
  }

  /** Fetch what can be read without the house, once for each build and language. */
  async #read(): Promise<void> {
    const mark = `${BUILD} ${settings.lang}`;
    if (localStorage.getItem(WARMED) === mark) return;
    try {
      const { games } = await api.house();
      for (const { id } of games) {
        const [chapters] = await Promise.all([api.lessons(id), api.rulebook(id), api.guide(id), api.components(id), api.words(id, settings.lang)]);
        await Promise.all(chapters.map((one) => api.lessonBook(id, one.id)));
      }
      localStorage.setItem(WARMED, mark);
    } catch {
      // Another time.
    }
  }
}

export const app = new App();
