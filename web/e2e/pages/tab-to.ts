import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** Far more than any page needs. */
const MOST_STOPS = 150;

/** Presses Tab until this has the focus; fails when the keyboard never comes there. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus()) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not come to ${target}`);
}
