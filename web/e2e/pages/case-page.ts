import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** Opens a case of this person and gives its number. */
export async function openNewCase({ request }: BrowserContext): Promise<string> {
  const data = {
    title: 'Locked balances',
    description: 'Several people paid a release fee for balances that stayed locked.',
    scamType: 'investment_coaching',
  };
  const answer = await request.post('/api/cases', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** The page of a case, as far as its notes go. */
export class CasePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(caseId: string): Promise<void> {
    await this.page.goto(`/cases/${caseId}`);
    await expect(this.notes).toBeVisible();
    await expect(this.state).toHaveText('Saved');
  }

  get notes() {
    return this.page.getByRole('textbox', { name: 'Write your notes' });
  }

  get state() {
    return this.page.getByRole('status', { name: 'Notes' });
  }

  get people() {
    return this.page.getByRole('list', { name: 'People in these notes' });
  }

  get history() {
    return this.page.getByRole('dialog', { name: 'History of the notes' });
  }

  /** Types behind everything that is there, as on a keyboard. */
  async type(words: string): Promise<void> {
    await this.notes.focus();
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.type(words);
  }

  async openHistory(): Promise<void> {
    await this.page.getByRole('button', { name: 'History' }).click();
    await expect(this.history).toBeVisible();
  }
}
