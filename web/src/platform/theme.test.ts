import { beforeEach, expect, test, vi } from 'vitest';

const shown = () => document.documentElement.dataset.theme;
/** Loads the page again; local storage stays. */
async function load() {
  vi.resetModules();
  const theme = await import('./theme.ts');
  theme.followTheme();
  return theme;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('a chosen theme is applied at once, kept, and applied after a reload', async () => {
  const { setTheme } = await load();
  setTheme('dark');
  expect([shown(), localStorage.getItem('fap:theme')]).toEqual(['dark', 'dark']);
  delete document.documentElement.dataset.theme;
  await load();
  expect(shown()).toBe('dark');
  setTheme('system');
  expect(shown()).toBeUndefined();
});

test('an invalid kept value means the device’s theme', async () => {
  localStorage.setItem('fap:theme', 'purple');
  await load();
  expect(shown()).toBeUndefined();
});
