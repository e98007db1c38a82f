import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BEACON } from '../crowd/places.ts';
import type { Part } from '../figures/interactions.ts';

/** Between two presses, and between two keys, as a person who knows what to do. */
const PRESS_EVERY_MS = 250;
const KEY_EVERY_MS = 120;
/** A card that is dragged near the edge moves the whole view with it, so those in the middle are dragged. */
const EDGE_PX = 30;
const GRIP_TRIES = 40;
/** Long enough that the browser has painted and reported what came before. */
const SETTLE_MS = 1_000;
const SAID_LENGTH = 1_500;

interface Step {
  name: string;
  run(page: Page): Promise<void>;
}

const pause = (page: Page) => page.waitForTimeout(PRESS_EVERY_MS);

/** A point of something that nothing covers, found before the press so that looking for it is not measured. */
async function pointOf(page: Page, selector: string): Promise<[number, number]> {
  // A button may be without a size of its own and yet be pressed all over its row.
  await page.locator(selector).first().waitFor({ state: 'attached' });
  const point = await page.evaluate<[number, number] | null>(`(${FREE_POINT})(${JSON.stringify(selector)})`);
  if (!point) throw new Error(`${selector} is covered, or out of view`);
  return point;
}

/**
 * Runs in the page, as text: long notes are scrolled, and their top then lies behind the page's own, where a press leads elsewhere; and on
 * the board lie cards with buttons.
 */
const FREE_POINT = `(selector) => {
  const element = document.querySelector(selector);
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  let y = top + Math.min(height / 2, 20);
  const isFree = (there) => element.contains(there) && (there.closest('button, a') ?? document).contains(element);
  while (!isFree(document.elementFromPoint(x, y))) {
    y += 10;
    if (y >= top + height) return null;
  }
  return [x, y];
}`;

/** Runs in the page, as text, those in the middle first: points of cards in view that are no button and that nothing covers; the beacon stays where it is. */
const GRIPS = `(() => {
  const board = document.querySelector('[data-testid="rf__wrapper"]').getBoundingClientRect();
  const middle = [board.left + board.width / 2, board.top + board.height / 2];
  const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  return [...document.querySelectorAll('.react-flow__node-piece:not([data-id="${BEACON}"])')].flatMap((card) => {
    const { x, y, height } = card.getBoundingClientRect();
    const [atX, atY] = [x + 40, y + height - 10];
    const isInside =
      atX > board.left + ${EDGE_PX} && atX < board.right - ${EDGE_PX} && atY > board.top + ${EDGE_PX} && atY < board.bottom - ${EDGE_PX};
    return isInside && card.contains(document.elementFromPoint(atX, atY)) ? [[atX, atY]] : [];
  }).sort((one, other) => far(one) - far(other));
})()`;

/** The grip of a card in view, once one is drawn. */
async function gripOf(page: Page, which: number): Promise<[number, number]> {
  for (let tries = 0; tries < GRIP_TRIES; tries += 1) {
    const grips = await page.evaluate<[number, number][]>(GRIPS);
    const grip = grips[which % grips.length];
    if (grip) return grip;
    await pause(page);
  }
  throw new Error('no card is in view');
}

/** Does something some times, with pauses. */
const repeated = (times: number, run: (page: Page, time: number) => Promise<void>) => async (page: Page) => {
  for (let time = 0; time < times; time += 1) {
    await run(page, time);
    await pause(page);
  }
};

const press = (selector: string) => async (page: Page) => {
  await page.mouse.click(...(await pointOf(page, selector)));
};

const STEPS: readonly Step[] = [
  {
    name: 'choosing a card',
    run: repeated(10, async (page, time) => {
      await page.mouse.click(...(await gripOf(page, time)));
    }),
  },
  {
    name: 'opening and closing a menu',
    run: repeated(6, async (page) => {
      await press('button[title="Export"]')(page);
      await pause(page);
      await page.keyboard.press('Escape');
    }),
  },
  {
    name: 'dragging a card',
    run: repeated(6, async (page, time) => {
      const [x, y] = await gripOf(page, 0);
      await page.mouse.move(x, y);
      await page.mouse.down();
      const along = time % 2 === 0 ? 40 : -40;
      await page.mouse.move(x + along, y + along, { steps: 10 });
      await page.mouse.up();
    }),
  },
  {
    name: 'moving the board by the wheel, then a press on it',
    run: repeated(6, async (page, time) => {
      await page.mouse.move(...(await pointOf(page, '.react-flow__pane')));
      for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, time % 2 === 0 ? 40 : -40);
      await page.keyboard.press('Escape');
      await press('.react-flow__pane')(page);
    }),
  },
  {
    name: 'choosing a layer',
    run: repeated(6, async (page, time) => {
      await press(`#layers ol li:nth-child(${2 + time}) button`)(page);
    }),
  },
  {
    name: 'writing in the notes',
    async run(page) {
      await press('.notes-editor')(page);
      await pause(page);
      await page.keyboard.type('they asked for a second fee today', { delay: KEY_EVERY_MS });
    },
  },
  {
    name: 'writing a new card',
    async run(page) {
      await press('input[aria-label="Text of a new card"]')(page);
      await page.keyboard.type('a second fee', { delay: KEY_EVERY_MS });
      await page.keyboard.press('Enter');
    },
  },
];

/** Runs in the page, as text: what of the board is drawn, where it is, and what lies over its middle. */
const BOARD_STATE = `(() => {
  const board = document.querySelector('[data-testid="rf__wrapper"]');
  if (!board) return 'there is no board';
  const box = board.getBoundingClientRect();
  const over = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2).slice(0, 4);
  const nameOf = ({ tagName, className }) => tagName + '.' + String(className.baseVal ?? className).slice(0, 60);
  const cards = [...document.querySelectorAll('.react-flow__node')];
  return [
    cards.length + ' cards, the first at ' + JSON.stringify(cards[0]?.getBoundingClientRect() ?? null),
    'view ' + (board.querySelector('.react-flow__viewport')?.style.transform ?? 'none'),
    'board ' + [box.x, box.y, box.width, box.height].map(Math.round).join(' '),
    'over its middle ' + over.map(nameOf).join(' < '),
    'body ' + document.body.style.cssText,
  ].join('; ');
})()`;

/** Where a page is, what it says and what its board shows, for whoever looks for why it could not be used; a picture of it lies beside. */
async function describe(page: Page): Promise<string> {
  const failed = (error: unknown) => `nothing that can be read (${String(error)})`;
  const words = await page.locator('body').ariaSnapshot().catch(failed);
  const state = await page.evaluate<string>(BOARD_STATE).catch(failed);
  const picture = join(tmpdir(), `fap-board-${Date.now()}.png`);
  await page.screenshot({ path: picture }).catch(failed);
  return `the page is at ${page.url()} (picture: ${picture}); its board: ${state}; it says: ${words.replaceAll(/\s+/gu, ' ').slice(0, SAID_LENGTH)}`;
}

/** Leaves what is open, and shows the part of the board with most cards, as somebody who comes back to it. */
export async function comeBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await pause(page);
  await page.keyboard.press('Escape');
  await press('button[title="Show the board, as much as can be read"]')(page);
  await page.waitForTimeout(SETTLE_MS);
}

/** Uses the page as a person would, for about half a minute; gives when each part began and ended, in milliseconds since 1970. */
export async function useBoard(page: Page): Promise<Part[]> {
  const parts: Part[] = [];
  for (const { name, run } of STEPS) {
    const from = Date.now();
    try {
      await run(page);
    } catch (error) {
      throw new Error(`${name} did not work; ${await describe(page)}`, { cause: error });
    }
    await page.waitForTimeout(SETTLE_MS);
    parts.push({ name, from, to: Date.now() });
  }
  return parts;
}

/** Sends a piece of words that nobody else has, and waits until what the page says of it is gone again. */
export async function sendPiece(page: Page, mark: string): Promise<void> {
  try {
    await press('#layers ol li:nth-child(2) button')(page);
    await page
      .locator('#piece-text')
      .fill(`${mark}: after the first payment the caller of ${mark} gave another name`);
    await page.getByRole('button', { name: 'Submit piece' }).click();
    const sendAnyway = page.getByRole('button', { name: 'Send anyway' });
    const said = page.getByText('Piece added', { exact: true });
    await said.or(sendAnyway).first().waitFor();
    if (await sendAnyway.isVisible()) await sendAnyway.click();
    await said.waitFor();
    await said.waitFor({ state: 'detached' });
  } catch (error) {
    throw new Error(`sending a piece did not work; ${await describe(page)}`, { cause: error });
  }
}
