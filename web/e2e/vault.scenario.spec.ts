import type { Page } from '@playwright/test';
import { type Actor, expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster, uniqueName } from './pages/found-cluster.ts';
import { tabTo } from './pages/tab-to.ts';

/** Time limit for a timestamp: a batch fills first, then the demo's chain makes a block every 30 seconds. */
const BLOCK_MS = 180_000;

interface UploadedText {
  id: string;
  name: string;
  content: Buffer;
}

/** Uploads a unique text as evidence of a cluster. */
async function upload({ context }: Actor, clusterId: string): Promise<UploadedText> {
  const name = `${uniqueName('letter')}.txt`;
  const content = Buffer.from(`Pay the fee today. ${name}`);
  const answer = await context.request.post('/api/evidence/upload', {
    multipart: { clusterId, evidence: { name, mimeType: 'text/plain', buffer: content } },
  });
  expect(answer.status(), 'the upload').toBe(201);
  const { evidenceId } = (await answer.json()) as { evidenceId: string };
  return { id: evidenceId, name, content };
}

async function openVault(page: Page): Promise<void> {
  await page.goto('/vault');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truth Vault');
}

/** A table on wide screens, rows as cards on a phone. */
const entries = (page: Page) =>
  page
    .getByRole('table', { name: 'Vault entries' })
    .locator('tbody')
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Vault entries' }).getByRole('listitem'));
/** Found by its link, because only the owner sees the file name. */
const entryOf = (page: Page, { id }: UploadedText) =>
  entries(page).filter({ has: page.locator(`a[href*="${id}"]`) });
const card = (page: Page) => page.getByRole('region', { name: 'Verify yourself' });
const verdict = (page: Page, by: 'in this page' | 'by the server') =>
  card(page).getByRole('region', { name: `Checked ${by}` });

const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
  card(page).getByLabel(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const chooseFile = (page: Page, { name, content }: Pick<UploadedText, 'name' | 'content'>) =>
  choose(page, 'Choose the file', name, content);
const chooseProof = (page: Page, { name }: Pick<UploadedText, 'name'>, proof: Buffer) =>
  choose(page, 'Choose its proof', `${name}.ots`, proof);
const verifyHere = (page: Page) => card(page).getByRole('button', { name: 'Verify in this page' }).click();

test('an item uploaded elsewhere appears in the open vault without a reload and is found by its id', async ({
  actor,
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const vera = await newActor('Vera Willow');
  await upload(vera, clusterId);
  const { page } = await actor('analyst');
  await openVault(page);
  await expect(entries(page).first()).toBeVisible();
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  const item = await upload(vera, clusterId);
  const entry = entryOf(page, item);
  await expect(entry).toContainText('Processing');
  await expect(entry.getByText(/^[0-9a-f]{16}…$/u)).toBeVisible();
  await expect(entry.getByRole('link', { name: clusterId })).toHaveAttribute(
    'href',
    `/cluster-detail/${clusterId}`,
  );
  await expect(page.getByText(/\b[0-9a-f]{33,}\b/u)).toHaveCount(0);

  await page.getByLabel('Search the vault').fill(item.id);
  await expect(entries(page)).toHaveCount(1);
  await expect(entry).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe(item.id);
  expect(reloads).toBe(0);
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await page.getByLabel('Search the vault').fill('zzqx nothing');
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(entry).toBeVisible();
});

test('a downloaded proof is valid for its file in the page and on the server, and for no other file', async ({
  newActor,
  newContext,
}) => {
  test.slow();
  const { clusterId } = await foundCluster(await newContext());
  const vera = await newActor('Vera Willow');
  const { page, context } = vera;
  const item = await upload(vera, clusterId);
  await openVault(page);
  const entry = entryOf(page, item);
  await expect(entry).toContainText('Verified', { timeout: BLOCK_MS });
  await expect(entry).toContainText('Development chain');
  await expect(entry).toContainText('existed no later than');

  await tabTo(entry.getByRole('button', { name: `Proof path of ${item.name}` }));
  await page.keyboard.press('Enter');
  const path = page.getByRole('dialog', { name: 'Proof path' });
  await expect(path.getByText(/^Block [\d,]+ of the development chain$/u).first()).toBeVisible();
  await expectAccessible(page, 'a proof path');
  await expectNoSidewaysScroll(page, 'a proof path');
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await entry.getByRole('link', { name: `Download proof of ${item.name}` }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${item.id}.ots`);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  const proof = Buffer.concat(chunks);

  await chooseFile(page, item);
  await chooseProof(page, item, proof);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await verifyHere(page);
  await expect(
    verdict(page, 'in this page').getByRole('heading', { name: 'Valid', exact: true }),
  ).toBeVisible();
  expect(sent.filter((request) => request.startsWith('POST /api/'))).toEqual([]);
  expect(sent.some((request) => request.startsWith('GET /api/vault/blocks/'))).toBe(true);
  await card(page).getByRole('button', { name: 'Verify on the server' }).click();
  await expect(
    verdict(page, 'by the server').getByRole('heading', { name: 'Valid', exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'two verdicts');
  await expectNoSidewaysScroll(page, 'two verdicts');

  await card(page)
    .getByRole('button', { name: `Remove ${item.name}`, exact: true })
    .click();
  await chooseFile(page, { name: 'other.txt', content: Buffer.from('another file') });
  await verifyHere(page);
  await expect(verdict(page, 'in this page')).toContainText('This is the proof of another file');

  // Offline, the file is still hashed and the proof parsed; only the header is missing.
  await context.setOffline(true);
  await card(page).getByRole('button', { name: 'Remove other.txt' }).click();
  await chooseFile(page, item);
  await verifyHere(page);
  await expect(verdict(page, 'in this page')).toContainText('We could not check it');
  await expect(verdict(page, 'in this page')).toContainText(/header of block \d+ could not be read/u);
});

test('entries, no entries and an error are accessible and fit a phone; what is no proof is refused', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const ana = await newActor('Ana Alder');
  await upload(ana, clusterId);
  const { page } = ana;
  await openVault(page);
  await expect(entries(page).first()).toBeVisible();
  await entries(page)
    .first()
    .getByRole('button', { name: /^Show all/u })
    .click();
  await expectAccessible(page, 'the vault');
  await expectNoSidewaysScroll(page, 'the vault');
  await page.getByLabel('Search the vault').fill('zzqx');
  await expect(page.getByText('No entries found')).toBeVisible();
  await verifyHere(page);
  await expect(card(page).getByRole('alert')).toHaveText('Please choose the file you want to check.');
  await expectAccessible(page, 'nothing found, and an error');
  await expectNoSidewaysScroll(page, 'nothing found, and an error');

  const letter = { name: 'letter.txt', content: Buffer.from('a letter') };
  await chooseFile(page, letter);
  await chooseProof(page, letter, Buffer.from('no proof'));
  await verifyHere(page);
  await expect(card(page).getByRole('alert')).toContainText('letter.txt.ots is not an OpenTimestamps proof');
});
