import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Doc } from 'yjs';
import { median } from '../live/stats/median.ts';
import type { BoardUnderLoad, Place } from './board-under-load.ts';
import type { WorkCommand, WorkReport } from './crowd/crowd-commands.ts';
import { describeInteractions, interactionsOf, partsOf } from './figures/interactions.ts';
import { type CpuProfile, selfTimes } from './figures/self-times.ts';
import { namePlaces } from './page/name-places.ts';
import { openPage } from './page/open-page.ts';
import { contentOf, readPageDocument, shareOf } from './page/read-document.ts';
import { useBoard } from './page/use-board.ts';
import { forgetNoted, readNoted } from './page/watch-page.ts';

export interface SessionSettings {
  work: WorkCommand;
  /** Where the others work; null: nobody does anything. */
  place: Place | null;
  slower: number;
  isProfiled?: boolean;
}

/** What a page showed of itself while somebody used it. */
export interface Session {
  place: Place | null;
  figures: ReturnType<typeof describeInteractions>;
  parts: ReturnType<typeof partsOf>;
  /** What long tasks took beyond 50 ms, for each second. */
  blockedMs: number;
  longestTaskMs: number;
  framesPerSecond: number;
  longestFrameMs: number;
  /** How old the beacon's words were on the page. */
  ageMs: number;
  oldestMs: number;
  /** The share of all changes that the page had when the load ended. */
  seenShare: number;
  /** Whether the page's document was that of the server in the end, and how long after the load. */
  isSame: boolean;
  caughtUpMs: number;
  report: WorkReport | null;
  profile: { name: string; ms: number }[] | null;
}

/** The load runs so long before anything is measured. */
const WARM_MS = 5_000;
const LONG_TASK_MS = 50;
const CATCH_UP_MS = 60_000;
const POLL_MS = 500;
const PROFILE_EVERY_US = 500;

/** Opens the page, has it used by one person while the others work, and gives what it noted. */
export async function measureSession(
  browser: Browser,
  board: BoardUnderLoad,
  { work, place, slower, isProfiled = false }: SessionSettings,
): Promise<Session> {
  await board.switchBeacon(true);
  if (place) await board.enter(place);
  await using opened = await openPage(browser, {
    url: board.url,
    clusterId: board.clusterId,
    cookie: board.reader.cookie,
    slower,
  });
  const { page, devices } = opened;
  if (place) await board.startWork(work);
  await page.waitForTimeout(WARM_MS);
  await devices.send('Profiler.enable');
  await devices.send('Profiler.setSamplingInterval', { interval: PROFILE_EVERY_US });
  const before = await readNoted(page);
  await forgetNoted(page);
  if (isProfiled) await devices.send('Profiler.start');
  const parts = await useBoard(page);
  const profile = isProfiled
    ? ((await devices.send('Profiler.stop')) as { profile: CpuProfile }).profile
    : null;
  const noted = await readNoted(page);
  await board.switchBeacon(false);
  const report = place ? await board.stopWork() : null;
  const caughtUp = await catchUp(board, page);
  if (place) await board.leave();
  const seconds = (noted.now - before.now) / 1_000;
  const interactions = interactionsOf(noted.events);
  const counted =
    noted.interactions === null || before.interactions === null
      ? null
      : noted.interactions - before.interactions;
  const over = noted.longTasks.map(({ ms }) => ms - LONG_TASK_MS);
  return {
    place,
    figures: describeInteractions(interactions, counted),
    parts: partsOf(
      parts.map(({ name, from, to }) => ({ name, from: from - noted.origin, to: to - noted.origin })),
      interactions,
    ),
    blockedMs: over.reduce((sum, ms) => sum + ms, 0) / seconds,
    longestTaskMs: Math.max(0, ...noted.longTasks.map(({ ms }) => ms)),
    framesPerSecond: noted.frames / seconds,
    longestFrameMs: noted.longestFrameMs,
    ageMs: median(noted.ages),
    oldestMs: Math.max(0, ...noted.ages),
    ...caughtUp,
    report,
    profile: profile && selfTimes(profile, namePlaces()),
  };
}

/** Waits until the page has what the server has; the page stores what others did about once a second. */
async function catchUp(
  board: BoardUnderLoad,
  page: Page,
): Promise<Pick<Session, 'seenShare' | 'isSame' | 'caughtUpMs'>> {
  const startedAt = performance.now();
  const whole = await board.readDocument();
  const content = contentOf(whole);
  let seenShare = Number.NaN;
  let isSame = false;
  let caughtUpMs = Number.NaN;
  while (!isSame && performance.now() - startedAt < CATCH_UP_MS) {
    const there: Doc = await readPageDocument(page);
    if (Number.isNaN(seenShare)) seenShare = shareOf(there, whole);
    isSame = contentOf(there) === content;
    caughtUpMs = Math.round(performance.now() - startedAt);
    if (!isSame) await sleep(POLL_MS);
  }
  return { seenShare, isSame, caughtUpMs };
}
