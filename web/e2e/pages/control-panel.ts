import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** The ReconDogs Control Panel. */
export class ControlPanel {
  readonly page: Page;
  readonly operations: Locator;
  readonly echoNodes: Locator;
  readonly priority: Locator;

  constructor(page: Page) {
    this.page = page;
    this.operations = page.getByRole('region', { name: 'Operations' });
    this.echoNodes = page.getByRole('region', { name: 'Global Echo Nodes' });
    this.priority = page.getByLabel('Priority');
  }

  async open(clusterId: string): Promise<void> {
    await this.page.goto(`/recondogs-control?cluster=${clusterId}`);
    await expect(this.page.getByRole('checkbox')).toHaveCount(20);
  }

  unit(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.checkbox(name) });
  }

  async choose(name: string): Promise<void> {
    await this.checkbox(name).check();
  }

  /** Records every state that a unit shows from now on; the returned function gives them. */
  async watchStates(name: string): Promise<() => Promise<string[]>> {
    const row = await this.unit(name).elementHandle();
    if (!row) throw new Error(`${name} is not shown`);
    const seen = await row.evaluateHandle((element) => {
      const states = new Set<string>();
      const look = () => {
        for (const word of ['Queued', 'Running', 'Ready']) {
          if (element.textContent.includes(word)) states.add(word);
        }
      };
      look();
      new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
      return states;
    });
    return () => seen.evaluate((states) => [...states]);
  }

  private checkbox(name: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') });
  }
}
