import { Secret, TOTP } from 'otpauth';
import { type Actor, expect, test } from './fixtures/actors.ts';
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

  await page.getByLabel('Language and region').selectOption('English (United Kingdom)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.reload();
  await expect(page.getByLabel('Language and region')).toHaveValue('en-GB');

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(page.getByLabel('New password'), 'what was typed stays').toHaveValue(NEW_PASSWORD);
  await page.getByLabel('Current password').fill('a password of tests');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Password saved', { exact: true }).first()).toBeVisible();
  await expect(elsewhere.getByLabel('Password'), 'the other browser is at the sign-in page').toBeVisible();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out .+ on /u })).toHaveCount(0);
});

/** The link of a message that the demo kept, as an admin sees it. */
async function mailedLink({ page, context }: Actor, subject: string, to: string): Promise<string> {
  // The page does not hear of new mail: it is loaded once, when the message is there.
  const isKept = async () => {
    const answer = await context.request.get('/api/demo/outbox');
    const messages = (await answer.json()) as { to: string; subject: string }[];
    return messages.some((message) => message.to === to && message.subject.includes(subject));
  };
  await expect.poll(isKept, { message: `"${subject}" to ${to}` }).toBe(true);
  await page.goto('/admin?tab=mail');
  const message = page.getByRole('listitem').filter({ hasText: subject }).filter({ hasText: to });
  await expect(message.getByRole('link')).toBeVisible();
  return (await message.getByRole('link').getAttribute('href')) ?? '';
}

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

  const link = await mailedLink(await actor('admin'), 'Set a new password', ben.email);
  await page.goto(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByLabel('E-mail').fill(ben.email);
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ben Birch' })).toBeVisible();

  await page.goto(link);
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

test('an officer is invited by an admin, and signs in with a second factor', async ({
  actor,
  newContext,
}) => {
  const email = `officer-${crypto.randomUUID()}@people.test`;
  const admin = await actor('admin');
  await admin.page.goto('/admin?tab=people');
  await admin.page.getByRole('button', { name: 'Invite somebody' }).click();
  await admin.page.getByLabel('E-mail').fill(email);
  await admin.page.getByRole('checkbox', { name: /^Law enforcement/u }).click();
  await admin.page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(admin.page.getByRole('listitem').filter({ hasText: email })).toContainText('Law enforcement');
  const link = await mailedLink(admin, 'invites you', email);

  const page = await (await newContext()).newPage();
  await page.goto(link);
  await page.getByLabel('Name others see').fill('Orla Oak');
  await page.getByLabel('Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Orla Oak' })).toBeVisible();

  await page.getByRole('button', { name: /account of Orla Oak/u }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  const card = page.locator('#authenticator-app');
  await card.getByLabel('Your password').fill(NEW_PASSWORD);
  await card.getByRole('button', { name: 'Set up the app' }).click();
  const secret = (await card.getByText(/^[A-Z2-7]{16,}$/u).textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await card.getByLabel('Code from the app').fill(totp.generate());
  await card.getByRole('button', { name: 'Confirm' }).click();
  const codes = card.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await card.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(card.getByText('10 recovery codes are left')).toBeVisible();

  const elsewhere = await (await newContext()).newPage();
  await elsewhere.goto('/api/login');
  await elsewhere.getByLabel('E-mail').fill(email);
  await elsewhere.getByLabel('Password').fill(NEW_PASSWORD);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.getByLabel('Code').fill('000000');
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  // The step of the first code is used up: the app's next code comes within half a minute.
  await elsewhere.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Welcome, Orla Oak' })).toBeVisible();
});

test('the account page and the administration are accessible and fit a phone', async ({
  actor,
  newActor,
}) => {
  const { page } = await newActor('Dora Dale');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the account page');
  await expectNoSidewaysScroll(page, 'the account page');
  await page.goto('/admin');
  await expect(page.getByText('This page is for admins')).toBeVisible();
  const admin = await actor('admin');
  // Its address opens a tab; from there on a press does, and changes the address.
  await admin.page.goto('/admin?tab=sources');
  for (const [tab, name] of [
    ['sources', 'Sources'],
    ['mail', 'Mail'],
    ['operation', 'Operation'],
    ['audit', 'Audit trail'],
    ['people', 'People'],
  ] as const) {
    if (tab !== 'sources') await admin.page.getByRole('tab', { name, exact: true }).click();
    await expect(admin.page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();
    await expect(admin.page).toHaveURL(tab === 'people' ? /\/admin\??$/u : new RegExp(`tab=${tab}`, 'u'));
    await expect(admin.page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
    await expectAccessible(admin.page, `the administration of ${tab}`);
    await expectNoSidewaysScroll(admin.page, `the administration of ${tab}`);
  }
});
