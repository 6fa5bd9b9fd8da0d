export type Route =
  | { page: 'door' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; at: number | null; invite: string | null }
  | { page: 'review'; id: string; at: number | null; invite: string | null }
  | { page: 'embed'; id: string; at: number | null }
  | { page: 'analysis'; id: string | null; game: string | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'learn'; game: string; chapter: string | null }
  | { page: 'guide'; game: string }
  | { page: 'puzzles'; game: string | null; id: string | null }
  | { page: 'people' }
  | { page: 'person'; id: string }
  | { page: 'match' }
  | { page: 'companion'; game: string | null; score: boolean }
  | { page: 'settings' }
  | { page: 'link'; what: 'mail' | 'unsubscribe' | 'reset'; link: string; name: string }
  | { page: 'lost' };

/** A moment of a replay; a bad link opens at the start. */
function moment(text: string | undefined): number | null {
  const found = Number(text);
  return text && Number.isInteger(found) && found >= 0 ? found : null;
}

function read(): Route {
  const parts = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(location.search);
  const [first, second, third, fourth] = parts;
  if (!first) return { page: 'door' };
  if (first === 'table' && second) {
    if (third === 'replay') return { page: 'replay', id: second, at: moment(fourth), invite: query.get('invite') };
    if (!third) return { page: 'table', id: second, invite: query.get('invite') };
  }
  if (first === 'review' && second) return { page: 'review', id: second, at: moment(third), invite: query.get('invite') };
  if (first === 'embed' && second && parts.length <= 3) return { page: 'embed', id: second, at: moment(third) };
  if (first === 'analysis' && !third) return { page: 'analysis', id: second ?? null, game: query.get('game') };
  if (first === 'rules' && second) {
    return { page: 'rules', game: second, clause: location.hash.slice(1) || null };
  }
  if (first === 'learn' && second) return { page: 'learn', game: second, chapter: third ?? null };
  if (first === 'guide' && second) return { page: 'guide', game: second };
  if (first === 'puzzles') return { page: 'puzzles', game: second ?? null, id: third ?? null };
  if (first === 'match' && !second) return { page: 'match' };
  if (first === 'people' && !second) return { page: 'people' };
  if (first === 'people' && second) return { page: 'person', id: second };
  if (first === 'companion' && (!third || (third === 'score' && !fourth))) {
    return { page: 'companion', game: second ?? null, score: third === 'score' };
  }
  if (first === 'settings' && !second) return { page: 'settings' };
  if ((first === 'mail' || first === 'unsubscribe') && second) return { page: 'link', what: first, link: second, name: '' };
  if (first === 'reset' && second && third) return { page: 'link', what: 'reset', name: second, link: third };
  return { page: 'lost' };
}

let current = $state.raw<Route>(read());

let titled = $state('');

export const route = {
  get now(): Route {
    return current;
  },
  /** What the page shows, as it stands in the window's title before the name of the house. */
  get title(): string {
    return titled && `${titled} · `;
  },
  set title(text: string) {
    titled = text;
  },
};

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  titled = '';
  current = read();
  if (!replace) scrollTo(0, 0);
}

/** The replay of a table. */
export function replayPath(id: string, invite: string | null, moment: number | null = null): string {
  const code = invite ? `?invite=${encodeURIComponent(invite)}` : '';
  return `/table/${id}/replay${moment === null ? '' : `/${moment}`}${code}`;
}

/** The review of a table, at a moment of its game. */
export function reviewPath(id: string, invite: string | null, moment: number | null = null): string {
  const code = invite ? `?invite=${encodeURIComponent(invite)}` : '';
  return `/review/${id}${moment === null ? '' : `/${moment}`}${code}`;
}

export const analysisPath = (id: string): string => `/analysis/${id}`;

/** The address changes, the page does not: for the moment of a replay. */
export function keepAddress(path: string): void {
  history.replaceState(null, '', path);
}

export function keepRoute(): void {
  addEventListener('popstate', () => (current = read()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
