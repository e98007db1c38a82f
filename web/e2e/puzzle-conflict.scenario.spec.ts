import { expect, test } from './fixtures/actors.ts';
import { attachFactGate } from './pages/fact-gate.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute, getPuzzle, review } from './pages/puzzle-api.ts';
import { PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';

const TEXT = 'He called himself head of compliance and showed a badge on camera.';
const REASON = 'The badge belongs to another company.';

test('when two people review at the same time, the later one sees both sides and loses nothing', async ({
  newContext,
  newActor,
  actor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const author = await newActor('Ana Alder');
  await contribute(author.context, { clusterId, layer: TRUST_BUILDING.layer, content: TEXT });
  const [ben, analyst] = [await newActor('Ben Birch'), await actor('analyst')];
  const gate = await attachFactGate(ben.context);
  const [late, early] = [new PuzzlePage(ben.page), new PuzzlePage(analyst.page)];
  for (const page of [late, early]) await page.open(clusterId, TRUST_BUILDING);
  await late.piece(TEXT).getByRole('button', { name: 'Dispute…' }).click();
  await late.page.getByLabel('Reason', { exact: true }).selectOption('It’s wrong');
  await late.page.getByLabel('Why do you dispute it?').fill(REASON);

  gate.hold();
  await early.piece(TEXT).getByRole('button', { name: 'Confirm' }).click();
  await expect(early.piece(TEXT)).toContainText('Confirmed');
  await late.piece(TEXT).getByRole('button', { name: 'Dispute', exact: true }).click();
  const dialog = late.page.getByRole('dialog', { name: 'Somebody changed this first' });
  await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText(REASON);
  await expect(dialog.getByRole('region', { name: 'On the server' })).toContainText('Confirmed');

  // The fact of the other review arrives while the dialog is open; it must not close it.
  gate.release();
  await expect(late.layerStatus()).toHaveText('complete');
  await expect(dialog.getByRole('region', { name: 'Yours' })).toContainText(REASON);
  await dialog.getByRole('button', { name: 'Understood' }).click();
  await expect(late.page.getByLabel('Why do you dispute it?'), 'the reason can still be copied').toHaveValue(
    REASON,
  );
  await expect(late.piece(TEXT)).toContainText(`${analyst.displayName} confirmed`);

  const piece = (await getPuzzle(ben.context, clusterId)).contributions.find(
    ({ content }) => content === TEXT,
  );
  expect(piece?.status).toBe('confirmed');
  expect(piece?.reviews.map(({ reviewer }) => reviewer.displayName)).toEqual([analyst.displayName]);
});

test('a half-written reason stays when somebody else closes the piece', async ({
  newContext,
  newActor,
  actor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const author = await newActor('Ana Alder');
  const piece = await contribute(author.context, { clusterId, layer: TRUST_BUILDING.layer, content: TEXT });
  const [ben, analyst] = [await newActor('Ben Birch'), await actor('analyst')];
  const late = new PuzzlePage(ben.page);
  await late.open(clusterId, TRUST_BUILDING);
  await late.piece(TEXT).getByRole('button', { name: 'Dispute…' }).click();
  await late.page.getByLabel('Reason', { exact: true }).selectOption('It’s wrong');
  await late.page.getByLabel('Why do you dispute it?').fill(REASON);
  await review(analyst.context, piece.id, 'confirm');
  await expect(late.layerStatus()).toHaveText('complete');
  await expect(late.page.getByLabel('Why do you dispute it?')).toHaveValue(REASON);
  await late.piece(TEXT).getByRole('button', { name: 'Dispute', exact: true }).click();
  await expect(late.page.getByRole('dialog', { name: 'Somebody changed this first' })).toContainText(REASON);
});
