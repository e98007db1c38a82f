import type { Locator, Page } from '@playwright/test';

/** The page of one operation. */
export class OperationPage {
  readonly page: Page;
  readonly slider: Locator;
  readonly lanes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.slider = page.getByRole('slider', { name: 'Moment of the operation' });
    this.lanes = page.getByRole('list', { name: 'Units of this operation' });
  }

  lane(unit: string): Locator {
    return this.lanes.getByRole('listitem').filter({ hasText: unit });
  }

  /** Shows the moment after so many steps, as the keyboard does. */
  async scrubTo(step: number): Promise<void> {
    await this.slider.fill(String(step));
  }

  /** How many steps the operation has. */
  async countSteps(): Promise<number> {
    return Number(await this.slider.getAttribute('max'));
  }
}
