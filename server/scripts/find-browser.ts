import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt-install.ts';
import { BROWSER_FLAGS } from './browser-flags.ts';
import { runTool } from './run-tool.ts';

export interface FoundBrowser {
  /** null: Playwright's own browser. */
  path: string | null;
  /** Environment variables that it needs. */
  env: Record<string, string>;
  origin: string;
}

/** A browser without windows or their processes: the same scenarios take half the time of the whole browser. */
const SHELL_NAME = 'chromium-headless-shell';
const WHOLE_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const TRIAL_TIMEOUT_MS = 30_000;

/**
 * Finds a browser for pages that need no window: the headless shell of the system or of its package manager (root on Debian),
 * else a whole browser, else the shell inside @sparticuz/chromium. $CHROMIUM_PATH goes before all.
 */
export async function findHeadlessShell(): Promise<FoundBrowser> {
  return (
    (await findGiven()) ??
    (await findOnSystem([SHELL_NAME])) ??
    (await installPackage(SHELL_NAME)) ??
    (await findOnSystem(WHOLE_NAMES)) ??
    (await unpackBundled()) ??
    (await installWithPlaywright())
  );
}

/**
 * Finds a browser as people have it, which can also show notices of a closed page: the one $CHROMIUM_PATH names, the system's,
 * one of its package manager (root on Debian), else Playwright's own download.
 */
export async function findWholeBrowser(): Promise<FoundBrowser> {
  return (
    (await findGiven()) ??
    (await findOnSystem(WHOLE_NAMES)) ??
    (await installPackage('chromium')) ??
    (await installWithPlaywright())
  );
}

async function findGiven(): Promise<FoundBrowser | null> {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return null;
  const browser = { path, env: {}, origin: '$CHROMIUM_PATH' };
  if (!(await canStart(browser))) throw new Error(`CHROMIUM_PATH ${path} does not start`);
  return browser;
}

async function findOnSystem(names: readonly string[]): Promise<FoundBrowser | null> {
  for (const name of names) {
    const path = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    const browser = { path, env: {}, origin: 'the system' };
    if (path && (await canStart(browser))) return browser;
  }
  return null;
}

/** Unpacks the compressed browser of the package, in a temporary folder of its own. */
async function unpackBundled(): Promise<FoundBrowser | null> {
  if (process.platform !== 'linux') return null;
  const folder = join(tmpdir(), `fap-chromium-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const outer = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: bundled, inflate } = await import('@sparticuz/chromium');
    const bin = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
    const path = await bundled.executablePath(bin);
    const libraries = await inflate(join(bin, 'al2023.tar.br'));
    const env = {
      LD_LIBRARY_PATH: `${libraries}/lib:${libraries}`,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      TMPDIR: folder,
    };
    const browser = { path, env, origin: '@sparticuz/chromium' };
    return (await canStart(browser)) ? browser : null;
  } catch (error) {
    console.error(`@sparticuz/chromium cannot be used: ${String(error)}`);
    return null;
  } finally {
    if (outer === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outer;
  }
}

async function installPackage(name: string): Promise<FoundBrowser | null> {
  return (await aptInstall(name)) ? findOnSystem([name]) : null;
}

async function installWithPlaywright(): Promise<FoundBrowser> {
  console.error('installing a browser with Playwright …');
  const { code } = await runTool('playwright', ['install', 'chromium'], { stdout: 'to-stderr' });
  if (code !== 0) throw new Error('no browser could be found or installed: set CHROMIUM_PATH');
  return { path: null, env: {}, origin: 'Playwright' };
}

/** Whether the browser can open a page with Playwright, as the tests will; `--dump-dom` does not work with the bundled one. */
async function canStart({ path, env }: FoundBrowser): Promise<boolean> {
  if (!path) return false;
  try {
    const options = { executablePath: path, args: BROWSER_FLAGS, timeout: TRIAL_TIMEOUT_MS };
    const browser = await chromium.launch({ ...options, env: { ...process.env, ...env } });
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>it starts</h1>');
      return (await page.textContent('h1')) === 'it starts';
    } finally {
      await browser.close();
    }
  } catch (error) {
    console.error(`${path} does not start: ${String(error).split('\n')[0]}`);
    return false;
  }
}
