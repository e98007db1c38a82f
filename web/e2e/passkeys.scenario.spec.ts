import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessibility.ts';

const PASSWORD = 'a password of tests';

/** A page under `localhost`: browsers make passkeys for names alone, and 127.0.0.1 is none. */
const openAt = async (context: BrowserContext, baseURL: string | undefined) => {
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const page = await context.newPage();
  return { page, go: (path: string) => page.goto(`${origin}${path}`) };
};

/** A device that keeps passkeys and knows its owner: the browser's own, in software. */
async function addDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a person adds a passkey, signs in with it without a password, and removes it', async ({
  context,
  baseURL,
}) => {
  const { page, go } = await openAt(context, baseURL);
  await addDevice(page);
  await go('/api/signup');
  await page.getByLabel('Name others see').fill('Pia Pine');
  await page.getByLabel('E-mail').fill(`new-${crypto.randomUUID()}@people.test`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Pia Pine' })).toBeVisible();

  await page.getByRole('button', { name: /account of Pia Pine/u }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  const card = page.locator('#passkeys');
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the passkey').fill('My laptop');
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Add the passkey' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add the passkey' }).click();
  await expect(card.getByRole('listitem')).toContainText('My laptop');
  await expect(card.getByRole('listitem')).toContainText('not used yet');
  await expectAccessible(page, 'the account page with a passkey');
  await expectNoSidewaysScroll(page, 'the account page with a passkey');

  await page.getByRole('button', { name: /account of Pia Pine/u }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await go('/api/login?next=/account');
  await expectAccessible(page, 'the sign-in page with its button for passkeys');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(card.getByRole('listitem')).toContainText('last used');

  await card.getByRole('button', { name: 'Remove My laptop' }).click();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(0);

  await page.getByRole('button', { name: /account of Pia Pine/u }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await go('/api/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey did not work');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
});

test('without scripts, or under an address, the sign-in page shows the password form alone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await openAt(context, baseURL);
  await plain.go('/api/login');
  await expect(plain.page.getByLabel('Password')).toBeVisible();
  await expect(plain.page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await context.close();

  const page = await browser.newPage();
  const loaded = page.waitForResponse((answer) => answer.url().endsWith('/sign-in-passkey.js'));
  await page.goto(`${baseURL ?? ''}/api/login`);
  expect((await loaded).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await page.close();
});
