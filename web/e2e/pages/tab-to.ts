import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** More than any page needs. */
const MAX_STOPS = 150;

/** Presses Tab until the target has the focus; fails when the keyboard cannot reach it. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await hasFocus()) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
