import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

export interface ReportText {
  scamName: string;
  description: string;
  evidence: string;
  personas: string;
}

export interface ReportFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The five steps of a victim's report. */
export class ReportPage {
  readonly page: Page;
  readonly steps = [
    'Scam Details',
    'Evidence Upload',
    'Financial Impact',
    'Personas',
    'Vault Consent',
  ] as const;
  readonly consent: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.consent = page.getByRole('checkbox', { name: /consent/iu });
    this.submit = page.getByRole('button', { name: 'Submit report' });
  }

  async open(): Promise<void> {
    await this.page.goto('/build-cluster');
    await expect(this.stepTitle(this.steps[0])).toBeVisible();
  }

  stepTitle(title: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: title });
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next' }).click();
  }

  /** Fills in all five steps with files, without submitting. */
  async fillIn(text: ReportText, files: readonly ReportFile[]): Promise<void> {
    const { page } = this;
    await page.getByLabel('Scam name').fill(text.scamName);
    await page.getByLabel('What kind of scam was it?').selectOption({ index: 1 });
    await page.getByLabel('Describe what happened').fill(text.description);
    await page.getByLabel('How did they contact you first?').selectOption({ label: 'Email' });
    await page.getByLabel('Date it happened').fill('2026-02-11');
    await this.next();
    await expect(this.stepTitle('Evidence Upload')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles([...files]);
    for (const { name } of files) await expect(page.getByText(name).first()).toBeVisible();
    await page.getByLabel('Anything else that shows what happened').fill(text.evidence);
    await this.next();
    await page.getByLabel('Amount involved').fill('$1,200');
    await this.next();
    await page.getByLabel(/^Personas/u).fill(text.personas);
    await this.next();
    await this.consent.check();
  }
}
