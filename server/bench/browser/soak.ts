import { join } from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';
import type { BoardUnderLoad } from './board-under-load.ts';
import type { WorkCommand } from './crowd/crowd-commands.ts';
import { classesOf, type HeapClass, moreOf } from './figures/heap-classes.ts';
import { fitLine } from './figures/line.ts';
import { takeHeapSnapshot } from './page/heap-snapshot.ts';
import { type OpenedPage, openPage } from './page/open-page.ts';
import { comeBack, sendPiece, useBoard } from './page/use-board.ts';
import { forgetNoted } from './page/watch-page.ts';

export interface SoakSettings {
  minutes: number;
  work: WorkCommand;
  slower: number;
  /** Where heap snapshots of both pages are written; null: none are made, which need the page's heap several times over. */
  heapFolder: string | null;
}

/** What a page holds after all garbage was collected. */
export interface MemoryReading {
  minutes: number;
  heapMb: number;
  nodes: number;
  listeners: number;
  layoutObjects: number;
}

export interface Soak {
  readings: readonly MemoryReading[];
  /** When nobody does anything any more. */
  atRest: MemoryReading;
  /** The same board then, in a page that was just opened and used once: what is more in the other one, it gathered. */
  fresh: MemoryReading;
  /** What is more of, by class, the most first; null where no snapshots were made. */
  gathered: readonly HeapClass[] | null;
  /** What the fitted line rises by in the whole time. */
  slopes: Pick<MemoryReading, 'heapMb' | 'nodes' | 'listeners'>;
}

const MINUTE_MS = 60_000;
const MIB = 1024 * 1024;
const READINGS = 12;
/** Before the first reading everything was used once, and the people have been there for a while. */
const WARM_MS = 60_000;
/** After the last change, until the page has drawn it and its notices are gone. */
const REST_MS = 15_000;
/** Everybody leaves and comes back four times in an hour; here within the minutes that the run has. */
const VISITS_OF_AN_HOUR = 4;

/** Leaves a page open under load, uses it and sends a piece before each reading of its memory, and reads that of a new page beside it at the end. */
export async function soak(browser: Browser, board: BoardUnderLoad, settings: SoakSettings): Promise<Soak> {
  const { minutes, work, slower, heapFolder } = settings;
  await board.takePledge();
  await board.switchBeacon(true);
  await board.enter();
  const { url, clusterId, reader } = board;
  const open = () => openPage(browser, { url, clusterId, cookie: reader.cookie, slower });
  await using opened = await open();
  const { page, devices } = opened;
  const people = work.movesPerSecond / 5;
  await board.startWork({ ...work, visitsPerSecond: (people * VISITS_OF_AN_HOUR) / (minutes * 60) });
  await page.waitForTimeout(WARM_MS);
  await devices.send('Performance.enable');
  const startedAt = performance.now();
  const readings: MemoryReading[] = [];
  for (let reading = 0; reading <= READINGS; reading += 1) {
    const dueMs = (reading / READINGS) * minutes * MINUTE_MS;
    await page.waitForTimeout(Math.max(0, dueMs - (performance.now() - startedAt)));
    await comeBack(page);
    await useBoard(page);
    await sendPiece(page, `reading ${reading}`);
    // What the bench itself noted in the page is not the page's.
    await forgetNoted(page);
    const read = await readMemory(devices, (performance.now() - startedAt) / MINUTE_MS);
    readings.push(read);
    console.error(JSON.stringify(read));
  }
  const report = await board.stopWork();
  console.error(JSON.stringify(report));
  await page.waitForTimeout(REST_MS);
  await forgetNoted(page);
  const atRest = await readMemory(devices, (performance.now() - startedAt) / MINUTE_MS);
  const heapOf = (of: CDPSession, name: string) =>
    heapFolder === null
      ? null
      : takeHeapSnapshot(of, join(heapFolder, `${name}.heapsnapshot`)).then(classesOf);
  const held = await heapOf(devices, 'soaked');
  await using just = await open();
  const fresh = await readFresh(just);
  const freshlyHeld = await heapOf(just.devices, 'fresh');
  const riseOf = (key: keyof MemoryReading) =>
    fitLine(readings.map((one) => [one.minutes, one[key]] as const)).slope * minutes;
  return {
    readings,
    atRest,
    fresh,
    gathered: held && freshlyHeld && moreOf(held, freshlyHeld),
    slopes: { heapMb: riseOf('heapMb'), nodes: riseOf('nodes'), listeners: riseOf('listeners') },
  };
}

async function readFresh({ page, devices }: OpenedPage): Promise<MemoryReading> {
  await devices.send('Performance.enable');
  await useBoard(page);
  await sendPiece(page, 'a page opened anew');
  await forgetNoted(page);
  return readMemory(devices, 0);
}

async function readMemory(devices: CDPSession, minutes: number): Promise<MemoryReading> {
  await devices.send('HeapProfiler.collectGarbage');
  await devices.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devices.send('Memory.getDOMCounters');
  const { metrics } = await devices.send('Performance.getMetrics');
  const metricOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    minutes,
    heapMb: metricOf('JSHeapUsedSize') / MIB,
    nodes,
    listeners: jsEventListeners,
    layoutObjects: metricOf('LayoutObjects'),
  };
}
