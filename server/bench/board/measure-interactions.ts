import type { CDPSession, Page } from '@playwright/test';

/** Shorter events are not reported by the browser (Event Timing API). */
const SHORTEST_MS = 16;
/** Long enough that the browser has painted and reported what came before. */
const SETTLE_MS = 700;

export interface Interaction {
  name: string;
  /** Done before the clock runs, such as moving the mouse there. */
  prepare?: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
}

/** Slows the page's processor down, as on a phone of the middle class. */
export async function slowDown(devices: CDPSession, rate: number): Promise<void> {
  await devices.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Makes the page note the time from every press, release and key to the next paint. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const noted: { at: number; ms: number }[] = [];
    Object.assign(globalThis, { notedInteractions: noted });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as unknown as { interactionId?: number };
        if (interactionId) noted.push({ at: entry.startTime, ms: entry.duration });
      }
    });
    // These options are of the browser's Event Timing API; the types here are those of Node.
    observer.observe({ type: 'event', durationThreshold: shortest } as never);
  }, SHORTEST_MS);
}

/** Runs an interaction some times; gives the longest time to the next paint of each run, in milliseconds. */
export async function measure(page: Page, interaction: Interaction, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await interaction.prepare?.(page);
    await page.waitForTimeout(SETTLE_MS);
    const since = await page.evaluate(() => performance.now());
    await interaction.run(page);
    await page.waitForTimeout(SETTLE_MS);
    const longest = await page.evaluate((start) => {
      const { notedInteractions } = globalThis as unknown as {
        notedInteractions: { at: number; ms: number }[];
      };
      return Math.max(0, ...notedInteractions.filter(({ at }) => at >= start).map(({ ms }) => ms));
    }, since);
    times.push(Math.max(longest, SHORTEST_MS));
  }
  return times;
}
