import type {
  AnalysedPosition,
  Analysis,
  AnalyseRequest,
  BlockInfo,
  ChallengeRequest,
  Checked,
  Circle,
  ClauseInfo,
  DayOff,
  DaysOff,
  CreateTable,
  Moments,
  GuideBlock,
  HouseInfo,
  Leaderboard,
  Learning,
  LogList,
  LessonInfo,
  LessonPage,
  LessonPosition,
  LessonRequest,
  MatchState,
  PuzzlePosition,
  PuzzleRequest,
  PuzzleShelf,
  Me,
  MyRecord,
  MyTables,
  NextTable,
  NoticeSettings,
  NoticeWishes,
  Person,
  PersonPage,
  Planning,
  Position,
  Problem,
  PushRequest,
  ReplayInfo,
  ReportRequest,
  ReviewMoment,
  ReviewState,
  Seek,
  SessionList,
  SettingsRequest,
  TableInfo,
  TableList,
  Thoughts,
  Tree,
  TryAnswer,
} from '../wire/types';
import { connection } from './connection.svelte';
import { settings } from './settings.svelte';
import type { Sharing } from './sharing';

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
      : { headers: { 'content-type': 'application/json' }, body: body instanceof Blob ? body : JSON.stringify(body) }),
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

async function send<T>(method: string, path: string, body?: unknown, query?: Record<string, string | number | null>): Promise<T> {
  return (await call(method, address(path, query), body)).json() as Promise<T>;
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
  learning: () => get<Learning>('/api/me/learning'),
  learn: (what: Learning) => send<Learning>('PUT', '/api/me/learning', what),
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
  house: () => get<HouseInfo>('/api/house'),
  rulebook: (game: string) => get<ClauseInfo[]>(`/api/games/${game}/rulebook`),
  components: (game: string) => get<BlockInfo[]>(`/api/games/${game}/components`),
  leaderboard: (game: string) => get<Leaderboard>(`/api/games/${game}/leaderboard`),
  guide: (game: string) => get<GuideBlock[]>(`/api/games/${game}/guide`),
  lessons: (game: string) => get<LessonInfo[]>(`/api/games/${game}/lessons`),
  lessonBook: (game: string, chapter: string) => get<LessonPage[]>(`/api/games/${game}/lessons/${chapter}`),
  lesson: (game: string, chapter: string, what: LessonRequest) =>
    send<LessonPosition>('POST', `/api/games/${game}/lessons/${chapter}`, what),
  /** Every step of every chapter, as the guide leads; kept for when there is no connection. */
  puzzles: (day: string) => get<PuzzleShelf[]>('/api/puzzles', { day }),
  puzzle: (game: string, id: string, what: PuzzleRequest) =>
    send<PuzzlePosition>('POST', `/api/games/${game}/puzzles/${id}`, what),
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
  absent: (id: string, then: 'bot' | 'end' | 'win') => send<TableInfo>('POST', `/api/tables/${id}/absent`, { then }),
  handover: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/handover`, {}),
  share: (id: string, sharing: Sharing) => send<TableInfo>('POST', `/api/tables/${id}/sharing`, { sharing }),
  back: (id: string) => send<TableInfo>('POST', `/api/tables/${id}/back`),
  plan: (id: string) => get<Planning>(`/api/tables/${id}/plan`),
  setPlan: (id: string, moves: unknown[][]) => send<Planning>('PUT', `/api/tables/${id}/plan`, { moves }),
  dropPlan: (id: string) => send<TableInfo>('DELETE', `/api/tables/${id}/plan`),
  /** How I always answer a question; null: ask me again. */
  standing: (id: string, question: string, move: unknown[] | null) =>
    send<TableInfo>('PUT', `/api/tables/${id}/standing`, { question, move }),
  moment: (id: string, seq: number, invite: string | null) => get<Position>(`/api/tables/${id}/moment`, { seq, invite }),
  log: (id: string, invite: string | null) => get<LogList>(`/api/tables/${id}/log`, { invite }),
  replay: (id: string, invite: string | null) => get<ReplayInfo>(`/api/tables/${id}/replay`, { invite }),
  moments: (id: string, from: number, to: number, invite: string | null, seat: number | null = null) =>
    get<Moments>(`/api/tables/${id}/replay/moments`, { from, to, invite, seat }),
  review: (id: string, invite: string | null) => get<ReviewState>(`/api/tables/${id}/review`, { invite }),
  startReview: (id: string, invite: string | null) => send<ReviewState>('POST', `/api/tables/${id}/review`, {}, { invite }),
  reviewMoment: (id: string, index: number, invite: string | null) =>
    get<ReviewMoment>(`/api/tables/${id}/review/moments/${index}`, { invite }),
  record: (id: string) => get<MyRecord>(`/api/tables/${id}/record`),
  analyse: (what: AnalyseRequest, invite: string | null = null) => send<Analysis>('POST', '/api/analyses', what, { invite }),
  analysis: (id: string) => get<Analysis>(`/api/analyses/${id}`),
  keepTree: (id: string, tree: Tree) => send<unknown>('PUT', `/api/analyses/${id}`, tree),
  analysed: (id: string, line: unknown[][]) => send<AnalysedPosition>('POST', `/api/analyses/${id}/position`, { line }),
  think: (id: string, line: unknown[][], step: number) => send<Thoughts>('POST', `/api/analyses/${id}/think`, { line, step }),
  checkPosition: (dump: unknown) => send<Checked>('POST', '/api/analyses/check', { dump }),
  tryAgain: (id: string, index: number, move: unknown[], invite: string | null) =>
    send<TryAnswer>('POST', `/api/tables/${id}/review/try`, { index, move }, { invite }),
  exportAddress: (id: string, invite: string | null = null) => address(`/api/tables/${id}/export`, { invite }),
  /** A saved game as it stands in its file: numbers in it may be longer than the browser can count. */
  takeIn: async (text: string) =>
    (await call('POST', address('/api/tables/import'), new Blob([text], { type: 'application/json' }))).json() as Promise<TableInfo>,
  mine: () => get<MyTables>('/api/my/tables'),
  next: () => get<NextTable>('/api/my/next'),
  person: (id: string) => get<PersonPage>(`/api/people/${id}`),
  findPerson: (name: string) => get<Person>('/api/people', { name }),
  circle: () => get<Circle>('/api/my/circle'),
  setTie: (id: string, tie: 'friend' | 'none' | 'blocked') => send<Circle>('PUT', `/api/people/${id}/tie`, { tie }),
  challenge: (id: string, what: ChallengeRequest) => send<TableInfo>('POST', `/api/people/${id}/challenge`, what),
  decline: (table: string) => send<Circle>('DELETE', `/api/my/challenges/${table}`),
  report: (id: string, what: ReportRequest) => send<unknown>('POST', `/api/people/${id}/report`, what),
  match: () => get<MatchState>('/api/my/match'),
  seek: (wish: Seek) => send<MatchState>('PUT', '/api/my/match', wish),
  stopSeeking: () => send<MatchState>('DELETE', '/api/my/match'),
  /** The page is about to go: nobody waits for the answer. */
  leaveMatch: () => void fetch('/api/my/match', { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(() => undefined),
};
