/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/**
 * The part of the client that lives on without a page: it keeps the files of one build together, answers when the
 * house cannot be reached, and shows messages while everything is closed.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

// All files of this build, or none: a page and what it loads later are always of the same one.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

/** What can be read without the house: games, rules, guides, printed data, words; and whole lessons. */
const DOCUMENTS = /^\/api\/(house|messages\/\w+\.ftl|games\/\w+\/(rulebook|components|guide|lessons(\/\w+)?|messages\/\w+\.ftl))$/;
registerRoute(
  ({ url, request }) => request.method === 'GET' && url.origin === self.location.origin && DOCUMENTS.test(url.pathname),
  new NetworkFirst({
    cacheName: 'documents',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      {
        // Only used when the house did not answer: the page wants to know.
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          if (!cachedResponse) return cachedResponse;
          const headers = new Headers(cachedResponse.headers);
          headers.set('x-terem-kept', 'yes');
          return new Response(cachedResponse.body, { headers });
        },
      },
    ],
  }),
);

// The first worker takes the open page at once. A later one waits until it is told that no table is open.
clientsClaim();
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'quiet?') event.waitUntil(quiet().then(() => event.ports[0]?.postMessage('quiet')));
});

/** Pages have asked for nothing for so long: what they load comes in one go, with shorter pauses. */
const QUIET = 500;
let underWay = 0;
let lastAsked = 0;
self.addEventListener('fetch', (event) => {
  underWay += 1;
  const done = () => {
    underWay -= 1;
    lastAsked = performance.now();
  };
  void event.handled.then(done, done);
});

async function quiet(): Promise<void> {
  while (underWay > 0 || performance.now() - lastAsked < QUIET) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
}

self.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(show(told));
});

async function show(told: Told): Promise<void> {
  await self.registration.showNotification(told.title, {
    body: told.body,
    tag: told.tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: told.url,
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? '/')));
});

/** Go there in a window that is open, or in a new one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const window = windows.find((one) => one.visibilityState === 'visible') ?? windows[0];
  if (!window) {
    await self.clients.openWindow(path);
    return;
  }
  window.postMessage({ go: path });
  await window.focus();
}
