import { expect, test } from './fixtures/actors.ts';
import { activate, alertOn, becomeGuardian, pay } from './pages/elder-people.ts';

const PHONE = { name: 'I’m on the phone with somebody right now' };

test('an elder sees that a guardian calls and what they decided, and a late press is no failure', async ({
  actor,
  newActor,
}) => {
  const [elder, guardian] = [await newActor('Ines Reed'), await newActor('Karin Reed')];
  await activate(elder);
  await becomeGuardian(elder, guardian, await actor('admin'));
  const { page } = elder;
  await page.goto('/elder-shield');
  await page.getByRole('button', PHONE).click();
  await guardian.page.getByRole('button', { name: 'I’m calling Ines Reed' }).click();
  const call = page.getByRole('region', { name: 'You’re on the phone' });
  await expect(call.getByText('Karin Reed says: I’m calling you')).toBeVisible();
  await page.getByRole('button', { name: 'The call is over' }).click();

  const id = await pay(elder, 'Reed Release Desk');
  const own = alertOn(page, 'Reed Release Desk');
  await expect(own).toBeVisible();
  const theirs = alertOn(guardian.page, 'Reed Release Desk');
  await theirs.getByRole('button', { name: 'I’m calling Ines Reed' }).click();
  await expect(own.getByText('Karin Reed says: I’m calling you')).toBeVisible();

  // The elder's page does not hear what the guardian decided before it sends its own decision, however late it is told.
  let isPressed = false;
  await page.route('**/api/elder/alerts?**', (route) => (isPressed ? route.continue() : route.abort()));
  await page.route(`**/api/elder/transactions/${id}/decision`, (route) => {
    isPressed = true;
    return route.continue();
  });
  const decided = await guardian.context.request.post(`/api/guardian/transactions/${id}/decision`, {
    data: { decision: 'release' },
  });
  expect(decided.status()).toBe(200);
  await own.getByRole('button', { name: 'Stop this payment' }).click();
  await expect(own.getByText(/^Karin Reed released it, /u)).toBeVisible();
  await expect(own).not.toContainText('Nothing found');
  await expect(page.getByText('Not Decided')).toBeHidden();
});

test('without a connection the questions and their advice are there, nothing is claimed, and it is sent later', async ({
  actor,
  newActor,
}) => {
  const [elder, guardian] = [await newActor('Olga Firth'), await newActor('Gus Firth')];
  await activate(elder);
  await becomeGuardian(elder, guardian, await actor('admin'));
  const { page, context } = elder;
  await page.goto('/elder-shield');
  await expect(page.getByRole('heading', { name: 'Your shield is on' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', PHONE).click();
  const call = page.getByRole('region', { name: 'You’re on the phone' });
  await expect(call.getByRole('alert')).toContainText('You’re offline – nothing was sent.');
  await expect(call.getByText('Gus Firth can’t be told right now.')).toBeVisible();
  await expect(call.getByRole('link', { name: 'Emergency: call 911' })).toBeVisible();
  for (const question of [/ask for money/u, /keep it secret/u, /see your screen/u]) {
    await call.getByRole('group', { name: question }).getByRole('button', { name: 'Yes' }).click();
  }
  await expect(call.getByText('Please hang up now.')).toBeVisible();
  // The bar comes when the live connection is found to be lost; it never promises what does not happen.
  await expect(page.getByRole('status', { name: 'Connection' })).not.toContainText('send them later');
  await context.setOffline(false);
  await expect(call.getByText('We told Gus Firth.')).toBeVisible();
  await expect(call.getByRole('alert')).toBeHidden();
  await expect(
    guardian.page
      .getByRole('article', { name: 'Olga Firth is on the phone with somebody right now' })
      .first(),
  ).toBeVisible();
});

test('a decision that cannot be sent says so in its card, with whom to call', async ({ newActor }) => {
  const elder = await newActor('Otto Firth');
  await activate(elder);
  await pay(elder, 'Offline Desk');
  const { page, context } = elder;
  await page.goto('/elder-shield');
  const own = alertOn(page, 'Offline Desk');
  await expect(own).toBeVisible();
  await context.setOffline(true);
  await own.getByRole('button', { name: 'Stop this payment' }).click();
  await expect(own.getByRole('alert')).toHaveText('You’re offline – nothing was sent.');
  await expect(own.getByRole('link', { name: 'Emergency: call 911' })).toBeVisible();
  await context.setOffline(false);
  await own.getByRole('button', { name: 'Stop this payment' }).click();
  await expect(own.getByText(/^You stopped it, /u)).toBeVisible();
});

test('when nothing can be loaded, the telephone button and the numbers are still there', async ({
  newActor,
}) => {
  const elder = await newActor('Nina Firth');
  await activate(elder);
  await pay(elder, 'Unloaded Desk');
  const { page } = elder;
  await page.route(/\/api\/elder\/(?:protection-status|alerts)/u, (route) => route.fulfill({ status: 500 }));
  await page.goto('/elder-shield');
  await expect(page.getByText('Your shield could not be loaded')).toBeVisible();
  await expect(page.getByText('Your alerts could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', PHONE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Emergency: call 911' })).toBeVisible();
  await page.unroute(/\/api\/elder\/(?:protection-status|alerts)/u);
  const again = page.getByRole('button', { name: 'Try again' }).first();
  // The live connection may have it read again first.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(alertOn(page, 'Unloaded Desk')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('what needs a decision comes first, and at 400 % zoom nothing sticks over it', async ({ newActor }) => {
  const elder = await newActor('Sven Firth');
  await activate(elder);
  await pay(elder, 'Held Desk');
  await pay(elder, 'Held Second');
  const { page } = elder;
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/elder-shield');
  await expect(page.getByRole('heading', { name: '2 alerts are waiting for you' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await expect(page.locator('[data-overlay-banner]')).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('[data-overlay-banner]')).toHaveCSS('position', 'sticky');
  await page.getByRole('button', { name: 'See the alert' }).click();
  const title = page.getByRole('heading', { name: /Held Second looks like a scam/u });
  await expect(title).toBeFocused();
  const [below, above] = [
    await title.boundingBox(),
    await page.locator('[data-overlay-banner]').boundingBox(),
  ];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test('the card beside the telephone goes on one sheet, alone', async ({ newActor }) => {
  const { page } = await newActor('Paul Firth');
  await page.goto('/elder-shield');
  const card = page.locator('[data-print-card]');
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', PHONE)).toBeHidden();
  await expect(card).toBeVisible();
  await expect(card.getByRole('listitem').first()).toHaveCSS('font-size', '26.6667px');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/gu);
  expect(sheets).toHaveLength(1);
});
