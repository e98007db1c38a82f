import type { Page } from '@playwright/test';
import { type Actor, expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { CommentPanel } from './pages/comment-panel.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute } from './pages/puzzle-api.ts';

const PHONE = { width: 360, height: 740 };

const field = (page: Page) => page.getByRole('combobox', { name: /^Search clusters/u });
const openByKey = async (page: Page) => {
  // Before the header can be pressed, nobody listens to keys: the page shows it before its script runs.
  await page.getByRole('button', { name: 'Search', exact: true }).click({ trial: true });
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

async function hide({ context }: Actor, pieceId: string): Promise<void> {
  const answer = await context.request.post('/api/moderation/decisions', {
    data: { target: { kind: 'piece', id: pieceId }, decision: 'hide', reason: 'It names a private person' },
  });
  expect(answer.status(), 'the decision').toBe(200);
}

test('with the keyboard alone a misspelt cluster is found and opened, and G leads on', async ({ actor }) => {
  const { page } = await actor('agent5');
  await page.goto('/clusters');
  await expect(page.getByRole('heading', { level: 1, name: 'Cluster Command Room' })).toBeVisible();
  await openByKey(page);
  await page.keyboard.type('recovry ring alhpa');
  const cluster = page
    .getByRole('group', { name: 'Clusters' })
    .getByRole('option', { name: /Crypto Recovery Ring Alpha/u });
  await expect(cluster).toBeVisible();
  await expectAccessible(page, 'the search with results');
  await expect(cluster, 'the best fit is chosen').toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cluster-detail\/cluster-001$/u);
  await expect(page.getByRole('main'), 'the new page has the focus').toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await expectAccessible(page, 'the list of keys');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { level: 1, name: 'Truth Vault' })).toBeVisible();
});

test('a hidden piece is gone from the next answer of a search; a comment opens where it was said', async ({
  actor,
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const author = await newActor('Search Sable');
  const word = `zanzibarquest${clusterId.slice(-4)}`;
  const piece = await contribute(author.context, {
    clusterId,
    layer: 5,
    content: `They asked about ${word} first`,
  });
  const said = `lanternquay${clusterId.slice(-4)}`;
  const answer = await author.context.request.post('/api/comments', {
    data: { clusterId, target: { kind: 'layer', id: '4' }, text: `Did anybody see ${said}?`, mentions: [] },
  });
  expect(answer.status()).toBe(201);

  const { page } = await actor('agent6');
  await page.goto('/clusters');
  await openByKey(page);
  await page.keyboard.type(word);
  const found = page.getByRole('option', { name: new RegExp(word, 'u') });
  await expect(found).toBeVisible();
  await hide(await actor('analyst'), piece.id);
  await page.keyboard.press('Backspace');
  await expect(page.getByText(/^Nothing found for/u)).toBeVisible();
  await expect(found).toBeHidden();

  await field(page).fill('');
  await page.keyboard.type(said);
  await page.getByRole('option', { name: new RegExp(said, 'u') }).click();
  await expect(page).toHaveURL(new RegExp(`/puzzle/${clusterId}.*comment=`, 'u'));
  await expect(new CommentPanel(page).comment(said)).toBeVisible();
});

test('on a phone the button opens it over the whole window, and a tap opens a page', async ({ actor }) => {
  const { page } = await actor('agent7');
  await page.setViewportSize(PHONE);
  await page.goto('/clusters');
  await page.getByRole('button', { name: 'Search' }).click();
  await field(page).fill('evidence');
  await expectNoSidewaysScroll(page, 'the search');
  await expectAccessible(page, 'the search on a phone');
  await page
    .getByRole('option', { name: /^Evidence/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/evidence$/u);
  await expectNoSidewaysScroll(page, 'the header with the button');
});
