import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';

const NETWORK = '/intelligence-network';

test('an admin adds a partner, its client reads the feed, and an analyst sees what went out', async ({
  actor,
  newActor,
  request,
}) => {
  const { page } = await actor('admin');
  await page.goto(NETWORK);
  const name = `Police of Tests ${Date.now()}`;
  await page.getByRole('button', { name: 'Add partner' }).click();
  await expect(page.getByText('Please name the partner.')).toBeVisible();
  await page.getByLabel('Name of the partner').fill(name);
  await page.getByRole('button', { name: 'Add partner' }).click();
  await page.getByRole('button', { name: `Make a token for ${name}` }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'compare sets' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a token' }).click();
  await expect(page.locator(':focus')).toContainText(`Token for ${name}, shown once`);
  const token = (await page.getByText(/^fap_partner_/u).textContent()) ?? '';
  await expectAccessible(page, 'a partner with a token');
  await expectNoSidewaysScroll(page, 'a partner with a token');

  const headers = {
    authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}`,
    accept: 'application/taxii+json;version=2.1',
  };
  const collections = await request.get('/taxii2/shared/collections/', { headers });
  const [collection] = ((await collections.json()) as { collections: { id: string }[] }).collections;
  const read = () => request.get(`/taxii2/shared/collections/${collection?.id}/objects/`, { headers });
  expect((await read()).status()).toBe(200);

  const analyst = await actor('analyst');
  await analyst.page.goto(NETWORK);
  const log = analyst.page.getByRole('region', { name: 'What was shared when' });
  await expect(log.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(analyst.page.getByText('Only admins add partners.')).toBeVisible();

  // Compared with itself, by its own token: everything is in both.
  await analyst.page.getByRole('button', { name: 'Compare' }).click();
  await expect(analyst.page.getByText('Please enter the token they made for you.')).toBeVisible();
  await analyst.page.getByLabel('Their address').fill(new URL(analyst.page.url()).origin);
  await analyst.page.getByLabel('Their token for us').fill(token);
  await analyst.page.getByRole('button', { name: 'Compare' }).click();
  const asked = analyst.page.getByRole('region', { name: 'Ask without telling' });
  await expect(
    asked
      .getByText(/of ours, .* of theirs/u)
      .or(asked.getByText('Nothing is confirmed here yet'))
      .first(),
  ).toBeVisible();
  await expectAccessible(analyst.page, 'the network for an analyst');

  await page.getByRole('button', { name: `End partnership with ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Ended');
  expect((await read()).status()).toBe(401);

  const { page: member } = await newActor('Vera Willow');
  await member.goto(NETWORK);
  await expect(member.getByRole('heading', { level: 1, name: 'Intelligence Network' })).toBeVisible();
  await expect(member.getByRole('listitem').filter({ hasText: name })).toContainText('sent so far');
  await expect(member.getByRole('region', { name: 'What was shared when' })).toHaveCount(0);
  await expectAccessible(member, 'the network for a member');
  await expectNoSidewaysScroll(member, 'the network for a member');
});
