import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { attachPlug } from './pages/network-plug.ts';
import { countPieces, pledgeZeroTouch } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, PuzzlePage } from './pages/puzzle-page.ts';

test('two tabs of one person share the board and the notes, even offline', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const { context, page } = await newActor('Ana Alder');
  const plug = await attachPlug(context);
  const [one, two] = [new PuzzlePage(page), new PuzzlePage(await context.newPage())];
  for (const tab of [one, two]) await tab.open(clusterId);
  await one.addCard('Seen in both tabs');
  await expect(two.card('Seen in both tabs')).toBeVisible();
  await expect(
    one.page.getByText('Nobody else is here now'),
    'own tabs do not count as people',
  ).toBeVisible();

  await two.canWriteOffline();
  await plug.pull();
  await expect(two.offlineBanner).toBeVisible();
  await one.addCard('Added offline');
  await expect(two.card('Added offline')).toBeVisible();
  await two.typeNotes('Typed offline in the second tab.');
  await expect(one.notes).toContainText('Typed offline in the second tab.');
});

test('a piece waiting in one tab is shown in the other, and only one of them sends it', async ({
  newContext,
  newActor,
}) => {
  const text = 'The contract named a company that was dissolved in 2019.';
  const { clusterId } = await foundCluster(await newContext());
  const { context, page } = await newActor('Ana Alder');
  await pledgeZeroTouch(context);
  const plug = await attachPlug(context);
  const [one, two] = [new PuzzlePage(page), new PuzzlePage(await context.newPage())];
  for (const tab of [one, two]) await tab.open(clusterId, CHANNEL_MOVE);
  await plug.pull();
  await expect(one.offlineBanner).toBeVisible();
  await one.sendPiece(text);
  await expect(two.waiting).toContainText('1 waiting');
  await plug.putBack();
  for (const tab of [one, two]) {
    await expect(tab.newestPiece(text)).toHaveCount(1);
    await expect(tab.waiting).toHaveCount(0);
  }
  expect(await countPieces(context, clusterId, [text])).toEqual([1]);
});

test('the draft of a piece survives a reload', async ({ newContext, newActor }) => {
  const { clusterId } = await foundCluster(await newContext());
  const puzzle = new PuzzlePage((await newActor('Ana Alder')).page);
  await puzzle.open(clusterId, CHANNEL_MOVE);
  await puzzle.pieceText.fill('Half a sentence about the messenger');
  await puzzle.page.reload();
  await puzzle.isReady();
  await expect(puzzle.pieceText).toHaveValue('Half a sentence about the messenger');
});
