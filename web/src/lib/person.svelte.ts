import type { CircleChanged, Me, Notice, ServerMessage } from '../wire/types';
import { api } from './api';
import { learning } from './learning.svelte';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { play } from './sound';
import { ui } from './texts.svelte';

/** Who sits before this screen, and what waits for them. */
class Person {
  me = $state.raw<Me | null>(null);
  waiting = $state(0);
  /** Grows whenever the lobby has changed. */
  lobby = $state(0);
  /** Questions and challenges that wait for an answer, and what grows whenever something about people has changed. */
  asked = $state(0);
  circle = $state(0);
  /** The table that was found last. */
  matched = $state<string | null>(null);
  #socket: WebSocket | null = null;
  #tries = 0;

  get id(): string | null {
    return this.me?.person?.id ?? null;
  }

  async meet(): Promise<void> {
    this.#take(await api.me());
  }

  /** A guest at once, without questions; the name can be changed later. */
  async beSomebody(): Promise<void> {
    if (!this.me) await this.meet();
    if (this.me?.person) return;
    this.#take(await api.guest(`${ui('guest-name')} ${Math.floor(Math.random() * 900) + 100}`));
  }

  async rename(name: string): Promise<void> {
    this.#take(this.me?.person ? await api.change({ name }) : await api.guest(name));
  }

  async choosePicture(picture: number): Promise<void> {
    this.#take(await api.change({ picture }));
  }

  async setWebhook(webhook: string): Promise<void> {
    this.#take(await api.change({ webhook }));
  }

  async claim(name: string, password: string): Promise<void> {
    await this.beSomebody();
    this.#take(await api.claim(name, password));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#take(await api.signIn(name, password));
  }

  /** A new password with one of the codes, for whoever has lost theirs. */
  async reset(name: string, code: string, password: string): Promise<void> {
    this.#take(await api.reset(name, code, password));
  }

  async changePassword(old: string, password: string): Promise<void> {
    this.#take(await api.changePassword(old, password));
  }

  async newCodes(password: string): Promise<void> {
    this.#take(await api.newCodes(password));
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.#take(await api.me());
  }

  #take(me: Me): void {
    const before = this.id;
    this.me = me;
    this.waiting = me.waiting;
    this.asked = me.asked;
    if (this.id !== before) {
      // Somebody else sits here now: the notices of the one before are none of theirs.
      const old = this.#socket;
      this.#socket = null;
      old?.close();
    }
    this.#listen();
    void learning.meet(me.person);
  }

  #listen(): void {
    // A game in a frame of another site has no door, and nobody sits before it.
    if (this.#socket || location.pathname.startsWith('/embed/')) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/my/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      // What happened in the lobby meanwhile was not heard.
      if (this.#tries > 0) this.lobby += 1;
      this.#tries = 0;
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === 'notice') this.#notice(message);
      if (message.type === 'lobby') this.lobby += 1;
      if (message.type === 'matched') this.matched = message.table;
      if (message.type === 'circle') this.#people(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (event.code === 4401) return;
      setTimeout(() => this.#listen(), Math.min(30_000, 1000 * 2 ** this.#tries++));
    };
  }

  #people(news: CircleChanged): void {
    this.asked = news.asked;
    this.circle += 1;
    if (!news.text) return;
    play('turn');
    this.#show(news.text, news.url ?? '/people', 'people');
  }

  #notice(notice: Notice): void {
    this.waiting = notice.waiting;
    if (notice.table && !location.pathname.startsWith(`/table/${notice.table}`)) play('turn');
    if (notice.table) this.#show(notice.text ?? ui('your-turn'), `/table/${notice.table}`, notice.table);
  }

  /** A message of the browser, while nobody looks at the page. */
  #show(body: string, path: string, tag: string): void {
    if (!document.hidden || !settings.notify) return;
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const shown = new Notification('Terem', { body, tag, icon: '/icon.svg' });
    shown.onclick = () => {
      window.focus();
      go(path);
      shown.close();
    };
  }
}

export const person = new Person();
