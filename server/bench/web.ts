import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { startServerProcess } from '../scripts/server-process.ts';
import { launchBrowser } from './launch-browser.ts';
import { describeMachine, PAGES } from './live/machine/describe-machine.ts';
import { median } from './live/stats/median.ts';
import { describeStolenTime, measureProcessorTime } from './stolen-time.ts';
import { loadPage, type PageLoad, type PageVisit } from './web/load-page.ts';

/**
 * Measures the first load of pages in a real browser with a processor slowed down four times, on a server with the demo data, beside
 * the same pages rendered by the browser and a page with one heading, which shows what the machine itself takes.
 * `node server/bench/web.ts [loads]`.
 */
const LOADS = Number(process.argv[2] ?? 5);
const SLOWER = 4;

await ensureWebBuilt();
const stolen = measureProcessorTime();
const dataDir = await mkdtemp(join(tmpdir(), 'fap-web-bench-'));
const server = await startServerProcess({
  PORT: '0',
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  DATA_MODE: 'demo',
  LIMITS_FACTOR: '1000',
  LOG_LEVEL: 'warn',
});
const { url } = server;
const signedIn = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
const form = { email: 'agent1@demo.test', password: 'demo-pass-2026' };
await signedIn.post('/api/login', { form, maxRedirects: 0 });
const clusters = (await (await signedIn.get('/api/clusters')).json()) as { id: string }[];
const [cluster] = clusters;
if (!cluster) throw new Error('the demo data has no cluster whose puzzle could be opened');
const storageState = await signedIn.storageState();
const appPage = await (await signedIn.get('/index.html')).text();

/** The page of the app at an address that has a rendered one. */
const renderedByBrowser: NonNullable<PageVisit['prepare']> = (page) =>
  page.route(
    (at) => ['/', '/help'].includes(at.pathname),
    (route) => route.fulfill({ contentType: 'text/html', body: appPage }),
  );
const oneHeading: NonNullable<PageVisit['prepare']> = (page) =>
  page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>A page</h1>' }));

const out = { storageState: undefined, slower: SLOWER, isApp: false };
const inside = { storageState, slower: SLOWER, isApp: true };
const VISITS: readonly (PageVisit & { name: string; lcpTargetMs?: number })[] = [
  { name: 'one heading (the machine itself)', url: `${url}/`, prepare: oneHeading, ...out },
  { name: 'landing', url: `${url}/`, lcpTargetMs: 1_200, ...out },
  {
    name: 'landing, rendered by the browser',
    url: `${url}/`,
    prepare: renderedByBrowser,
    ...out,
    isApp: true,
  },
  { name: 'first help', url: `${url}/help`, lcpTargetMs: 1_200, ...out },
  {
    name: 'first help, rendered by the browser',
    url: `${url}/help`,
    prepare: renderedByBrowser,
    ...out,
    isApp: true,
  },
  { name: 'home', url: `${url}/`, lcpTargetMs: 1_200, ...inside },
  { name: 'clusters', url: `${url}/clusters`, lcpTargetMs: 1_200, ...inside },
  { name: 'puzzle', url: `${url}/puzzle/${cluster.id}`, lcpTargetMs: 1_800, ...inside },
];

const browser = await launchBrowser();
try {
  console.log(describeMachine(PAGES));
  console.log(
    `Chromium ${browser.version()}, processor slowed down ${SLOWER} times; medians of ${LOADS} first loads.\n`,
  );
  console.log(
    '| page | LCP, ms | target | drawn by the app, ms | blocked, ms | moved (CLS) | script, kB transferred |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const { name, lcpTargetMs, ...visit } of VISITS) {
    const loads: PageLoad[] = [];
    for (let count = 0; count < LOADS; count += 1) loads.push(await loadPage(browser, visit));
    const of = (figure: keyof PageLoad) => median(loads.map((load) => load[figure]));
    console.log(
      `| ${name} | ${of('lcpMs').toFixed(0)} | ${lcpTargetMs ?? ''} | ${of('drawnMs') ? of('drawnMs').toFixed(0) : ''} | ${of('blockedMs').toFixed(0)} | ${of('moved').toFixed(3)} | ${(of('script') / 1000).toFixed(1)} |`,
    );
  }
  console.log(`\nStolen time ${describeStolenTime(stolen)}.`);
} finally {
  await browser.close();
  await signedIn.dispose();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
