import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './server/scripts/browser-flags.ts';

const { BASE_URL, BROWSER_PATH, BROWSER_ENV, WHOLE_BROWSER_PATH } = process.env;
/** Notices of a closed page need more than a headless shell. */
const NEEDS_WHOLE_BROWSER = '**/*push.scenario.spec.ts';
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

// Started by server/scripts/e2e.ts, which builds the app, starts a server on fresh demo data and finds a browser.
export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.scenario.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each scenario has clusters and people of its own; more than two browsers would wait for each other on two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  // A job that a page waits for may have others before it on a busy machine.
  expect: { timeout: 40_000 },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    baseURL: BASE_URL ?? 'http://127.0.0.1:3000',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Video needs an ffmpeg that Playwright downloads.
    video: 'off',
    // A service worker would hide requests from the scenarios that cut or change them; its own scenario allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'shell',
      testIgnore: NEEDS_WHOLE_BROWSER,
      use: { launchOptions: launch(BROWSER_PATH, JSON.parse(BROWSER_ENV ?? '{}') as Record<string, string>) },
    },
    {
      name: 'whole browser',
      testMatch: NEEDS_WHOLE_BROWSER,
      use: { launchOptions: launch(WHOLE_BROWSER_PATH, {}) },
    },
  ],
});

function launch(path: string | undefined, variables: Record<string, string>) {
  const env = { ...definedOnly(process.env), ...variables };
  return { ...(path ? { executablePath: path } : {}), env, args: BROWSER_FLAGS };
}

function definedOnly(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
