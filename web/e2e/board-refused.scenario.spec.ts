import type { WebSocketRoute } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { PuzzlePage } from './pages/puzzle-page.ts';
import { openPair } from './pages/puzzle-team.ts';

for (const { code, title, says } of [
  { code: 4422, title: 'Some changes were not saved', says: 'Reload the page to continue.' },
  { code: 4409, title: 'Some changes were not saved', says: 'Reload the page to continue.' },
  { code: 1009, title: 'This board is full', says: 'Remove cards or notes you no longer need.' },
]) {
  test(`the page says "${title}" when the server closes the board with ${code}`, async ({
    newContext,
    newActor,
  }) => {
    const { clusterId } = await foundCluster(await newContext());
    const { page } = await newActor('Ana Alder');
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/yjs\//u, (socket) => {
      sockets.push(socket);
      socket.connectToServer();
    });
    const puzzle = new PuzzlePage(page);
    await puzzle.open(clusterId);
    await puzzle.addCard('One card too many');
    await sockets.at(-1)?.close({ code, reason: 'no room' });
    await expect(puzzle.toast(title)).toBeVisible();
    await expect(page.getByText(says).first()).toBeVisible();
    await expect(puzzle.card('One card too many'), 'the refused card stays visible').toBeVisible();
  });
}

test('an admin empties the board for everybody after a confirmation; others cannot', async ({
  newContext,
  newActor,
  actor,
}) => {
  const { clusterId, pages } = await openPair({ newContext, newActor });
  const [ana, ben] = pages;
  await ana.addCard('Rubbish of Ana');
  await ben.addCard('Rubbish of Ben');
  await ben.typeNotes('Rubbish in the notes');
  await expect(ana.notes).toContainText('Rubbish in the notes');
  await expect(ana.page.getByRole('button', { name: 'Empty the board' })).toHaveCount(0);

  const admin = new PuzzlePage((await actor('admin')).page);
  await admin.open(clusterId);
  await expect(admin.card('Rubbish of Ana')).toBeVisible();
  await expect(admin.node('Rubbish of Ben')).toContainText('Ben Birch');
  await admin.page.getByRole('button', { name: 'Empty the board' }).click();
  const question = admin.page.getByRole('dialog', { name: 'Empty the board?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(ana.card('Rubbish of Ben')).toBeVisible();
  await admin.page.getByRole('button', { name: 'Empty the board' }).click();
  await question.getByRole('button', { name: 'Empty the board' }).click();
  await expect(admin.toast('Board emptied')).toBeVisible();
  for (const page of [ana, ben, admin]) {
    await expect(page.page.locator('.react-flow__node')).toHaveCount(0);
    await expect(page.notes).not.toContainText('Rubbish');
  }
});
