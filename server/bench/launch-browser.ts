import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/browser-flags.ts';
import { findWholeBrowser } from '../scripts/find-browser.ts';

/** Starts a browser as people have it. */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await findWholeBrowser();
  return chromium.launch({
    args: BROWSER_FLAGS,
    env: { ...process.env, ...env } as Record<string, string>,
    ...(path ? { executablePath: path } : {}),
  });
}
