import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** The history of a puzzle's board and notes. */
export class HistoryDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly moments: Locator;
  readonly slider: Locator;
  readonly earlier: Locator;
  readonly later: Locator;
  readonly notes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'History of board and notes' });
    this.moments = this.dialog.getByRole('navigation', { name: 'Moments' }).getByRole('listitem');
    this.slider = this.dialog.getByRole('slider', { name: 'Moment' });
    this.earlier = this.dialog.getByRole('button', { name: 'Earlier moment' });
    this.later = this.dialog.getByRole('button', { name: 'Later moment' });
    this.notes = this.dialog.getByRole('region', { name: 'Notes of this version' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'History' }).first().click();
    await expect(this.dialog).toBeVisible();
  }

  async isShown(): Promise<void> {
    await expect(this.dialog.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  }

  /** A card in the list of the version's board. */
  card(text: string): Locator {
    return this.dialog.getByRole('list', { name: 'Cards of this version' }).getByRole('listitem').filter({
      hasText: text,
    });
  }

  async openBoardList(): Promise<void> {
    const summary = this.page.getByText(/^This version’s board as a list/u);
    const details = this.dialog.locator('details').filter({ has: summary });
    if ((await details.getAttribute('open')) === null) await summary.click();
  }

  /** Restores the chosen version and checks the announced changes. */
  async restore(expected: RegExp | string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Restore this version' }).click();
    const confirmation = this.page.getByRole('dialog', { name: 'Restore this version?' });
    await expect(confirmation).toContainText(expected);
    await confirmation.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(confirmation).toBeHidden();
  }
}
