import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { attachPlug } from './pages/network-plug.ts';
import { PuzzlePage } from './pages/puzzle-page.ts';

/** Clients reconnect with a backoff of at most 20 s. */
/** The browser's databases with copies of shared documents. */
const keptDocuments = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('fap:doc:') ? [name] : [])),
  );

/** Waits until IndexedDB has stored the last changes: that takes some milliseconds, and a closing page loses them. */
const waitUntilStored = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) =>
      name?.startsWith('fap:doc:') ? [name] : [],
    );
    for (const name of names) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error(name));
        opening.onsuccess = () => {
          // Write transactions run in order, so this one completes after all earlier ones.
          const last = opening.result.transaction('updates', 'readwrite');
          last.objectStore('updates').count();
          last.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    }
  });

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`account of ${name}`, 'u') }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('signing out removes the browser’s copies of shared boards', async ({ newContext, newActor }) => {
  const { clusterId } = await foundCluster(await newContext());
  const { page } = await newActor('Ana Alder');
  const puzzle = new PuzzlePage(page);
  await puzzle.open(clusterId);
  await puzzle.addCard('Only between us');
  await expect(puzzle.card('Only between us')).toBeVisible();
  expect(await keptDocuments(page)).toHaveLength(1);
  await signOut(page, 'Ana Alder');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect.poll(() => keptDocuments(page), { message: 'copies after the sign-out' }).toEqual([]);
});

test('signing out warns about unsent changes, which are sent when their puzzle is opened again', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const plug = await attachPlug(ana.context);
  const [hers, his] = [new PuzzlePage(ana.page), new PuzzlePage(ben.page)];
  await hers.open(clusterId);
  await his.open(clusterId);
  await hers.canWriteOffline();
  await plug.pull();
  await expect(hers.offlineBanner).toBeVisible();
  await hers.typeNotes('Written in the tunnel.');
  await waitUntilStored(hers.page);
  await hers.page.close();
  await plug.putBack();

  const page = await ana.context.newPage();
  await page.goto('/');
  await signOut(page, 'Ana Alder');
  const warning = page.getByRole('dialog', { name: 'Some of your changes are not sent yet' });
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
  const again = new PuzzlePage(page);
  await again.open(clusterId);
  await expect(his.notes).toContainText('Written in the tunnel.');
  await expect(async () => {
    await signOut(page, 'Ana Alder');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  }, 'no warning once everything is stored').toPass();
  expect(await keptDocuments(page)).toEqual([]);
});

test('losing only the connection of the board shows a message, and changes made meanwhile arrive', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await ana.context.routeWebSocket(/\/yjs\//u, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    for (const end of [socket, server]) open.add(end);
  });
  const [hers, his] = [new PuzzlePage(ana.page), new PuzzlePage(ben.page)];
  await Promise.all([hers.open(clusterId), his.open(clusterId)]);
  await hers.addCard('Before');
  await expect(his.card('Before')).toBeVisible();
  isCut = true;
  await Promise.all([...open].map((end) => end.close()));
  const status = hers.page.getByRole('status', { name: 'Connection' });
  await expect(status).toContainText('Shared work is reconnecting');
  await hers.addCard('Meanwhile');
  isCut = false;
  await expect(his.card('Meanwhile')).toBeVisible();
  await expect(status).toBeEmpty();
});
