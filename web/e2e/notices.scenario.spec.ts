import type { Page } from '@playwright/test';
import { type Actor, expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { contribute, pledgeZeroTouch } from './pages/puzzle-api.ts';
import { CHANNEL_MOVE, PuzzlePage } from './pages/puzzle-page.ts';

const PHONE = { width: 360, height: 740 };
const bellOf = (page: Page, unread: RegExp) => page.getByRole('button', { name: unread });

async function confirm({ context }: Actor, pieceId: string): Promise<void> {
  const answer = await context.request.post(`/api/puzzle/contributions/${pieceId}/review`, {
    data: { verdict: 'confirm', note: '' },
  });
  expect(answer.status(), 'the review').toBe(200);
}

test('reviews ring the bell of the author on every device, and reading on one clears the others', async ({
  actor,
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const ana = await newActor('Ana Alder');
  const piece = await contribute(ana.context, { clusterId, layer: 5, content: 'They moved to another app' });
  const laptop = ana.page;
  const elsewhere = await newContext();
  await elsewhere.request.post('/api/login', {
    form: { email: ana.email, password: 'a password of tests' },
    maxRedirects: 0,
  });
  const phone = await elsewhere.newPage();
  await phone.setViewportSize(PHONE);
  for (const page of [laptop, phone]) await page.goto('/clusters');
  await expect(bellOf(laptop, /^Notices, none unread$/u)).toBeVisible();

  await confirm(await actor('agent3'), piece.id);
  await expect(bellOf(laptop, /^Notices, 1 unread$/u)).toBeVisible();
  await expect(laptop.getByText('1 new notice'), 'a screen reader says it').toBeAttached();
  await confirm(await actor('agent4'), piece.id);
  await expect(bellOf(laptop, /^Notices, 2 unread$/u), 'with the layer it completed').toBeVisible();

  const phoneBell = phone.getByRole('link', { name: /^Notices, 2 unread$/u });
  await phoneBell.click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  await expect(phone.getByRole('link', { name: '2 people confirmed your piece' })).toBeVisible();
  await expectAccessible(phone, 'the inbox');
  await expectNoSidewaysScroll(phone, 'the inbox');

  await bellOf(laptop, /^Notices, /u).focus();
  await laptop.keyboard.press('Enter');
  await expectAccessible(laptop, 'the list of the bell');
  await laptop.keyboard.press('Escape');
  await expect(laptop.getByRole('link', { name: 'See all notices' })).toBeHidden();

  await phone.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(phone.getByRole('link', { name: /^Notices, none unread$/u })).toBeVisible();
  await expect(bellOf(laptop, /^Notices, none unread$/u)).toBeVisible();

  await phone.getByRole('link', { name: '2 people confirmed your piece' }).click();
  await expect(phone).toHaveURL(
    new RegExp(`/puzzle/${clusterId}\\?mode=contribute&layer=5&piece=piece-\\w+$`, 'u'),
  );
});

test('somebody mentioned in a piece hears of it on another page, and the link leads to its layer', async ({
  newActor,
  newContext,
}) => {
  const { clusterId } = await foundCluster(await newContext());
  const ben = await newActor('Ben Birch');
  await contribute(ben.context, { clusterId, layer: 6, content: 'They wrote every day' });
  await ben.page.goto('/clusters');
  await expect(bellOf(ben.page, /^Notices, none unread$/u)).toBeVisible();

  const ana = await newActor('Ana Alder');
  await pledgeZeroTouch(ana.context);
  const puzzle = new PuzzlePage(ana.page);
  await puzzle.open(clusterId, CHANNEL_MOVE);
  await puzzle.pieceText.click();
  await ana.page.keyboard.type('They moved to another app, @be');
  await expect(ana.page.getByRole('option', { name: 'Ben Birch 1 piece' })).toBeVisible();
  await expectAccessible(ana.page, 'the list of people to mention');
  await ana.page.keyboard.press('Enter');
  await ana.page.keyboard.type('knows which');
  await expect(puzzle.pieceText).toHaveValue('They moved to another app, @Ben Birch knows which');
  await puzzle.submit.click();
  await expect(puzzle.toast('Piece added')).toBeVisible();

  await expect(bellOf(ben.page, /^Notices, 1 unread$/u)).toBeVisible();
  await bellOf(ben.page, /^Notices, /u).click();
  await ben.page.getByRole('link', { name: 'Somebody mentioned you in a piece' }).click();
  await expect(ben.page).toHaveURL(
    new RegExp(`/puzzle/${clusterId}\\?mode=contribute&layer=5&piece=piece-\\w+$`, 'u'),
  );
  await expect(new PuzzlePage(ben.page).newestPiece('@Ben Birch knows which')).toBeVisible();
});

test('a person chooses what is mailed, and the choice is there on the next visit', async ({ newActor }) => {
  const { page } = await newActor('Dana Dogwood');
  await page.goto('/notices');
  await expect(page.getByRole('heading', { name: 'No notices yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose e-mails' }).click();
  await expect(page.getByText('Confirm your e-mail address above')).toBeVisible();
  await page.getByLabel('People agreed with my piece', { exact: true }).selectOption('In the daily e-mail');
  await page.getByLabel('Time of the daily e-mail').selectOption('18');
  await page.getByRole('button', { name: 'Save the choices' }).click();
  await expect(page.getByText('Choices saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('People agreed with my piece', { exact: true })).toHaveValue('daily');
  await expect(page.getByLabel('Time of the daily e-mail')).toHaveValue('18');
  await expectNoSidewaysScroll(page, 'the account page');
});
