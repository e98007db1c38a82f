// @vitest-environment node
import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import source from './service-worker.ts?raw';

const SOURCE = stripTypeScriptTypes(source);
const ORIGIN = 'https://app.test';

/** The caches of a browser, as far as the worker uses them: names, and the answers by path. */
type Caches = Map<string, Map<string, string>>;

/** Runs the worker of one build over these caches; the network has the files of `served`, or is away. */
function startWorker(version: string, stored: Caches, served: Record<string, string> | null) {
  const handlers: Record<string, (event: object) => void> = {};
  const pathOf = (asked: Request | string) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
  const fetched: string[] = [];
  const fetch = async (asked: Request | string) => {
    const path = pathOf(asked);
    fetched.push(path);
    if (!served) throw new TypeError('no network');
    return new Response(served[path] ?? 'missing', { status: path in served ? 200 : 404 });
  };
  const openCache = (name: string) => {
    const files = stored.get(name) ?? new Map<string, string>();
    stored.set(name, files);
    const put = async (asked: Request | string, answer: Response) => {
      files.set(pathOf(asked), await answer.text());
    };
    return {
      put,
      match: async (asked: Request | string) => {
        const text = files.get(pathOf(asked));
        return text === undefined ? undefined : new Response(text);
      },
      addAll: async (list: Request[]) => {
        const answers = await Promise.all(list.map(fetch));
        if (answers.some(({ ok }) => !ok)) throw new TypeError('a file is missing');
        for (const [index, request] of list.entries()) await put(request, answers[index] as Response);
      },
    };
  };
  const world = createContext({
    SHELL_PAGE: '/index.html',
    SHELL_FILES: ['/assets/start-1.js', '/favicon.svg'],
    SHELL_VERSION: version,
    FIRST_HELP: '/help',
    URL,
    Request: class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, ORIGIN), init);
      }
    },
    fetch,
    caches: {
      open: async (name: string) => openCache(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    location: { origin: ORIGIN },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (name: string, handle: (event: object) => void) => {
      handlers[name] = handle;
    },
  });
  runInContext(SOURCE, world);
  const live = async (name: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    handlers[name]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  /** The answer of the worker; null: it leaves the request to the browser. */
  const ask = async (path: string, { mode = 'no-cors', method = 'GET', origin = ORIGIN } = {}) => {
    let answer: Promise<Response> | null = null;
    const request = { url: `${origin}${path}`, mode, method };
    handlers.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    const given = answer as Promise<Response> | null;
    return given === null ? null : (await given).text();
  };
  return { live, ask, fetched };
}

const SERVED = {
  '/': 'the landing page',
  '/index.html': 'page 1',
  '/assets/start-1.js': 'start 1',
  '/favicon.svg': 'icon',
  '/clusters': 'page 1',
};
let stored: Caches;
beforeEach(async () => {
  stored = new Map();
  const worker = startWorker('one', stored, SERVED);
  await worker.live('install');
  await worker.live('activate');
});

describe('without network', () => {
  const offline = () => startWorker('one', stored, null);

  it('every screen is the kept page, and the files it starts with are there', async () => {
    for (const path of ['/', '/clusters', '/puzzle/cluster-001'])
      expect(await offline().ask(path, { mode: 'navigate' })).toBe('page 1');
    expect(await offline().ask('/assets/start-1.js')).toBe('start 1');
    expect(await offline().ask('/favicon.svg')).toBe('icon');
  });

  it('what was never kept fails as without a worker', async () => {
    await expect(offline().ask('/assets/other-1.js')).rejects.toThrow('no network');
  });
});

it('calls, sockets, other sites and writes are left to the browser', async () => {
  const worker = startWorker('one', stored, SERVED);
  for (const path of ['/api/auth/user', '/api/login', '/socket.io/', '/yjs/puzzle:1', '/readyz'])
    for (const mode of ['cors', 'navigate']) expect(await worker.ask(path, { mode }), path).toBeNull();
  expect(await worker.ask('/', { mode: 'navigate', origin: 'https://other.test' })).toBeNull();
  expect(await worker.ask('/', { mode: 'navigate', method: 'POST' })).toBeNull();
  expect(worker.fetched).toEqual([]);
});

it('a screen comes from the network while there is one, a hashed file from it only once', async () => {
  const worker = startWorker('one', stored, { ...SERVED, '/': 'page 2', '/assets/late-1.js': 'late' });
  expect(await worker.ask('/', { mode: 'navigate' })).toBe('page 2');
  for (let count = 0; count < 2; count += 1) expect(await worker.ask('/assets/late-1.js')).toBe('late');
  expect(worker.fetched).toEqual(['/', '/assets/late-1.js']);
});

it('the worker of a new build replaces the cache of the old one, but not before all its files are kept', async () => {
  stored.set('drafts', new Map());
  const broken = startWorker('two', stored, { '/index.html': 'page 2' });
  await expect(broken.live('install')).rejects.toThrow('a file is missing');
  expect(await startWorker('one', stored, null).ask('/', { mode: 'navigate' })).toBe('page 1');
  const whole = startWorker('two', stored, { ...SERVED, '/index.html': 'page 2' });
  await whole.live('install');
  await whole.live('activate');
  expect([...stored.keys()].toSorted()).toEqual(['drafts', 'shell-two']);
  expect(await startWorker('two', stored, null).ask('/', { mode: 'navigate' })).toBe('page 2');
});
