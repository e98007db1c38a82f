import { beforeEach, expect, test, vi } from 'vitest';

const shown = () => document.documentElement.dataset.theme;
/** The page anew, with what the browser keeps. */
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

test('a chosen look is shown at once, kept, and shown after a reload', async () => {
  const { setTheme } = await load();
  setTheme('dark');
  expect([shown(), localStorage.getItem('fap:theme')]).toEqual(['dark', 'dark']);
  delete document.documentElement.dataset.theme;
  await load();
  expect(shown()).toBe('dark');
  setTheme('system');
  expect(shown()).toBeUndefined();
});

test('something else under its key is the look of the device', async () => {
  localStorage.setItem('fap:theme', 'purple');
  await load();
  expect(shown()).toBeUndefined();
});
