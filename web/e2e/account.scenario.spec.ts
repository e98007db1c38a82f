import { expect, test } from './fixtures/actors.ts';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';

const NEW_PASSWORD = 'a password after the first';

test('a person changes name and password, and the other browser is signed out while they watch', async ({
  newActor,
  newContext,
}) => {
  const ana = await newActor('Ana Alder');
  const other = await newContext();
  await other.request.post('/api/login', {
    form: { email: ana.email, password: 'a password of tests' },
    maxRedirects: 0,
  });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/clusters');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  const { page } = ana;
  await page.goto('/');
  await page.getByRole('button', { name: /account of Ana Alder/u }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.getByLabel('Name others see').fill('Ana Ash');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('button', { name: /account of Ana Ash/u })).toBeVisible();

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(page.getByLabel('New password'), 'what was typed stays').toHaveValue(NEW_PASSWORD);
  await page.getByLabel('Current password').fill('a password of tests');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Password saved', { exact: true }).first()).toBeVisible();
  await expect(elsewhere.getByLabel('Password'), 'the other browser is at the sign-in page').toBeVisible();
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out .+ on /u })).toHaveCount(0);
});

test('somebody who forgot the password sets a new one by the mailed link', async ({
  actor,
  newActor,
  newContext,
}) => {
  const ben = await newActor('Ben Birch');
  const page = await (await newContext()).newPage();
  await page.goto('/api/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(ben.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const admin = await actor('admin');
  await admin.page.goto('/admin?tab=mail');
  const message = admin.page.getByRole('listitem').filter({ hasText: 'Set a new password' }).filter({
    hasText: ben.email,
  });
  await expect(async () => {
    await admin.page.reload();
    await expect(message.getByRole('link')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const link = await message.getByRole('link').getAttribute('href');
  await page.goto(link ?? '');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByLabel('E-mail').fill(ben.email);
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ben Birch' })).toBeVisible();

  await page.goto(link ?? '');
  await page.getByLabel('New password').fill(`${NEW_PASSWORD} again`);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toContainText('no longer valid');
});

test('an admin gives a role and suspends an account, and its open browser is signed out', async ({
  actor,
  newActor,
}) => {
  const name = `Cora ${crypto.randomUUID().slice(0, 8)}`;
  const cora = await newActor(name);
  await cora.page.goto('/clusters');
  await expect(cora.page.getByRole('heading', { level: 1 })).toBeVisible();

  const { page } = await actor('admin');
  await page.goto('/');
  await page.getByRole('button', { name: /account of/u }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page.getByLabel('Search people').fill(name);
  const row = page.getByRole('listitem').filter({ hasText: cora.email });
  await row.getByRole('button', { name: `Change roles of ${name}` }).click();
  await page.getByRole('checkbox', { name: /^Analyst/u }).click();
  await page.getByLabel('Reason').fill('Joins the team');
  await page.getByRole('dialog').getByRole('button', { name: 'Change roles' }).click();
  await expect(row.getByText('Analyst', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Suspend ${name}` }).click();
  await page.getByLabel('Reason').fill('Shares the account');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(cora.page.getByLabel('Password'), 'the open browser is signed out').toBeVisible();
});

test('the account page and the administration are accessible and fit a phone', async ({
  actor,
  newActor,
}) => {
  const { page } = await newActor('Dora Dale');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page.getByText('This browser')).toBeVisible();
  await expectAccessible(page, 'the account page');
  await expectNoSidewaysScroll(page, 'the account page');
  await page.goto('/admin');
  await expect(page.getByText('This page is for admins')).toBeVisible();
  const admin = await actor('admin');
  for (const tab of ['people', 'mail', 'audit']) {
    await admin.page.goto(`/admin?tab=${tab}`);
    await expect(admin.page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(admin.page, `the administration of ${tab}`);
    await expectNoSidewaysScroll(admin.page, `the administration of ${tab}`);
  }
});
