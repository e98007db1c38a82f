import { keptAtom } from './kept-text.ts';
import { appStore } from './store.ts';
import { THEME_KEY } from './theme-key.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme, kept in this browser; `system` follows the device. */
export const themeAtom = keptAtom<Theme>(THEME_KEY, 'system', {
  parse: (text, initial) => THEMES.find((theme) => theme === text) ?? initial,
  format: (theme) => theme,
});

/** Applies the kept theme and every later choice; called once before the first render. */
export function followTheme(): void {
  const apply = () => {
    const theme = appStore.get(themeAtom);
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
  apply();
  appStore.sub(themeAtom, apply);
}

/** Changes the theme at once and keeps it in this browser. */
export function setTheme(theme: Theme): void {
  appStore.set(themeAtom, theme);
}
