import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute } from './pages/puzzle-api.ts';
import { PuzzlePage, TRUST_BUILDING } from './pages/puzzle-page.ts';

test('signing out in one tab disconnects the other tab and leads it to the sign-in page', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const received: string[] = [];
  const tab = new PuzzlePage(ana.page);
  tab.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      received.push(String(payload));
    }),
  );
  await tab.open(clusterId);
  const other = new PuzzlePage(ben.page);
  await other.open(clusterId);
  await expect(other.person('Ana Alder')).toBeVisible();

  const second = await ana.context.newPage();
  await second.goto('/');
  await second.getByRole('button', { name: /account of Ana Alder/u }).click();
  await second.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(second.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(other.person('Ana Alder'), 'the person is gone from the presence bar').toHaveCount(0);

  const secret = 'A fact after the sign-out.';
  await contribute(ben.context, { clusterId, layer: TRUST_BUILDING.layer, content: secret });
  await other.typeNotes('Notes after the sign-out.');
  await expect(tab.page, 'the other tab leaves the puzzle').not.toHaveURL(/\/puzzle\//u);
  await expect(tab.page.getByLabel('Password')).toBeVisible();
  expect(received.filter((frame) => frame.includes(secret) || frame.includes('Notes after'))).toEqual([]);
});
