import { THEME_KEY } from '../platform/theme-key.ts';

// A script of its own that the pages wait for before they are drawn, so that the chosen theme does not flash. Without it, and with an
// unknown choice, the page follows the device.

function applyTheme(): void {
  const kept = localStorage.getItem(THEME_KEY);
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
}

try {
  applyTheme();
} catch {
  // Storage is switched off.
}
