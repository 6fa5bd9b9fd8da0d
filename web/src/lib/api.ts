import type {
  BlockInfo,
  ClauseInfo,
  DayOff,
  DaysOff,
  CreateTable,
  Frames,
  GuideBlock,
  House,
  Leaderboard,
  LogList,
  LessonInfo,
  LessonPosition,
  LessonRequest,
  Me,
  MyTables,
  NextTable,
  NoticeSettings,
  NoticeWishes,
  PersonPage,
  Problem,
  PushRequest,
  ReplayInfo,
  SessionList,
  SettingsRequest,
  TableInfo,
  TableList,
} from '../wire/types';
import { connection } from './connection.svelte';
import { settings } from './settings.svelte';

/** A refusal of the server, with its sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server cannot be reached. */
export class Unanswered extends Error {}

function address(path: string, query: Record<string, string | number | null | undefined> = {}): string {
  const asked = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) asked.set(name, String(value));
  }
  return `${path}?${asked.toString()}`;
}

async function call(method: string, url: string, body?: unknown): Promise<Response> {
  const asked = fetch(url, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = await asked.catch((error: unknown) => {
    connection.lost = true;
    throw new Unanswered(String(error));
  });
  // What was kept by the browser says nothing of the house.
  connection.lost = answer.headers.has('x-terem-kept');
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(
      answer.status,
      problem ?? { code: 'unknown', text: answer.statusText, rule: null, heading: null },
    );
  }
  return answer;
}

async function get<T>(path: string, query?: Record<string, string | number | null | undefined>): Promise<T> {
  return (await call('GET', address(path, query))).json() as Promise<T>;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await call(method, address(path), body)).json() as Promise<T>;
}

export const api = {
  me: () => get<Me>('/api/me'),
  guest: (name: string) => send<Me>('POST', '/api/guests', { name, lang: settings.lang }),
  claim: (name: string, password: string) => send<Me>('POST', '/api/me/claim', { name, password }),
  signIn: (name: string, password: string) => send<Me>('POST', '/api/session', { name, password }),
  signOut: () => send<unknown>('DELETE', '/api/session'),
  reset: (name: string, code: string, password: string) =>
    send<Me>('POST', '/api/session/reset', { name, code, password }),
  changePassword: (old: string, password: string) => send<Me>('POST', '/api/me/password', { old, new: password }),
  newCodes: (password: string) => send<Me>('POST', '/api/me/codes', { password }),
  sessions: () => get<SessionList>('/api/me/sessions'),
  signOutElsewhere: () => send<unknown>('DELETE', '/api/me/sessions'),
  signOutThere: (session: string) => send<unknown>('DELETE', `/api/me/sessions/${session}`),
  myDataAddress: () => address('/api/me/export'),
  notices: () => get<NoticeSettings>('/api/me/notices'),
  wish: (wishes: NoticeWishes) => send<NoticeSettings>('PUT', '/api/me/notices', wishes),
  daysOff: () => get<DaysOff>('/api/me/days-off'),
  setDaysOff: (days: DayOff[]) => send<DaysOff>('PUT', '/api/me/days-off', { days }),
  setMail: (address: string) => send<unknown>('POST', '/api/me/mail', { address }),
  removeMail: () => send<NoticeSettings>('DELETE', '/api/me/mail'),
  confirmMail: (link: string) => send<unknown>('POST', '/api/mail/confirm', { link }),
  unsubscribe: (link: string) => send<unknown>('POST', `/api/unsubscribe/${encodeURIComponent(link)}`),
  addPush: (what: PushRequest) => send<NoticeSettings>('POST', '/api/me/push', what),
  removePush: (endpoint: string) => send<NoticeSettings>('DELETE', '/api/me/push', { endpoint }),
  forgotten: (name: string) => send<unknown>('POST', '/api/session/forgotten', { name }),
  change: (what: SettingsRequest) => send<Me>('PATCH', '/api/me', what),
  house: () => get<House>('/api/house'),
  rulebook: (game: string) => get<ClauseInfo[]>(`/api/games/${game}/rulebook`),
  components: (game: string) => get<BlockInfo[]>(`/api/games/${game}/components`),
  leaderboard: (game: string) => get<Leaderboard>(`/api/games/${game}/leaderboard`),
  guide: (game: string) => get<GuideBlock[]>(`/api/games/${game}/guide`),
  lessons: (game: string) => get<LessonInfo[]>(`/api/games/${game}/lessons`),
  lesson: (game: string, chapter: string, what: LessonRequest) =>
    send<LessonPosition>('POST', `/api/games/${game}/lessons/${chapter}`, what),
  words: async (game: string, lang: string) =>
    (await call('GET', `/api/games/${game}/messages/${lang}.ftl`)).text(),
  tables: (game: string | null = null, page = 0) => get<TableList>('/api/tables', { game, page }),
  create: (table: CreateTable) => send<TableInfo>('POST', '/api/tables', table),
  table: (id: string, invite: string | null) => get<TableInfo>(`/api/tables/${id}`, { invite }),
  join: (id: string, invite: string | null) => send<TableInfo>('POST', `/api/tables/${id}/join`, { invite }),
  leave: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/leave`),
  remove: (id: string) => send<unknown>('DELETE', `/api/tables/${id}`),
  fill: (id: string, seat: number, level: string | null) =>
    send<TableInfo>('POST', `/api/tables/${id}/seats/${seat}`, { level }),
  start: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/start`),
  rematch: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/rematch`),
  resign: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/resign`, {}),
  close: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/close`),
  absent: (id: string, then: 'bot' | 'end') => send<TableInfo>('POST', `/api/tables/${id}/absent`, { then }),
  handover: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/handover`, {}),
  back: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/back`),
  log: (id: string, invite: string | null) => get<LogList>(`/api/tables/${id}/log`, { invite }),
  replay: (id: string, invite: string | null) => get<ReplayInfo>(`/api/tables/${id}/replay`, { invite }),
  frames: (id: string, from: number, to: number, invite: string | null) =>
    get<Frames>(`/api/tables/${id}/replay/frames`, { from, to, invite }),
  exportAddress: (id: string, invite: string | null = null) => address(`/api/tables/${id}/export`, { invite }),
  mine: () => get<MyTables>('/api/my/tables'),
  next: () => get<NextTable>('/api/my/next'),
  person: (id: string) => get<PersonPage>(`/api/people/${id}`),
};
