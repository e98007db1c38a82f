/**
 * The service worker: it keeps the app's shell, so that a reload without network shows the app, and shows notices that are
 * pushed. It never touches calls, sockets or evidence. The build strips the types and puts the constants in front (`vite.config.ts`); it imports nothing.
 */

/** The page and the files it starts with, and a hash over them: another build is another worker with its own cache. */
declare const SHELL_PAGE: string;
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;
/** The screen of the notices. */
declare const INBOX: string;
/** The screen of first help, below which the public pages are. */
declare const FIRST_HELP: string;

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface AskEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushedEvent extends LifeEvent {
  readonly data: { json(): unknown } | null;
}
interface NoticeClickEvent extends LifeEvent {
  readonly notification: { close(): void };
}
interface AppWindow {
  readonly url: string;
  focus(): Promise<AppWindow>;
  navigate(url: string): Promise<unknown>;
}
interface WorkerScope {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly AppWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    showNotification(
      title: string,
      options: { body: string; tag: string; icon: string; lang: string },
    ): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', handle: (event: LifeEvent) => void): void;
  addEventListener(name: 'push', handle: (event: PushedEvent) => void): void;
  addEventListener(name: 'notificationclick', handle: (event: NoticeClickEvent) => void): void;
  addEventListener(name: 'fetch', handle: (event: AskEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const PREFIX = 'shell-';
const CACHE = `${PREFIX}${SHELL_VERSION}`;
/** Paths of the server that are no screens. */
const SERVER_PATHS = /^\/(?:api|socket\.io|yjs|healthz|readyz|metrics)(?:\/|$)/u;
/** Files whose names hold their hash. */
const HASHED_FILES = /^\/assets\//u;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json())));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInbox());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVER_PATHS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (HASHED_FILES.test(pathname)) event.respondWith(assetOf(request));
  else if (SHELL_FILES.includes(pathname)) event.respondWith(otherFileOf(request));
});

/** Shows a pushed notice; a later one of the same tag takes its place. Browsers end the subscription of a worker that shows nothing. */
function showNotice(pushed: unknown): Promise<void> {
  const { title, text, tag, language } = (pushed ?? {}) as {
    title?: string;
    text?: string;
    tag?: string;
    language?: string;
  };
  return worker.registration.showNotification(title ?? 'There is something new', {
    body: text ?? 'Open the app to read it.',
    tag: tag ?? 'notice',
    lang: language ?? 'en',
    icon: SHELL_FILES.find((path) => path.endsWith('icon-192.png')) ?? '',
  });
}

/** Leads to the inbox, in a window of the app that is open already if there is one. */
async function openInbox(): Promise<void> {
  const inbox = new URL(INBOX, worker.location.origin).href;
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) return void (await worker.clients.openWindow(inbox));
  await (await open.focus()).navigate(inbox);
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may hold the page of the build before.
  await cache.addAll([SHELL_PAGE, ...SHELL_FILES].map((path) => new Request(path, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A screen: from the network, so that a new build is seen at once; without network the page of this worker's build. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname } = new URL(request.url);
    // The server writes these pages; without it first help is nearest.
    if (pathname.startsWith(`${FIRST_HELP}/`)) return Response.redirect(FIRST_HELP, 302);
    const page = await kept(SHELL_PAGE);
    if (page) return page;
    throw error;
  }
}

/** A file whose name holds its hash: it never changes, so one copy is enough. */
async function assetOf(request: Request): Promise<Response> {
  const copy = await kept(request);
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Icons and the like, whose names stay when they change. */
async function otherFileOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await kept(request);
    if (copy) return copy;
    throw error;
  }
}

const kept = async (request: Request | string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request);
