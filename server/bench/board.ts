import type { Page } from '@playwright/test';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { foundCluster, type LiveAccount, signUp } from '../src/testing/live-client.ts';
import { sendUntilAnswered } from '../src/testing/send-until-answered.ts';
import { Crowd } from './board/crowd.ts';
import { type Interaction, measure, observeInteractions, slowDown } from './board/measure-interactions.ts';
import { launchBrowser } from './launch-browser.ts';
import { BOARD, describeMachine } from './live/machine/describe-machine.ts';
import { median } from './live/stats/median.ts';
import { describeStolenTime, measureProcessorTime } from './stolen-time.ts';
import { startThrowawayServer } from './throwaway.ts';

/**
 * Measures how soon a board of 500 cards answers in a real browser with a processor slowed down four times: from a press or key to
 * the next paint, with nobody else there and while 20 people move their pointers and five of them drag cards.
 * `node server/bench/board.ts [rounds] [cards] [part of the interactions' names]`. Limits are lifted: 20 people write from one machine.
 */
const ROUNDS = Number(process.argv[2] ?? 15);
const CARDS = Number(process.argv[3] ?? 500);
/** Part of the interactions' names; all without it. */
const ONLY = process.argv[4] ?? '';
const PEOPLE = 20;
const DRAGGERS = 5;
const SLOWER = 4;
const TARGET_MS = 200;
const VIEWPORT = { width: 1440, height: 900 };
/** A card that is dragged nearer to the edge moves the whole view with it, until none is left in it. */
const EDGE_PX = 60;
/** The part of the board that the page shows first, roughly. */
const VIEW = { x: 0, y: 0, width: 1000, height: 600 };

await ensureWebBuilt();
const stolen = measureProcessorTime();
await using place = await startThrowawayServer({ LIMITS_FACTOR: '1000' });
const { url } = place.server;
const target = {
  url,
  sendUntilAnswered: (...rest: [string, string, object]) => sendUntilAnswered(url, ...rest),
};
const reader = await signUp(target, 'reader');
const clusterId = await foundCluster(target, reader);
const accounts: LiveAccount[] = [];
for (let at = 0; at < PEOPLE; at += 1) accounts.push(await signUp(target, `person-${at}`));
const crowd = await Crowd.open(url, clusterId, accounts);
await crowd.fill(CARDS);

const browser = await launchBrowser();
try {
  const page = await openBoard();
  console.log(describeMachine(BOARD));
  console.log(
    `Chromium ${browser.version()}, processor slowed down ${SLOWER} times; ${CARDS} cards, ${ROUNDS} rounds.\n`,
  );
  console.log('| interaction | alone, median ms | 20 people, median ms | ratio | 20 people, longest ms |');
  console.log('|---|---|---|---|---|');
  const all: number[] = [];
  for (const interaction of INTERACTIONS().filter(({ name }) => name.includes(ONLY))) {
    const alone = await measure(page, interaction, ROUNDS);
    crowd.start(DRAGGERS, VIEW);
    const among = await measure(page, interaction, ROUNDS);
    crowd.stop();
    all.push(...among);
    const [before, after] = [median(alone), median(among)];
    console.log(
      `| ${interaction.name} | ${before.toFixed(0)} | ${after.toFixed(0)} | ${(after / before).toFixed(2)} | ${Math.max(...among).toFixed(0)} |`,
    );
  }
  const slowest = percentile(all, 0.98);
  console.log(
    `\n98th percentile of all interactions among 20 people: ${slowest.toFixed(0)} ms (target ≤ ${TARGET_MS}: ${slowest <= TARGET_MS ? 'met' : 'missed'}). Stolen time ${describeStolenTime(stolen)}.`,
  );
} finally {
  await browser.close();
  crowd.close();
}

async function openBoard(): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const [name = '', ...value] = reader.cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url }]);
  const page = await context.newPage();
  await observeInteractions(page);
  await page.goto(`${url}/puzzle/${clusterId}`);
  await page.getByText(`The board as a list (${CARDS} cards`).waitFor();
  await page.getByTestId('rf__wrapper').scrollIntoViewIfNeeded();
  await slowDown(await context.newCDPSession(page), SLOWER);
  return page;
}

/** A card in the middle of the view, and a point of it that is no button. */
async function grip(page: Page, shift = 0): Promise<[number, number]> {
  const board = await page.getByTestId('rf__wrapper').boundingBox();
  const boxes = await page.locator('.react-flow__node-piece').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const inside = boxes.filter(
    ({ x, y, width, height }) =>
      board &&
      x > board.x + EDGE_PX &&
      y > board.y + EDGE_PX &&
      x + width < board.x + board.width - EDGE_PX &&
      y + height < board.y + board.height,
  );
  const card = inside[shift % inside.length];
  if (!card) throw new Error('no card is wholly in view');
  return [card.x + 40, card.y + card.height - 10];
}

function INTERACTIONS(): readonly Interaction[] {
  let round = 0;
  const point = async (page: Page) => {
    round += 1;
    const [x, y] = await grip(page, round);
    await page.mouse.move(x, y);
  };
  return [
    {
      name: 'choosing a card',
      prepare: point,
      run: async (page) => {
        await page.mouse.down();
        await page.mouse.up();
      },
    },
    {
      name: 'dragging a card',
      prepare: point,
      run: async (page) => {
        const [x, y] = await grip(page, round);
        await page.mouse.down();
        await page.mouse.move(x + 60, y + 40, { steps: 12 });
        await page.mouse.up();
      },
    },
    {
      name: 'undoing (Ctrl+Z)',
      prepare: (page) => page.getByTestId('rf__wrapper').focus(),
      run: (page) => page.keyboard.press('Control+z'),
    },
    {
      name: 'choosing all (Ctrl+A)',
      prepare: async (page) => {
        await page.getByTestId('rf__wrapper').focus();
        await page.keyboard.press('Escape');
      },
      run: (page) => page.keyboard.press('Control+a'),
    },
    {
      name: 'moving all by a key',
      prepare: async (page) => {
        await page.getByTestId('rf__wrapper').focus();
        await page.keyboard.press('Control+a');
      },
      run: (page) => page.keyboard.press('ArrowRight'),
    },
    {
      name: 'writing a new card',
      prepare: async (page) => {
        await page.getByTestId('rf__wrapper').focus();
        await page.keyboard.press('Escape');
      },
      run: async (page) => {
        await page.keyboard.press('n');
        await page.keyboard.type('New', { delay: 120 });
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'showing as much as fits',
      prepare: (page) => page.getByRole('button', { name: 'Zoom In' }).click(),
      run: (page) => page.getByRole('button', { name: 'Show as much as fits' }).click(),
    },
    {
      name: 'showing as much as can be read',
      prepare: (page) => page.getByRole('button', { name: 'Zoom In' }).click(),
      run: (page) => page.getByRole('button', { name: 'Show the board, as much as can be read' }).click(),
    },
  ];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
