import type { Locator, Page } from '@playwright/test';

/** What is said about one thing of a puzzle. */
export class CommentPanel {
  readonly panel: Locator;
  readonly text: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('dialog', { name: /^Comments on/u });
    this.text = this.panel.getByLabel('Your comment', { exact: true });
    this.send = this.panel.getByRole('button', { name: 'Add comment' });
  }

  /** The comment with this text. */
  comment(text: string): Locator {
    return this.panel.getByRole('article').filter({ hasText: text });
  }

  async say(text: string): Promise<void> {
    await this.text.fill(text);
    await this.send.click();
  }

  close(): Promise<void> {
    return this.panel.getByRole('button', { name: 'Close' }).click();
  }
}
