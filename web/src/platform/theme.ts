import { appStore, atom } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'fap:theme';

/** The chosen look; `system` follows the device. */
export const themeAtom = atom<Theme>('system');

/** Applies the look this browser remembers; called once before the first render. */
export function restoreTheme(): void {
  const kept = readStorage();
  setTheme(THEMES.find((theme) => theme === kept) ?? 'system');
}

/** Changes the look at once and remembers it in this browser. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  appStore.set(themeAtom, theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be switched off: the choice then holds until the page is left.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
