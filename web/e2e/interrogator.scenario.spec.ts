import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { InterrogatorPage } from './pages/interrogator-page.ts';
import { tabTo } from './pages/tab-to.ts';

const DEMAND =
  'Your account is locked. Pay the $900 release fee in gift cards today and tell nobody, or you will be arrested.';

test('a pasted text gets a risk and the cluster of the same party; only its owner can open the result again', async ({
  newContext,
  newActor,
}) => {
  const { clusterId, domain } = await foundCluster(await newContext());
  const vera = await newActor('Vera Willow');
  const page = new InterrogatorPage(vera.page);
  await page.open();
  await page.judge(`${DEMAND} Go to https://${domain}/again`);
  await expect(page.result.getByText('High risk', { exact: true })).toBeVisible();
  await expect(page.result.getByRole('meter', { name: 'Risk score' })).toBeAttached();
  await expect(page.result.locator('mark', { hasText: 'gift cards' }).first()).toBeVisible();
  // Demo clusters may read alike, too; only one names the same party.
  const party = domain.slice('www.'.length).replace('.com', '[.]com');
  const match = page.result
    .getByRole('listitem')
    .filter({ hasText: /% alike/u })
    .filter({ hasText: party });
  await expect(match).toHaveCount(1);
  await expect(match.getByRole('link')).toHaveAttribute('href', `/puzzle/${clusterId}`);

  await vera.page.reload();
  await expect(page.text).toHaveValue(new RegExp(domain, 'u'));
  await expect(page.result.getByText('High risk', { exact: true }), 'the URL names the result').toBeVisible();
  const address = vera.page.url();
  await page.judge('The garden needs water every evening in summer, and the roses more than that.');
  await expect(page.result.getByText('Low risk', { exact: true })).toBeVisible();
  await expect(page.earlier.getByRole('listitem')).toHaveCount(2);
  await page.earlier.getByRole('button', { name: /Your account is locked/u }).click();
  await expect(page.result.getByText('High risk', { exact: true })).toBeVisible();

  const omar = await newActor('Omar Oak');
  await omar.page.goto(address);
  await expect(omar.page.getByText('We can’t find this result')).toBeVisible();
  await expect(omar.page.getByText('Your account is locked')).toHaveCount(0);
});

test('a text can be analysed by keyboard alone, and survives a lost connection', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  const interrogator = new InterrogatorPage(page);
  await interrogator.open();
  await expect(interrogator.run).toBeDisabled();
  await tabTo(interrogator.text);
  await page.keyboard.insertText(DEMAND);
  await page.context().setOffline(true);
  await tabTo(interrogator.run);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to analyze text. Please try again.', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(interrogator.text).toHaveValue(DEMAND);
  await tabTo(interrogator.run);
  await page.keyboard.press('Enter');
  await expect(interrogator.result.getByRole('heading', { level: 2 })).toBeFocused();
});

test('a hostile text is shown as text and never run', async ({ newActor }) => {
  const { page } = await newActor('Mallory');
  const interrogator = new InterrogatorPage(page);
  await interrogator.open();
  const hostile = `<img src=x onerror="window.wasRun = 1"><script>window.wasRun = 1</script> ${DEMAND}`;
  await interrogator.judge(hostile);
  await expect(interrogator.result.getByText('<script>').first()).toBeVisible();
  await expect(interrogator.earlier.getByText('<img src=x').first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('the AI Interrogator is accessible in light and dark and fits a phone', async ({
  newContext,
  newActor,
}) => {
  const { domain } = await foundCluster(await newContext());
  const { page } = await newActor('Ana Alder');
  const interrogator = new InterrogatorPage(page);
  await interrogator.open();
  await expectAccessible(page, 'the empty page');
  await expectNoSidewaysScroll(page, 'the empty page');
  await interrogator.judge(`${DEMAND} https://${domain}/${'path/'.repeat(40)} ${'averylongword'.repeat(40)}`);
  await expectAccessible(page, 'a result');
  await expectNoSidewaysScroll(page, 'a result');
  await interrogator.judge('Hello there');
  await expect(interrogator.result.getByText('Not enough text to say.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'no verdict');
});

test('a verdict leads to how it judges, which somebody without an account can read too', async ({
  newActor,
  newContext,
}) => {
  const { page } = await newActor('Ana Alder');
  const interrogator = new InterrogatorPage(page);
  await interrogator.open();
  await interrogator.judge(DEMAND);
  await expect(interrogator.result.getByText(/^Judged by version text-\d+\./u)).toBeVisible();
  await interrogator.result.getByRole('link', { name: 'How it judges' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How it judges' })).toBeVisible();
  await expectAccessible(page, 'how it judges, signed in');
  await expectNoSidewaysScroll(page, 'how it judges, signed in');

  const stranger = await (await newContext()).newPage();
  await stranger.goto('/help');
  await stranger.getByRole('link', { name: 'How it judges' }).click();
  await expect(stranger.getByRole('heading', { level: 2, name: 'What it can’t do' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
