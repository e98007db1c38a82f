import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** The AI Interrogator. */
export class InterrogatorPage {
  readonly page: Page;
  readonly text: Locator;
  readonly run: Locator;
  readonly result: Locator;
  readonly earlier: Locator;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByLabel('What did they write to you?');
    this.run = page.getByRole('button', { name: 'Analyze Text' });
    this.result = page.getByRole('region', { name: 'Risk of this text' });
    this.earlier = page.getByRole('region', { name: 'Your past checks' });
  }

  async open(): Promise<void> {
    await this.page.goto('/ai-interrogator');
    await expect(this.text).toBeVisible();
  }

  async judge(text: string): Promise<void> {
    await this.text.fill(text);
    await this.run.click();
    await expect(this.result).toBeVisible();
  }
}
