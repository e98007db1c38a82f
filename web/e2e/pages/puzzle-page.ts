import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** A layer's number and name. */
export interface LayerName {
  layer: number;
  name: string;
}

/** Layers that a report of `foundCluster` leaves missing. */
export const TARGET_SOURCING: LayerName = { layer: 1, name: 'Target sourcing' };
export const CHANNEL_MOVE: LayerName = { layer: 5, name: 'Channel move and isolation' };
export const TRUST_BUILDING: LayerName = { layer: 6, name: 'Trust building' };

/** The puzzle page. */
export class PuzzlePage {
  readonly page: Page;
  readonly pieceText: Locator;
  readonly submit: Locator;
  readonly notes: Locator;
  readonly people: Locator;
  readonly waiting: Locator;
  readonly offlineBanner: Locator;
  /** Notices of the last minute's deletions. */
  readonly deleted: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pieceText = page.getByLabel('Your piece');
    this.submit = page.getByRole('button', { name: 'Submit piece' });
    this.notes = page.getByRole('textbox', { name: 'Shared notes' });
    this.people = page.getByRole('list', { name: 'People on this puzzle' });
    this.waiting = page.getByRole('region', { name: 'Waiting pieces' });
    this.offlineBanner = page.getByRole('status', { name: 'Connection' }).getByText('Offline');
    this.deleted = page.getByRole('region', { name: 'Deleted a moment ago' });
  }

  /** Opens the overview or a layer and waits until board and notes are loaded. */
  async open(clusterId: string, layer?: LayerName): Promise<void> {
    await this.page.goto(`/puzzle/${clusterId}${layer ? `?mode=contribute&layer=${layer.layer}` : ''}`);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    // A narrow window shows one part at a time.
    const bar = this.page.getByRole('navigation', { name: 'Parts of the puzzle' });
    await expect(bar.or(this.notes).first(), 'the puzzle is open').toBeVisible();
    if (await bar.isVisible()) return;
    await expect(this.notes, 'the shared notes are open').toBeVisible();
    await expect(this.page.getByLabel('Text of a new card'), 'the shared board is open').toBeVisible();
  }

  /** Chooses a layer in the list of the Contribute mode. */
  async chooseLayer({ name }: LayerName): Promise<void> {
    await this.page.getByRole('tab', { name: 'Contribute' }).click();
    await this.page.getByRole('list', { name: 'Layers' }).getByRole('button', { name }).click();
    await expect(this.page.getByRole('form', { name: `Add a piece to ${name}` })).toBeVisible();
  }

  /** The status badge of the open layer. */
  layerStatus(): Locator {
    // Not by role: an open dialog hides the page from the accessibility tree.
    return this.page.locator('#layer-panel').getByText(/^(?:complete|partial|missing)$/u);
  }

  /** The card of a layer in the overview. */
  layerCard({ name }: LayerName): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, level: 3 }) });
  }

  hunt({ name }: LayerName): Promise<void> {
    return this.page.getByRole('button', { name: `Hunt this piece : ${name}` }).click();
  }

  /** Completion as the page shows it, in percent with one decimal. */
  async completion(): Promise<number> {
    return Number(await this.page.getByRole('progressbar').getAttribute('aria-valuenow'));
  }

  async expectCompletion(percent: number): Promise<void> {
    const shown = String(Math.round(percent * 10) / 10);
    await expect(this.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', shown);
  }

  /** Sends a piece for the open layer. */
  async sendPiece(text: string): Promise<void> {
    await this.pieceText.fill(text);
    await this.submit.click();
  }

  /** Pieces with this text in the open layer. */
  piece(text: string): Locator {
    return this.page
      .getByRole('region', { name: 'Pieces of this layer' })
      .getByRole('article')
      .filter({ hasText: text });
  }

  /** Pieces with this text in the sidebar. */
  newestPiece(text: string): Locator {
    return this.page
      .getByRole('complementary', { name: 'What happens on this puzzle' })
      .getByRole('article')
      .filter({ hasText: text });
  }

  toast(title: string): Locator {
    return this.page.getByRole('region', { name: /^Notifications/u }).getByText(title, { exact: true });
  }

  /** A person in the presence bar. */
  person(name: string): Locator {
    return this.people.getByRole('button', { name });
  }

  async addCard(text: string): Promise<void> {
    await this.page.getByLabel('Text of a new card').fill(text);
    await this.page.getByRole('button', { name: 'New card' }).click();
  }

  /** A card on the board. */
  card(text: string): Locator {
    return this.page.getByRole('button', { name: `Edit card: ${text}`, exact: true });
  }

  /** The whole card: layer, text, author. */
  node(text: string): Locator {
    return this.page.locator('.react-flow__node').filter({ has: this.card(text) });
  }

  /** Presses "Remove" of a card in the board's list, which must be open. */
  removeFromList(text: string): Promise<void> {
    return this.page.getByRole('button', { name: `Remove : ${text}` }).click();
  }

  /** A card's position as a CSS transform in board units, equal in all windows. */
  async placeOfCard(text: string): Promise<string> {
    const node = this.node(text);
    return (await node.evaluate((element) => element.style.transform)) || 'nowhere';
  }

  /** Drags a card with the mouse. */
  async dragCard(text: string, dx: number, dy: number): Promise<void> {
    const node = this.node(text);
    const canvas = await this.page.getByTestId('rf__wrapper').boundingBox();
    let box = await node.boundingBox();
    const isInside =
      canvas &&
      box &&
      box.x >= canvas.x &&
      box.y >= canvas.y &&
      box.x + box.width <= canvas.x + canvas.width &&
      box.y + box.height <= canvas.y + canvas.height;
    if (!isInside) {
      await this.page.getByRole('button', { name: 'Show the board, as much as can be read' }).click();
      await expect.poll(async () => JSON.stringify(await node.boundingBox())).not.toBe(JSON.stringify(box));
      // The board glides there.
      await this.page.waitForTimeout(400);
      box = await node.boundingBox();
    }
    if (!box) throw new Error(`the card "${text}" has no place on the page`);
    const [x, y] = [box.x + box.width / 3, box.y + box.height - 8];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + dx, y + dy, { steps: 12 });
    await this.page.mouse.up();
    // Busy machine: the card is still gliding to where it was let go.
    let before = '';
    const isAtRest = async () => {
      const now = await this.placeOfCard(text);
      const wasThere = now === before;
      before = now;
      return wasThere;
    };
    await expect.poll(isAtRest, { intervals: [250] }).toBe(true);
  }

  async openBoardList(): Promise<void> {
    const summary = this.page.getByText(/^The board as a list/u);
    const details = this.page.locator('details').filter({ has: summary });
    if ((await details.getAttribute('open')) === null) await summary.click();
  }

  async drawLine(from: string, to: string): Promise<void> {
    await this.openBoardList();
    await this.page.getByLabel('Line from').selectOption({ label: from });
    await this.page.getByLabel('Line to').selectOption({ label: to });
    await this.page.getByRole('button', { name: 'Draw line' }).click();
  }

  line(from: string, to: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: `${from} → ${to}` });
  }

  /** Shows as much of the board as fits. */
  async showAll(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show as much as fits' }).click();
  }

  /** Moves the mouse over the board. */
  async pointAtBoard(): Promise<void> {
    const board = this.page.getByTestId('rf__wrapper');
    await board.scrollIntoViewIfNeeded();
    const box = await board.boundingBox();
    if (!box) throw new Error('the board has no place on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
    await this.page.mouse.move(x - 60, y);
    await this.page.mouse.move(x, y, { steps: 8 });
  }

  pointer(name: string): Locator {
    return this.page.getByTestId('peer-cursor').filter({ hasText: name });
  }

  caret(name: string): Locator {
    return this.notes.locator('.notes-caret-label').filter({ hasText: name });
  }

  /** Comes near the notes, so that their editor is loaded: until then they are words without links and carets. */
  async comeNearNotes(): Promise<void> {
    await this.notes.hover();
    await expect(this.notes, 'the editor of the notes').toHaveAttribute('contenteditable', 'true');
  }

  /** Waits until the notes can be written without network, though nobody came near them. */
  async canWriteOffline(): Promise<void> {
    await expect(this.notes, 'the editor of the notes came by itself').toHaveAttribute(
      'contenteditable',
      'true',
    );
  }

  /** Puts the caret into the notes. */
  async enterNotes(): Promise<void> {
    await this.comeNearNotes();
    await this.notes.click();
  }

  /** Types a new paragraph at the end of the notes. */
  async typeNotes(text: string): Promise<void> {
    await this.enterNotes();
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.type(text);
  }
}
