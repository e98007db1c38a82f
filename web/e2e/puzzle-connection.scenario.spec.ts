import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { attachPlug } from './pages/network-plug.ts';
import { PuzzlePage } from './pages/puzzle-page.ts';

/** Clients come back in steps of at most 20 s. */
const BACK_ONLINE = { timeout: 30_000 };

/** Databases in which this browser keeps shared documents. */
const keptDocuments = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('fap:doc:') ? [name] : [])),
  );

/** Waits until the browser has written down what was typed: it needs some milliseconds, which a closing page has not. */
const isWrittenDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) =>
      name?.startsWith('fap:doc:') ? [name] : [],
    );
    for (const name of names) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error(name));
        opening.onsuccess = () => {
          // Transactions that write come one after another: this one ends when those before it are done.
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

test('signing out removes what this browser kept of shared boards, and the next person starts with nothing', async ({
  newContext,
  newActor,
}) => {
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

test('changes that were not sent are not lost by signing out without a word, and are sent when their puzzle is opened', async ({
  newContext,
  newActor,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const plug = await attachPlug(ana.context);
  const [hers, his] = [new PuzzlePage(ana.page), new PuzzlePage(ben.page)];
  await hers.open(clusterId);
  await his.open(clusterId);
  await plug.pull();
  await expect(hers.offlineBanner).toBeVisible();
  await hers.typeNotes('Written in the tunnel.');
  await isWrittenDown(hers.page);
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
  await expect(his.notes).toContainText('Written in the tunnel.', BACK_ONLINE);
  await expect(async () => {
    await signOut(page, 'Ana Alder');
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible({ timeout: 5_000 });
  }, 'once everything is stored nothing is asked').toPass(BACK_ONLINE);
  expect(await keptDocuments(page)).toEqual([]);
});

test('where only the shared board is cut off it says so, and what was done meanwhile arrives', async ({
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
  await expect(status).toContainText('The shared board is reconnecting');
  await hers.addCard('Meanwhile');
  isCut = false;
  await expect(his.card('Meanwhile')).toBeVisible(BACK_ONLINE);
  await expect(status).toBeEmpty();
});
