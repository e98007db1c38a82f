import type { Request } from '@playwright/test';
import { type Actor, expect, test } from './fixtures/actors.ts';
import { attachPlug, type NetworkPlug } from './pages/network-plug.ts';
import { countPieces, getUser, pledgeZeroTouch } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, type PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';
import { openPair, openTeam, type PuzzleTeam, type TeamFixtures } from './pages/puzzle-team.ts';

const FIRST = 'They moved the talk to a private messenger on the second day.';
const SECOND = 'She was told that the bank’s staff are part of the fraud.';
const CONTRIBUTE = '**/api/puzzle/contribute';

interface OfflineTeam extends PuzzleTeam {
  plug: NetworkPlug;
  xpBefore: number;
}

/** Opens a puzzle for people who have accepted the pledge; the second can be taken offline. */
async function withPlug<Opened>(
  open: (prepare: (actor: Actor) => Promise<void>) => Promise<Opened>,
): Promise<Opened & { plug: NetworkPlug }> {
  const plugs: NetworkPlug[] = [];
  const opened = await open(async ({ context, displayName }) => {
    await pledgeZeroTouch(context);
    if (displayName === 'Ben Birch') plugs.push(await attachPlug(context));
  });
  const [plug] = plugs;
  if (!plug) throw new Error('no network plug for Ben Birch');
  return { ...opened, plug };
}

async function openOfflineTeam(fixtures: TeamFixtures): Promise<OfflineTeam> {
  const team = await withPlug((prepare) => openTeam(fixtures, prepare));
  return { ...team, xpBefore: (await getUser(team.people[1].context)).xp };
}

async function goOffline(plug: NetworkPlug, ben: PuzzlePage): Promise<void> {
  await ben.chooseLayer(CHANNEL_MOVE);
  await ben.canWriteOffline();
  await plug.pull();
  await expect(ben.offlineBanner).toBeVisible();
}

async function sendTwoPieces(ben: PuzzlePage): Promise<void> {
  await ben.sendPiece(FIRST);
  await expect(ben.waiting).toContainText('1 waiting');
  await ben.sendPiece(SECOND);
  await expect(ben.waiting).toContainText('2 waiting');
}

/** Both pieces exist exactly once and were rewarded exactly once. */
async function expectLandedOnce({ clusterId, people, pages, xpBefore }: OfflineTeam): Promise<void> {
  const [ana, ben, cem] = pages;
  await expect(ben.waiting, 'the queue is empty').toHaveCount(0);
  for (const page of [ana, ben, cem]) {
    for (const text of [FIRST, SECOND]) await expect(page.newestPiece(text)).toHaveCount(1);
  }
  expect(await countPieces(people[0].context, clusterId, [FIRST, SECOND])).toEqual([1, 1]);
  await expect
    .poll(async () => (await getUser(people[1].context)).xp, { message: 'XP for two pieces' })
    .toBe(xpBefore + 100);
}

test('work done offline and online at the same time reaches everybody exactly once', async ({
  newContext,
  newActor,
}) => {
  const team = await openOfflineTeam({ newContext, newActor });
  const [ana, ben, cem] = team.pages;
  await ana.addCard('The messenger account');
  await expect(ben.card('The messenger account')).toBeVisible();
  await goOffline(team.plug, ben);

  await ben.typeNotes('Ben: written while the train was in the tunnel.');
  await ben.addCard('Found in the tunnel');
  await expect(ben.card('Found in the tunnel'), 'the card is on his own board').toHaveCount(1);
  await ben.dragCard('The messenger account', 90, 70);
  const moved = await ben.placeOfCard('The messenger account');
  await sendTwoPieces(ben);

  await ana.typeNotes('Ana: the profile picture is from a catalogue.');
  await ana.addCard('The catalogue');
  await cem.chooseLayer(TRUST_BUILDING);
  await cem.sendPiece('He sent photos of a dog every morning.');
  await expect(cem.toast('Piece added')).toBeVisible();
  await expect(ana.person('Ben Birch'), 'an offline person is not shown as present').toHaveCount(0);
  expect(await ana.placeOfCard('The messenger account')).not.toBe(moved);
  await expect(ben.notes, 'nothing reaches an offline person').not.toContainText('Ana:');

  await team.plug.putBack();
  await expectLandedOnce(team);
  await expect(ben.offlineBanner).toHaveCount(0);
  for (const page of team.pages) {
    await expect(page.notes).toContainText('Ben: written while the train was in the tunnel.');
    await expect(page.notes).toContainText('Ana: the profile picture is from a catalogue.');
    for (const text of ['Found in the tunnel', 'The catalogue', 'The messenger account'])
      await expect(page.card(text)).toHaveCount(1);
    await expect
      .poll(() => page.placeOfCard('The messenger account'), { message: 'the moved card' })
      .toBe(moved);
    await expect(page.newestPiece('He sent photos of a dog every morning.')).toHaveCount(1);
  }
  await expect(ana.person('Ben Birch')).toBeVisible();
  await expect(ben.person('Ana Alder'), 'the others are shown again at once').toBeVisible();
});

test('leaving the puzzle between reconnecting and sending neither loses nor duplicates pieces', async ({
  newContext,
  newActor,
}) => {
  const team = await openOfflineTeam({ newContext, newActor });
  const { context } = team.people[1];
  const ben = team.pages[1];
  await goOffline(team.plug, ben);
  await ben.typeNotes('Ben: kept through the reload.');
  await sendTwoPieces(ben);

  // The network is back, but no piece is sent before the reload.
  let isStuck = false;
  await context.route(CONTRIBUTE, () => {
    isStuck = true;
  });
  await team.plug.putBack();
  await expect.poll(() => isStuck, { message: 'sending has begun' }).toBe(true);
  // They are sent from another screen too.
  const puzzle = ben.page.url();
  await ben.page.goto('/account');
  await context.unroute(CONTRIBUTE);
  await expect(team.pages[0].newestPiece(SECOND), 'sent from another screen').toHaveCount(1);
  await ben.page.goto(puzzle);
  await ben.isReady();
  await expectLandedOnce(team);
  for (const page of team.pages) await expect(page.notes).toContainText('Ben: kept through the reload.');
});

test('pieces whose response was lost are sent again and still exist once', async ({
  newContext,
  newActor,
}) => {
  const team = await openOfflineTeam({ newContext, newActor });
  const { context } = team.people[1];
  const ben = team.pages[1];
  const keysOfLost: string[] = [];
  let isLosing = true;
  await context.route(CONTRIBUTE, async (route) => {
    if (!isLosing) return route.continue();
    if (team.plug.isPulled) return route.abort('internetdisconnected');
    await route.fetch();
    keysOfLost.push(keyOf(route.request()));
    await route.abort('connectionreset');
  });
  await ben.chooseLayer(CHANNEL_MOVE);
  await ben.sendPiece(FIRST);
  await expect(ben.waiting).toContainText('1 waiting');
  await goOffline(team.plug, ben);
  await ben.sendPiece(SECOND);
  await expect(ben.waiting).toContainText('2 waiting');
  await team.plug.putBack();
  // The queue keeps its order: the first piece is sent again before the second.
  await expect.poll(() => keysOfLost.length, { message: 'lost answers' }).toBeGreaterThanOrEqual(2);
  expect(new Set(keysOfLost).size, 'a piece keeps its idempotency key').toBe(1);
  expect(await countPieces(team.people[0].context, team.clusterId, [FIRST])).toEqual([1]);
  isLosing = false;
  await expectLandedOnce(team);
});

test('notes and cards written offline reach the others after the tab was closed and reopened', async ({
  newContext,
  newActor,
}) => {
  const pair = await withPlug((prepare) => openPair({ newContext, newActor }, prepare));
  const { clusterId, people, plug } = pair;
  const [ana, ben] = pair.pages;
  await goOffline(plug, ben);
  await ben.typeNotes('Ben: the laptop was shut right after this.');
  await ben.addCard('Written before shutting the laptop');
  await sendTwoPieces(ben);
  await ben.page.close();
  await plug.putBack();
  const page = await people[1].context.newPage();
  await page.goto(`/puzzle/${clusterId}`);
  await expect(ana.notes).toContainText('Ben: the laptop was shut right after this.');
  await expect(ana.card('Written before shutting the laptop')).toBeVisible();
  for (const text of [FIRST, SECOND]) await expect(ana.newestPiece(text)).toHaveCount(1);
  expect(await countPieces(people[0].context, clusterId, [FIRST, SECOND])).toEqual([1, 1]);
});

function keyOf(request: Request): string {
  return (request.postDataJSON() as { idempotencyKey: string }).idempotencyKey;
}
