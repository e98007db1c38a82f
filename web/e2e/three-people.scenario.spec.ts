import { type Actor, expect, test } from './fixtures/actors.ts';
import { CommentPanel } from './pages/comment-panel.ts';
import { contribute, pledgeZeroTouch, review } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, type PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';
import { openTeam } from './pages/puzzle-team.ts';

const PHONE = { width: 360, height: 740 };
const CLAIM = 'They asked her to go on in a private chat';

/** Opens a part of the puzzle on the phone. */
async function showPart({ page }: PuzzlePage, part: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Parts of the puzzle' });
  await bar.getByRole('button', { name: part }).click();
}

test('two people at desks and one on a phone solve together: each sees at once what the others do', async ({
  newContext,
  newActor,
  actor,
}) => {
  test.slow();
  const { clusterId, people, pages } = await openTeam({ newContext, newActor }, async (person: Actor) => {
    await pledgeZeroTouch(person.context);
    if (person.displayName === 'Cem Cedar') await person.page.setViewportSize(PHONE);
  });
  const [ana, ben, cem] = pages;

  await test.step('who is here is seen by all three, and Ana follows Ben', async () => {
    for (const name of ['Ana Alder', 'Ben Birch']) await expect(cem.person(name)).toBeVisible();
    await ana.person('Ben Birch').click();
    await ana.page.getByRole('menuitem', { name: 'Follow' }).click();
    await ben.chooseLayer(TRUST_BUILDING);
    await expect(
      ana.page.getByRole('form', { name: `Add a piece to ${TRUST_BUILDING.name}` }),
      'her window goes where he goes',
    ).toBeVisible();
    await expect(cem.person('Ben Birch, working on Trust building')).toBeVisible();
  });

  await test.step('Cem hunts a piece on the phone; the others see where he works, and his piece', async () => {
    await cem.hunt(CHANNEL_MOVE);
    await expect(cem.pieceText).toBeFocused();
    await expect(cem.pieceText).toBeInViewport();
    await expect(ana.person(`Cem Cedar, working on ${CHANNEL_MOVE.name}`)).toBeVisible();
    await cem.sendPiece(CLAIM);
    for (const other of [ana, ben]) await expect(other.newestPiece(CLAIM)).toContainText('Cem Cedar');
  });

  await test.step('a card of Ana’s that Ben deletes comes back by Cem’s hand', async () => {
    await ana.addCard('The private chat');
    await showPart(cem, 'Board');
    await expect(cem.card('The private chat')).toBeVisible();
    await ben.openBoardList();
    await ben.removeFromList('The private chat');
    const question = ben.page.getByRole('dialog', { name: 'Delete the card by Ana Alder?' });
    await question.getByRole('button', { name: 'Delete card' }).click();
    await expect(cem.deleted).toContainText('Card deleted by Ben Birch');
    await cem.deleted.getByRole('button', { name: 'Undo' }).click();
    await expect(ana.card('The private chat')).toBeVisible();
  });

  await test.step('what Ana asks Cem about his piece reaches him as a notice, and Ben sees that it is talked about', async () => {
    await ana.chooseLayer(CHANNEL_MOVE);
    await ben.chooseLayer(CHANNEL_MOVE);
    await ana.piece(CLAIM).getByRole('button', { name: 'Comment on this piece' }).click();
    const panel = new CommentPanel(ana.page);
    await panel.text.click();
    await ana.page.keyboard.type('@Cem');
    await ana.page.keyboard.press('Enter');
    await ana.page.keyboard.type('which app was it?');
    await panel.send.click();
    await expect(panel.comment('@Cem Cedar which app was it?')).toBeVisible();
    await panel.close();
    await expect(
      ben.piece(CLAIM).getByRole('button', { name: '1 comment on this piece, 1 open' }),
    ).toBeVisible();
    await expect(cem.page.getByRole('link', { name: /^Notices, \d+ unread/u })).toBeVisible();
  });

  await test.step('Ben disputes it with a reason; Cem answers on the phone, and Ben reads the answer', async () => {
    await ben.piece(CLAIM).getByRole('button', { name: 'Dispute' }).click();
    await ben.page.getByLabel('Reason', { exact: true }).selectOption('The source doesn’t say this');
    await ben.page.getByLabel('Why do you dispute it?').fill('No app is named');
    await ben.page.getByRole('button', { name: 'Dispute', exact: true }).last().click();
    await showPart(cem, 'Pieces');
    await expect(cem.piece(CLAIM)).toContainText('No app is named');
    await cem.piece(CLAIM).getByRole('button', { name: 'Answer to Ben Birch' }).click();
    await cem.page.getByLabel('Your answer to Ben Birch').fill('The second message names it');
    await cem.piece(CLAIM).getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(ben.piece(CLAIM)).toContainText('The second message names it');
  });

  await test.step('two others complete a layer with Ana’s piece; the phone says so at once', async () => {
    const { id } = await contribute(people[0].context, {
      clusterId,
      layer: TRUST_BUILDING.layer,
      content: 'He wrote every morning for six weeks before he spoke of money',
    });
    for (const name of ['agent1', 'agent2']) await review((await actor(name)).context, id, 'confirm');
    await expect(
      cem.page.getByText(`${TRUST_BUILDING.name} is complete, with a piece of Ana Alder.`),
    ).toBeVisible();
  });

  await test.step('Ana works on a layer, Ben asks to take over, and Cem sees who has it', async () => {
    await ana.page.getByRole('button', { name: 'I’m working on this' }).click();
    await ben.page.getByRole('button', { name: 'Ask to take over' }).click();
    await expect(ana.page.getByText(/Ben Birch asks to take over/u)).toBeVisible();
    await expect(cem.page.getByText(/Ana Alder is working on this/u)).toBeVisible();
    await ana.page.getByRole('button', { name: 'Hand over' }).click();
    await expect(cem.page.getByText('No one is working on this layer yet.')).toBeVisible();
  });
});
