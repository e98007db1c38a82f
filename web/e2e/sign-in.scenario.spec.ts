import { expect, test } from './fixtures/actors.ts';

test('signing in with the form leads to the home page', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('E-mail').fill('agent1@demo.test');
  await page.getByLabel('Password').fill('demo-pass-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada Verne' })).toBeVisible();
});

test('two people are signed in at the same time, each as themselves', async ({ actor, newActor }) => {
  const analyst = await actor('analyst');
  const stranger = await newActor('Somebody New');
  await analyst.page.goto('/');
  await stranger.page.goto('/');
  await expect(analyst.page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${analyst.displayName}`);
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Somebody New');
});
