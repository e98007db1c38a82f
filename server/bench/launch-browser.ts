import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/browser-flags.ts';
import { findBrowser } from '../scripts/find-browser.ts';

/** Starts the browser that also the tests use. */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await findBrowser();
  return chromium.launch({
    args: BROWSER_FLAGS,
    env: { ...process.env, ...env } as Record<string, string>,
    ...(path ? { executablePath: path } : {}),
  });
}
