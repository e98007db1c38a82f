import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idSchema } from '@fap/shared/kernel/schemas.ts';
import { Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { redact } from '@fap/shared/privacy/redact.ts';
import { clusterTitle } from '@fap/shared/reports/cluster-title.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, makeCluster, makeSubmission } from './testing/factories.ts';
import { HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import type { TestResponse } from './testing/send-request.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const DATA = fileURLToPath(new URL('../../../shared/data/bad_input/', import.meta.url));
const hasData = existsSync(DATA);
const LANES = 4;
/** Fewer than the puzzle page lists. */
const PIECES_PER_CLUSTER = 150;

let server: TestServer;
let cookie: string;
let reporterName: string;
beforeAll(async () => {
  server = await startTestServer();
  const reporter = await makeAccount(server.world);
  reporterName = reporter.displayName;
  cookie = await server.signIn(reporter);
});
afterAll(() => server.stop());

/** Expects no 5xx: invalid input is answered with 4xx and a message. */
function expectNoServerError(answer: TestResponse, about: string): void {
  expect(answer.status, `${about}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status >= 400 && answer.headers.get('content-type')?.includes('json')) {
    expect(answer.json<{ message: string }>().message, about).toMatch(/\S/u);
  }
}

async function forEach<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as T, index);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const label = (text: string) => JSON.stringify(text).slice(0, 80);

async function sendPieces(texts: readonly string[]): Promise<void> {
  const { clusterId } = await makeCluster(server.world);
  const stored: string[] = [];
  await forEach(texts, async (text, index) => {
    const json = { clusterId, layer: (index % 14) + 1, content: text };
    const answer = await server.send('POST', '/api/puzzle/contribute', { cookie, json });
    const isGood = text.trim() !== '' && isStorable(text) && text.trim().length <= 5_000;
    expect(answer.status, `${label(text)}: ${answer.text.slice(0, 200)}`).toBe(isGood ? 201 : 400);
    if (!isGood) return;
    stored.push(text.trim());
    expect(answer.json<{ contribution: { content: string } }>().contribution.content).toBe(text.trim());
  });
  const puzzle = await server.send('GET', `/api/puzzle/${clusterId}`, { cookie });
  const { contributions } = puzzle.json<{ contributions: { content: string; origin: string }[] }>();
  const shown = contributions.filter(({ origin }) => origin === 'agent').map(({ content }) => content);
  expect(shown.sort()).toEqual(stored.sort());
}

function describeTexts(texts: () => Promise<readonly string[]>): void {
  test('as a piece: stored and returned exactly as sent, or refused with a reason', async () => {
    const all = await texts();
    for (let from = 0; from < all.length; from += PIECES_PER_CLUSTER) {
      await sendPieces(all.slice(from, from + PIECES_PER_CLUSTER));
    }
  });

  test('as every text of a report', async () => {
    await forEach(await texts(), async (text) => {
      const json = {
        ...makeSubmission(server.world),
        scamName: text,
        scamPersonas: text,
        evidence: text,
        amountInvolved: text,
      };
      const answer = await server.send('POST', '/api/clusters', { cookie, json });
      expectNoServerError(answer, label(text));
      // The name is public. A report that joined is answered with the name of its cluster.
      if (answer.status === 201 && !answer.json().joined) {
        const placeholders = new Placeholders('of a new cluster');
        const title = clusterTitle({ ...makeSubmission(server.world), ...json, scamName: text.trim() }, [
          reporterName,
        ]);
        const shown = redact(title, { grade: 'crowd', placeholders, victimNames: [reporterName] });
        expect(answer.json().clusterName).toBe(shown);
      }
    });
    expect((await server.send('GET', '/api/clusters', { cookie })).status).toBe(200);
  });

  test('as a text to analyse', async () => {
    await forEach(await texts(), async (text) => {
      const answer = await server.send('POST', '/api/evidence/analyze-text', { cookie, json: { text } });
      expectNoServerError(answer, label(text));
      if (answer.status !== 200) return;
      const { spans } = answer.json<{ spans: { start: number; end: number }[] }>();
      for (const { start, end } of spans) expect(start >= 0 && start < end && end <= text.length).toBe(true);
    });
  });

  test('in the sign-in and sign-up forms', async () => {
    await forEach(await texts(), async (text, index) => {
      const signUp = { email: text, password: text, displayName: text };
      expectNoServerError(await server.send('POST', '/api/signup', { form: signUp }), label(text));
      // Each failed sign-in costs a whole password hash on purpose, so only every eighth text is tried.
      if (index % 8 !== 0) return;
      const answer = await server.send('POST', '/api/login', { form: { email: text, password: text } });
      expect([401, 429]).toContain(answer.status);
    });
  });

  test('in paths, queries, headers and cookies', async () => {
    await forEach(await texts(), async (text) => {
      const encoded = encodeURIComponent(text.toWellFormed());
      const answer = await server.send('GET', `/api/puzzle/${encoded}`, { cookie });
      // An empty part is no parameter; "." and ".." are removed from a path before it is sent.
      const isId = v.is(idSchema, text) && !/^\.{1,2}$/u.test(text);
      if (isId) expect(answer.status, label(text)).toBe(404);
      else expect([200, 400, 401, 404, 405], label(text)).toContain(answer.status);
      expectNoServerError(
        await server.send('GET', `/api/app-config?q=${encoded}&${encoded}=1`, { cookie }),
        label(text),
      );
      const page = await server.send('GET', `/${encoded}`);
      // Before the web app is built, every page is a 503 that says so.
      if (!page.text.includes('is not built')) expectNoServerError(page, label(text));
      const headers = { cookie: `fap_session=${encoded}`, 'x-forwarded-for': encoded, accept: encoded };
      const session = await server.send('GET', '/api/auth/user', { headers });
      expect(session.status, label(text)).toBe(401);
    });
  });
}

describe('hostile texts of our own list', () => describeTexts(async () => HOSTILE_TEXTS));

describe.skipIf(!hasData)(
  'hostile texts of ../shared (big list of naughty strings)',
  { timeout: 120_000 },
  () => {
    describeTexts(async () => JSON.parse(await readFile(join(DATA, 'blns/blns.json'), 'utf8')) as string[]);
  },
);

describe.skipIf(!hasData)('JSON of ../shared (JSONTestSuite)', { timeout: 60_000 }, () => {
  const folder = join(DATA, 'JSONTestSuite/test_parsing');
  test.for(['/api/puzzle/contribute', '/api/clusters', '/api/evidence/analyze-text'])(
    '%s refuses every file with 400, and names invalid JSON exactly when it is invalid',
    async (path) => {
      const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      expect(files.length).toBeGreaterThan(300);
      await forEach(files, async (name) => {
        const body = new Uint8Array(await readFile(join(folder, name)));
        const headers = { 'content-type': 'application/json' };
        const answer = await server.send('POST', path, { cookie, headers, body });
        expect(answer.status, name).toBe(400);
        const isNoJson = /not JSON|not UTF-8/u.test(answer.text);
        if (name.startsWith('n_')) expect(isNoJson, name).toBe(true);
        if (name.startsWith('y_')) expect(isNoJson, name).toBe(false);
      });
    },
  );
});

describe('malformed HTTP requests', () => {
  const REQUESTS = [
    'GET /api/puzzle/%zz HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /api/puzzle/%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /api/puzzle/\x80\xff HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET //evil.example/api/clusters HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET http://evil.example/api/clusters HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /assets/%00 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /.build-stamp%00 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /api/app-config HTTP/1.1\r\n\r\n',
    'GET /api/app-config HTTP/1.1\r\nHost: x y z\r\n\r\n',
    'GET /api/app-config HTTP/1.1\r\nHost: \r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
    'TRACE /api/clusters HTTP/1.1\r\nHost: x\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /socket.io/?EIO=4&transport=nothing HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /socket.io/?EIO=4&transport=polling&sid=made-up HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /yjs/%zz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET // HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'nonsense\r\n\r\n',
  ];
  test.for(REQUESTS.map((request) => [label(request), request] as const))('%s', async ([, request]) => {
    const status = await sendRaw(server.url, request);
    expect(status === null || status < 500 || status === 503, String(status)).toBe(true);
    expect((await server.send('GET', '/healthz')).status).toBe(200);
  });
});

/** Sends bytes and gives the status of the answer; null when the connection was closed without one. */
function sendRaw(url: string, request: string): Promise<number | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    const timer = setTimeout(() => reject(new Error('no answer')), 10_000);
    let answer = '';
    const done = (status: number | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const [, status] = /^HTTP\/1\.\d (\d{3})/u.exec(answer) ?? [];
      if (status) done(Number(status));
    });
    socket.on('close', () => done(null));
    socket.on('error', () => done(null));
  });
}
