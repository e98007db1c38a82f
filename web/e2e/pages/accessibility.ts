import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules about colours: nothing else changes in the dark. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];
const SCHEMES = ['light', 'dark'] as const;
const SETTLE_MS = 500;
/** Evaluated instead of the checker, half a megabyte, where the page has it already. */
const NOTHING = '0';
/** The narrowest phone we promise to serve, in CSS pixels. */
const NARROW = { width: 360, height: 740 };

/** Expects no WCAG 2.2 A or AA violation on the page, in light and in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What is scrolled below a header, of the page or of a panel, would count as covering it.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
    });
    await waitForAnimations(page);
    let found = await findViolations(page, colorScheme);
    // Colours on their way from the other scheme would count: what is wrong is still wrong a moment later.
    if (found.length > 0) {
      await page.waitForTimeout(SETTLE_MS);
      found = await findViolations(page, colorScheme);
    }
    expect(found, `${what} in ${colorScheme}`).toEqual([]);
  }
}

async function findViolations(page: Page, colorScheme: (typeof SCHEMES)[number]) {
  const isThere = await page.evaluate(() => 'axe' in window);
  // No page of ours has frames, so it is judged in place: else each look would open a page of its own.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: NOTHING } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (colorScheme === 'light'
    ? axe.withTags(WCAG_22_AA)
    : axe.withRules(ABOUT_COLOURS)
  ).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary, any, all, none }) => {
      const others = [...any, ...all, ...none].flatMap(({ relatedNodes = [] }) => relatedNodes);
      return `${target.join(' ')}: ${failureSummary} ${others.map(({ html }) => html).join(' ')}`.trim();
    }),
  }));
}

/** Expects that nothing is wider than a narrow phone, so that the page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  await waitForAnimations(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `width of ${what}` })
    .toBeLessThanOrEqual(NARROW.width);
  if (before) await page.setViewportSize(before);
}

/** Waits until all animations have ended; axe would measure colours halfway. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The page hears of another colour scheme or width with the next frame, and changes with the one after.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished),
    );
    // Infinite animations, those of hidden elements, and those that follow scrolling instead of time, never end.
    function ends({ effect, timeline }: Animation): boolean {
      const isShown = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
      return (
        isShown &&
        timeline === document.timeline &&
        effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      );
    }
  });
}
