import { computeDna } from '@fap/shared/dna/compute-dna.ts';
import { mergeTraits } from '@fap/shared/dna/merge-traits.ts';
import { computeLineage } from '@fap/shared/families/cluster-lineage.ts';
import { FAMILY_VERSION } from '@fap/shared/families/family-rules.ts';
import { DNA_VERSION } from '@fap/shared/matching/traits/layers.ts';
import type { Page } from '@playwright/test';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { connectDatabase } from '../src/platform/postgres/database.ts';
import { sendRequest } from '../src/testing/send-request.ts';
import { quantile } from './bench-context.ts';
import { launchBrowser } from './launch-browser.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { startThrowawayServer } from './throwaway.ts';

/**
 * Measures the lists of clusters among 50,000 (default), and in a browser with 4× CPU slow-down the DOM nodes and long tasks
 * of the page that shows them. `node server/bench/cluster-lists.ts [clusters] [rounds]`.
 */
const CLUSTERS = Number(process.argv[2] ?? 50_000);
const ROUNDS = Number(process.argv[3] ?? 20);
const FAR_PAGE = 100;
const SLOW_DOWN = 4;
const SETTLE_MS = 4_000;
/** A single opening says little on a machine where the browser, the server and the database share two cores. */
const OPENINGS = 7;
const NODES_TARGET = 1_500;
const LONG_TASK_TARGET_MS = 200;
const ACCOUNT = { email: 'reader@bench.test', password: 'bench-reader-2026', displayName: 'Reader' };

/** Scripts that run in the page. */
const WATCH_LONG_TASKS = `globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(Math.round(entry.duration));
  }).observe({ type: 'longtask', buffered: true });`;
const LOOK = `({
  nodes: document.querySelectorAll('*').length,
  cards: document.querySelectorAll('main li h2').length,
  longTasks: longTasks.splice(0),
})`;
interface Look {
  nodes: number;
  cards: number;
  longTasks: number[];
}
interface Opening {
  openedMs: number;
  opened: Look;
  scrolled: Look;
}

await ensureWebBuilt();
await using scratch = await startThrowawayServer();
const { url } = scratch.server;
await fill();
const cookie = await signUp();
console.log(
  `${describeMachine()}\n\n${CLUSTERS.toLocaleString('en')} clusters, median / worst of ${ROUNDS}, ms\n`,
);
await measureLists();
await inspectPage();

/**
 * Fills in clusters with everything that is derived from them: else the server, which computes what is missing at its
 * start, would take a core of the two for minutes while the browser is measured.
 */
async function fill(): Promise<void> {
  const database = connectDatabase(scratch.databaseUrl, { max: 2 });
  try {
    await database.sql.begin(async (sql) => {
      await sql`insert into account (id, email, display_name, password_hash) values ('owner', 'o@people.test', 'Owner', 'none')`;
      await sql`
      insert into cluster (id, name, scam_type, description, completion_rate, strength, victims, impact_cents, verified_by,
        cluster_chain_id, manifest, created_by, created_at, last_activity_at)
      select 'cluster-' || n, 'Harbor Desk ' || n,
        (array['crypto_recovery', 'romance', 'job_scam', 'tech_support'])[1 + n % 4],
        'Callers promise to bring lost money back for a fee that is paid first, number ' || n || '.',
        n % 101, case when n % 9 = 0 then null else n % 100 end, n % 12, n::bigint * 100,
        case when n % 3 = 0 then array['FBI IC3'] else array[]::text[] end,
        'FAP-1-' || n, jsonb_build_object('clusterId', 'cluster-' || n, 'version', 1, 'reports', jsonb_build_array(repeat('a', 64))),
        'owner', now(), now() - n * interval '7 minutes'
      from generate_series(1, ${CLUSTERS}::int) as n`;
      await sql`insert into puzzle_layer (cluster_id, layer, status, version, updated_at)
      select 'cluster-' || n, layer, 'partial', 1, now()
      from generate_series(1, ${CLUSTERS}::int, 10) as n, generate_series(1, 14) as layer`;
      await sql`insert into cluster_dna (cluster_id, version, traits, result, computed_at)
      select id, ${DNA_VERSION}, ${JSON.stringify(mergeTraits([]))}::text::jsonb, ${JSON.stringify(computeDna([]))}::text::jsonb, now() from cluster`;
      await sql`insert into cluster_lineage (cluster_id, version, lineage, computed_at)
      select id, ${FAMILY_VERSION}, ${JSON.stringify(computeLineage([]))}::text::jsonb, now() from cluster`;
    });
    await database.sql`vacuum analyze`;
  } finally {
    await database.close();
  }
}

async function signUp(): Promise<string> {
  const answer = await sendRequest(url, 'POST', '/api/signup', { form: ACCOUNT });
  const [sent] = /fap_session=[^;]+/u.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  if (!sent) throw new Error(`no session: ${answer.status} ${answer.text.slice(0, 200)}`);
  return sent;
}

async function measureLists(): Promise<void> {
  let far = '/api/clusters?limit=50';
  for (let page = 1; page < FAR_PAGE; page += 1) {
    const answer = await sendRequest(url, 'GET', far, { cookie });
    far = /^<([^>]+)>/u.exec(answer.headers.get('link') ?? '')?.[1] ?? far;
  }
  const cases = [
    ['first page of 50', '/api/clusters?limit=50'],
    [`page ${FAR_PAGE} of 50`, far],
    ['500, no parameters', '/api/clusters'],
    ['first 50 with open work', '/api/clusters/active?limit=50'],
    ['one word', '/api/clusters?limit=50&q=4711'],
    ['three filters', '/api/clusters?limit=50&scamType=romance&strength=high&verified=fbi'],
    ['a status', '/api/clusters?limit=50&status=High%20Risk'],
    ['counts', '/api/clusters/counts'],
    ['counts of a word', '/api/clusters/counts?q=4711'],
  ] as const;
  console.log('| asked for | median | worst |\n|---|---:|---:|');
  for (const [name, path] of cases) {
    const taken: number[] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const { status } = await sendRequest(url, 'GET', path, { cookie });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      if (round >= 0) taken.push(performance.now() - startedAt);
    }
    console.log(`| ${name} | ${quantile(taken, 0.5).toFixed(1)} | ${Math.max(...taken).toFixed(1)} |`);
  }
}

async function inspectPage(): Promise<void> {
  const openings: Opening[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) openings.push(await openPage());
  const worstOf = ({ longTasks }: Look) => Math.max(0, ...longTasks);
  const worsts = openings.map(({ opened }) => worstOf(opened));
  const worst = quantile(worsts, 0.5);
  const nodes = Math.max(...openings.map(({ opened }) => opened.nodes));
  const median = (figure: (opening: Opening) => number) => quantile(openings.map(figure), 0.5);
  console.log(`
/clusters, 1440 × 900, CPU ${SLOW_DOWN}× slower: open after ${(median(({ openedMs }) => openedMs) / 1000).toFixed(1)} s, median of ${OPENINGS}
| | nodes | cards | longest task, ms |
|---|---:|---:|---:|
| opened | ${nodes} | ${openings[0]?.opened.cards} | ${worst} (${worsts.join(', ')}) |
| 45,000 px further down | ${median(({ scrolled }) => scrolled.nodes)} | ${openings[0]?.scrolled.cards} | ${median(({ scrolled }) => worstOf(scrolled))} |

Target: under ${NODES_TARGET} nodes: ${nodes < NODES_TARGET ? 'met' : '**missed**'}; no task over ${LONG_TASK_TARGET_MS} ms: ${worst <= LONG_TASK_TARGET_MS ? 'met' : '**missed**'}`);
}

/** Opens the page in a new browser, as a visitor does: one that has opened it before keeps work of the earlier page. */
async function openPage(): Promise<Opening> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.addInitScript({ content: WATCH_LONG_TASKS });
    const startedAt = performance.now();
    await page.goto(`${url}/clusters`);
    await page.getByText(/newest activity first/u).waitFor();
    const openedMs = performance.now() - startedAt;
    await page.waitForTimeout(SETTLE_MS);
    const look = () => page.evaluate<Look>(LOOK);
    const opened = await look();
    return { openedMs, opened, scrolled: await scrollDown(page, look) };
  } finally {
    await browser.close();
  }
}

async function scrollDown(page: Page, look: () => Promise<Look>): Promise<Look> {
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 1_500);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(SETTLE_MS);
  return look();
}
