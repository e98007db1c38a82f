import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { BoardUnderLoad } from './browser/board-under-load.ts';
import { measureSession, type Session } from './browser/measure-session.ts';
import { type MemoryReading, type Soak, soak } from './browser/soak.ts';
import { launchBrowser } from './launch-browser.ts';
import { BOARD, describeMachine } from './live/machine/describe-machine.ts';
import { median } from './live/stats/median.ts';
import { describeStolenTime, measureProcessorTime } from './stolen-time.ts';

/**
 * Measures the browser's side of a busy board: how soon the page answers on a processor slowed down four times while 200 people make
 * 1,000 changes a second and move their pointers five times a second, beside the same page while nobody does anything, and while they do
 * all that on another board, so that what the machine needs for it can be told from what the page needs; and whether its memory stays flat.
 * `node server/bench/browser.ts [--repeat 3] [--updates 1000] [--people 200] [--cards 300] [--slower 4] [--profile]` for the first, with `--soak MINUTES` for the second; `--heap FOLDER` writes heap snapshots then. Limits of an account are lifted.
 */
const { values } = parseArgs({
  options: {
    repeat: { type: 'string', default: '3' },
    updates: { type: 'string', default: '1000' },
    people: { type: 'string', default: '200' },
    cards: { type: 'string', default: '300' },
    slower: { type: 'string', default: '4' },
    profile: { type: 'boolean', default: false },
    soak: { type: 'string', default: '0' },
    heap: { type: 'string' },
  },
});
const [repeat, people, cards] = [Number(values.repeat), Number(values.people), Number(values.cards)];
const [updates, slower, minutes] = [Number(values.updates), Number(values.slower), Number(values.soak)];
/** Each moves the pointer five times a second. */
const work = { updatesPerSecond: updates, movesPerSecond: 5 * people, visitsPerSecond: 0 };
const TARGET_MS = 200;
const GATHERED_SHOWN = 30;

await ensureWebBuilt();
const folder = await mkdtemp(join(tmpdir(), 'fap-browser-bench-'));
const stolen = measureProcessorTime();
try {
  await using board = await BoardUnderLoad.start(folder, { people, cards });
  const browser = await launchBrowser();
  try {
    console.log(describeMachine(BOARD));
    console.log(`Chromium ${browser.version()}; ${people} people, ${cards} cards, ${updates} changes/s.\n`);
    if (minutes > 0) {
      const heapFolder = values.heap ?? null;
      printSoak(await soak(browser, board, { minutes, work, slower, heapFolder }));
    } else {
      const sessions: Session[] = [];
      for (let run = 1; run <= repeat; run += 1) {
        for (const place of values.profile ? [] : ([null, 'elsewhere'] as const))
          sessions.push(await measureSession(browser, board, { work, place, slower }));
        const isProfiled = values.profile;
        const loaded = await measureSession(browser, board, { work, place: 'here', slower, isProfiled });
        sessions.push(loaded);
        for (const session of sessions.slice(isProfiled ? -1 : -3)) console.error(lineOf(session));
        for (const { name, ms } of loaded.profile?.slice(0, 40) ?? [])
          console.log(`${ms.toFixed(0)} ms ${name}`);
      }
      printSessions(sessions);
    }
    console.log(`\nStolen time ${describeStolenTime(stolen)}.`);
  } finally {
    await browser.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

function lineOf({ place, figures, blockedMs, framesPerSecond, seenShare, isSame, ...rest }: Session): string {
  const { count, p50, p98, worst } = figures;
  const load = rest.report
    ? `; sent ${(rest.report.updates / rest.report.seconds).toFixed(0)}/s, generator ${rest.report.eventLoopUtilization.toFixed(2)}, closed ${rest.report.closed} ${rest.report.firstCloseReason ?? ''}`
    : '';
  return `${place ?? 'alone'}: ${count} interactions, p50 ${p50}, p98 ${p98}, worst ${worst}; long tasks ${blockedMs.toFixed(0)} ms/s, longest ${rest.longestTaskMs.toFixed(0)}; ${framesPerSecond.toFixed(1)} frames/s, longest ${rest.longestFrameMs.toFixed(0)}; seen after ${rest.ageMs.toFixed(0)} ms (longest ${rest.oldestMs.toFixed(0)}); has ${(seenShare * 100).toFixed(2)} % at the end, then ${isSame ? 'the same' : 'ANOTHER'} document after ${rest.caughtUpMs} ms${load}`;
}

function printSessions(sessions: readonly Session[]): void {
  const of = (wanted: Session['place']) => sessions.filter(({ place }) => place === wanted);
  const [alone, elsewhere, busy] = [of(null), of('elsewhere'), of('here')];
  const row = (name: string, pick: (session: Session) => number, digits = 0) => {
    const cell = (some: readonly Session[]) => median(some.map(pick)).toFixed(digits);
    console.log(`| ${name} | ${cell(alone)} | ${cell(elsewhere)} | ${cell(busy)} |`);
  };
  console.log(
    `| medians of ${repeat} | nobody does anything | ${people} people on another board | ${people} people |`,
  );
  console.log('|---|---:|---:|---:|');
  row('interactions', ({ figures }) => figures.count);
  row('p50 ms', ({ figures }) => figures.p50);
  row('p98 ms', ({ figures }) => figures.p98);
  row('worst ms', ({ figures }) => figures.worst);
  for (const [at, { name }] of (busy[0]?.parts ?? []).entries()) {
    row(`${name}: median ms`, ({ parts }) => parts[at]?.median ?? Number.NaN);
    row(`${name}: worst ms`, ({ parts }) => parts[at]?.worst ?? Number.NaN);
  }
  row('long tasks, ms beyond 50 in each second', ({ blockedMs }) => blockedMs);
  row('longest task ms', ({ longestTaskMs }) => longestTaskMs);
  row('frames/s', ({ framesPerSecond }) => framesPerSecond, 1);
  row('longest frame ms', ({ longestFrameMs }) => longestFrameMs);
  row('a change is on the page after, median ms', ({ ageMs }) => ageMs);
  row('a change is on the page after, longest ms', ({ oldestMs }) => oldestMs);
  row('part of all changes on the page when the load ends, %', ({ seenShare }) => seenShare * 100, 2);
  row('runs whose document is that of the server', ({ isSame }) => Number(isSame));
  const worst = median(busy.map(({ figures }) => figures.p98));
  console.log(`\nTarget p98 ≤ ${TARGET_MS} ms: ${worst <= TARGET_MS ? 'met' : 'missed'} (${worst}).`);
}

function printSoak({ readings, atRest, fresh, slopes, gathered }: Soak): void {
  console.log('| after, minutes | JS heap, MB | DOM nodes | listeners | layout objects |');
  console.log('|---:|---:|---:|---:|---:|');
  const row = (name: string, { heapMb, nodes, listeners, layoutObjects }: MemoryReading) =>
    console.log(`| ${name} | ${heapMb.toFixed(1)} | ${nodes} | ${listeners} | ${layoutObjects} |`);
  for (const reading of readings) row(reading.minutes.toFixed(1), reading);
  row(`${atRest.minutes.toFixed(1)}, at rest`, atRest);
  row('a page opened then', fresh);
  console.log(
    `\nThe line fitted to the readings under load rises by ${slopes.heapMb.toFixed(2)} MB, ${slopes.nodes.toFixed(0)} nodes and ${slopes.listeners.toFixed(1)} listeners in the whole time.`,
  );
  if (gathered) console.log('\nMore than in the page opened then, without what they refer to:');
  for (const { name, count, bytes } of gathered?.slice(0, GATHERED_SHOWN) ?? [])
    console.log(`${(bytes / 1024).toFixed(0)} KiB in ${count} × ${name}`);
}
