import { expect, test } from './fixtures/actors.ts';
import { getPuzzle, getUser } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';
import { openPair, openTeam } from './pages/puzzle-team.ts';

test('a hunted piece reaches the others at once, and two confirmations complete its layer on every screen', async ({
  newContext,
  newActor,
  actor,
}) => {
  const { clusterId, people, pages } = await openTeam({ newContext, newActor });
  const [ana, ben, cem] = pages;
  const text = 'They asked her to go on in a private chat and to tell nobody at the bank.';
  const before = await getPuzzle(people[0].context, clusterId);
  const xpBefore = (await getUser(people[0].context)).xp;
  await Promise.all(pages.map((page) => page.expectCompletion(before.completionRate)));

  await ana.hunt(CHANNEL_MOVE);
  await ana.sendPiece(text);
  await expect(ana.page.getByRole('dialog', { name: 'The zero-touch pledge' })).toBeVisible();
  await ana.page.getByRole('button', { name: 'I accept the pledge' }).click();
  await expect(ana.toast('Piece added')).toBeVisible();
  await expect(ana.page.getByText('+300 credits and +50 XP').first()).toBeVisible();
  await expect(ana.pieceText, 'the draft is cleared').toHaveValue('');

  const partial = before.completionRate + 50 / 14;
  for (const other of [ben, cem]) {
    await expect(other.newestPiece(text)).toContainText('Ana Alder');
    await expect(other.layerCard(CHANNEL_MOVE).getByText('partial', { exact: true })).toBeVisible();
    await other.expectCompletion(partial);
  }

  await ben.chooseLayer(CHANNEL_MOVE);
  await ben.piece(text).getByRole('button', { name: 'Confirm' }).click();
  await expect(ben.toast('Review recorded')).toBeVisible();
  await expect(ana.piece(text)).toContainText('Ben Birch confirmed (new account, doesn’t count yet)');
  await expect(ben.piece(text)).toContainText('Confirm your e-mail address');

  const known = [await actor('agent1'), await actor('agent2')];
  for (const [index, { page, displayName }] of known.entries()) {
    const reviewer = new PuzzlePage(page);
    await reviewer.open(clusterId, CHANNEL_MOVE);
    await expect(reviewer.piece(text)).toContainText(index === 0 ? 'Open for review' : 'confirmed');
    await reviewer.piece(text).getByRole('button', { name: 'Confirm' }).click();
    await expect(ana.piece(text)).toContainText(`${displayName} confirmed`);
  }
  await expect(ana.piece(text)).toContainText('Confirmed');
  await ana.expectCompletion(before.completionRate + 100 / 14);
  await ana.page.getByRole('tab', { name: 'Overview' }).click();
  await expect(ana.layerCard(CHANNEL_MOVE).getByText('complete', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await getUser(people[0].context)).xp, { message: 'XP of the author' })
    .toBe(xpBefore + 50);
});

test('everybody sees who else is on the puzzle and on which layer, until they leave', async ({
  newContext,
  newActor,
}) => {
  const { people, pages } = await openTeam({ newContext, newActor });
  const [ana, ben, cem] = pages;
  for (const [page, others] of [
    [ana, ['Ben Birch', 'Cem Cedar']],
    [ben, ['Ana Alder', 'Cem Cedar']],
    [cem, ['Ana Alder', 'Ben Birch']],
  ] as const) {
    for (const name of others) await expect(page.person(name)).toBeVisible();
    await expect(page.people.getByRole('listitem')).toHaveCount(2);
  }

  await ben.chooseLayer(TRUST_BUILDING);
  await expect(ana.person('Ben Birch, working on Trust building')).toBeVisible();
  await ben.page.getByRole('tab', { name: 'Overview' }).click();
  await expect(ana.person('Ben Birch, looking around')).toBeVisible();

  await people[1].page.close();
  for (const page of [ana, cem]) await expect(page.person('Ben Birch')).toHaveCount(0);
  await cem.page.getByRole('link', { name: 'Home' }).first().click();
  await expect(ana.page.getByText('Nobody else is here now')).toBeVisible();
});

test('the others see cards, lines and pointers on the board as they move', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben, cem] = (await openTeam({ newContext, newActor })).pages;
  await ana.addCard('The first chat');
  for (const other of [ben, cem]) await expect(other.card('The first chat')).toBeVisible();
  await ben.addCard('The private chat');
  await expect(ana.card('The private chat')).toBeVisible();

  await ana.drawLine('The first chat', 'The private chat');
  await cem.openBoardList();
  await expect(cem.line('The first chat', 'The private chat')).toBeVisible();
  await expect(ben.page.locator('.react-flow__edge')).toHaveCount(1);

  await ben.pointAtBoard();
  await expect(ana.pointer('Ben Birch')).toBeVisible();
  await expect(cem.pointer('Ben Birch')).toBeVisible();
  await expect(ben.pointer('Ben Birch'), 'the own pointer is not drawn').toHaveCount(0);
});

test('notes typed by one person appear for the others, with the name at the caret', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben, cem] = (await openTeam({ newContext, newActor })).pages;
  await ana.comeNearNotes();
  await ben.typeNotes('The number they call from changes every Monday.');
  await expect(ana.notes).toContainText('The number they call from changes every Monday.');
  await expect(ana.caret('Ben Birch')).toBeVisible();
  await cem.typeNotes('Seen with two other victims as well.');
  await expect(ben.notes).toContainText('Seen with two other victims as well.');
  await expect(ana.notes).toContainText('Seen with two other victims as well.');
});

test('notes that nobody came near yet show what is written, and lose no key of somebody who begins at once', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  const editor = ana.page.waitForRequest(/notes-editor/u);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await ana.page.route(/notes-editor/u, async (route) => {
    await held;
    await route.continue();
  });
  await ben.typeNotes('The transfer went to Malta. ');
  await expect(ana.notes).toHaveText('The transfer went to Malta.');
  await expect(ana.notes, 'no editor yet').not.toHaveAttribute('contenteditable');
  await ana.notes.focus();
  await editor;
  await ana.page.keyboard.type('And back from');
  release();
  await expect(ana.notes).toHaveAttribute('contenteditable', 'true');
  await expect(ana.notes).toBeFocused();
  await ana.page.keyboard.type(' there.');
  await expect(ben.notes).toContainText('The transfer went to Malta. And back from there.');
});

test('the others see a claim with its time left and can ask to take over', async ({
  newContext,
  newActor,
}) => {
  const [ana, ben] = (await openPair({ newContext, newActor })).pages;
  await ben.chooseLayer(TRUST_BUILDING);
  await ben.page.getByRole('button', { name: 'I’m working on this' }).click();
  await expect(ben.page.getByText(/You’re working on this · 9:\d\d left/u)).toBeVisible();
  const card = ana.layerCard(TRUST_BUILDING).getByText(/Ben Birch is working on it · /u);
  await expect(card).toContainText(/9:\d\d/u);
  const shown = await card.textContent();
  await expect(card, 'the time left goes down').not.toHaveText(shown ?? '');

  await ana.chooseLayer(TRUST_BUILDING);
  await ana.page.getByRole('button', { name: 'Ask to take over' }).click();
  await expect(ben.page.getByText(/Ana Alder asks to take over/u)).toBeVisible();
  await expect(ana.page.getByRole('button', { name: /Take over in \d+ s/u })).toBeDisabled();
  await ben.page.getByRole('button', { name: 'Hand over' }).click();
  await expect(ana.page.getByText('No one is working on this layer yet.')).toBeVisible();
});
