import { expect, type Locator, type Page } from '@playwright/test';

/** Watches where the keyboard is. */
export class FocusWatch {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From now on notes whenever nothing has the focus, with what was pressed last. */
  async start(): Promise<void> {
    await this.page.evaluate(() => {
      const lost: string[] = [];
      Object.assign(window, { lostFocus: lost });
      let pressed = '';
      addEventListener('keydown', ({ target, key }) => {
        pressed = `${key} on ${(target as Element).textContent?.slice(0, 60) ?? ''}`;
      });
      setInterval(() => {
        if (document.activeElement === document.body && lost.at(-1) !== pressed) lost.push(pressed);
      }, 10);
    });
  }

  /** Presses a key on a control. */
  async press(control: Locator, key = 'Enter'): Promise<void> {
    await control.focus();
    await this.page.keyboard.press(key);
  }

  /** Expects that something had the focus all the time. */
  async expectKept(): Promise<void> {
    expect(
      await this.page.evaluate(() => (window as unknown as { lostFocus: string[] }).lostFocus),
      'what was pressed before the focus was lost',
    ).toEqual([]);
  }
}
