import type { Page } from '@playwright/test';
import { type Actor, expect, test } from './fixtures/actors.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { englishSentences, englishWords } from './pages/english-sentences.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { screenPatterns } from './pages/link-crawler.ts';
import { demoWriting } from './pages/people-words.ts';

/** Opens a page and has its browser ask for Spanish from now on, as its language menu does. */
async function openInSpanish({ context, page }: Actor, path: string): Promise<void> {
  await page.goto(`${path}?language=es`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/u);
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('es');
}

test('a report is told in Spanish, step by step, without an English sentence', async ({ newActor }) => {
  const vera = await newActor('Vera Solís');
  await openInSpanish(vera, '/build-cluster');
  const { page } = vera;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let step = 1; step <= 5; step += 1) {
    await expect(page.getByText(new RegExp(`Paso ${step} de 5`, 'u'))).not.toHaveCount(0);
    expect(await englishSentences(page), `step ${step}`).toEqual([]);
    if (step < 5) await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  }
  await expectAccessible(page, 'the report in Spanish');
});

test('a puzzle speaks Spanish around what people wrote', async ({ newActor, newContext }) => {
  const { clusterId } = await foundCluster(await newContext());
  const sol = await newActor('Sol Prieto');
  await openInSpanish(sol, `/puzzle/${clusterId}`);
  const answer = await sol.context.request.get(`/api/puzzle/${clusterId}`);
  const { contributions } = (await answer.json()) as { contributions: { content: string }[] };
  await expect(sol.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sol.page.getByRole('region').first()).toBeVisible();
  const people = contributions.map(({ content }) => content.slice(0, 40));
  expect(await englishSentences(sol.page, people)).toEqual([]);
});

test('Elder Shield speaks Spanish, and refusals do too', async ({ actor }) => {
  const elder = await actor('elder');
  await openInSpanish(elder, '/elder-shield');
  await expect(elder.page.getByRole('heading', { name: 'Elder Shield', level: 1 })).toBeVisible();
  await expect(elder.page.getByRole('switch').first()).toBeVisible();
  expect(await englishSentences(elder.page)).toEqual([]);
  const refused = await elder.context.request.get('/api/cases/nothing-here');
  expect(((await refused.json()) as { message: string }).message).toBe('No hay ningún caso con este número');
});

test('who is not signed in chooses a language by a link, and it is remembered', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(new URL(page.url()).search).toBe('');
  expect(await englishSentences(page)).toEqual([]);
  await page.goto('/help');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/api/login');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

/** How long a screen may go on loading before its words are read. */
const QUIET_MS = 3_000;

/** Reads Home, which is open, then opens screens in two tabs; gives what is English on each. */
async function walk(
  { context, page: home }: Actor,
  addresses: readonly string[],
  isOfPeople: (line: string) => boolean,
): Promise<string[]> {
  const waiting = [...addresses];
  const found: string[] = [];
  const read = async (page: Page, address: string) => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // What reloads by itself never becomes quiet, and may be read as it is.
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
    for (const line of await englishWords(page, isOfPeople)) found.push(`${address}: ${line}`);
  };
  const goOn = async (page: Page) => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address);
      await read(page, address);
    }
    await page.close();
  };
  await read(home, '/');
  const second = await context.newPage();
  await Promise.all([goOn(home), goOn(second)]);
  return found.sort();
}

test('every screen speaks Spanish to an analyst', async ({ actor, baseURL }) => {
  const analyst = await actor('analyst');
  await openInSpanish(analyst, '/');
  await analyst.context.request.post('/api/taxonomy/accept', { headers: { origin: baseURL ?? '' } });
  const isOfPeople = await demoWriting();
  const screens = (await screenPatterns()).filter((pattern) => !pattern.includes(':'));
  const operations = await analyst.context.request.get('/api/recondogs/operations');
  const [operation] = (await operations.json()) as { operationId: string; clusterId: string }[];
  const puzzle = await analyst.context.request.get(`/api/puzzle/${operation?.clusterId}`);
  const { contributions } = (await puzzle.json()) as { contributions: { content: string }[] };
  // Pieces are kept word by word, also those that a report brought.
  const pieces = contributions.map(({ content }) => content.slice(0, 40));
  // A cluster keeps the name with which its first report came.
  const clusters = await analyst.context.request.get('/api/clusters');
  const names = ((await clusters.json()) as { name: string }[]).map(({ name }) => name);
  const isWritten = (line: string) =>
    isOfPeople(line) || [...names, ...pieces].some((words) => line.includes(words));
  const of = ['cluster-detail', 'puzzle', 'dossier'].map((screen) => `/${screen}/${operation?.clusterId}`);
  const more = ['cluster-dna', 'cluster-mutation', 'playbook-detonator'].map(
    (screen) => `/${screen}?cluster=${operation?.clusterId}`,
  );
  const theOperation = `/recondogs/operations/${operation?.operationId}`;
  // Each once; Home is open already.
  const opened = new Set(['/help', ...screens, ...of, ...more, theOperation]);
  opened.delete('/');
  expect(await walk(analyst, [...opened], isWritten)).toEqual([]);
});

test('the screens of each role speak Spanish to it', async ({ actor }) => {
  const isOfPeople = await demoWriting();
  const screens: Readonly<Record<string, readonly string[]>> = {
    victim: ['/reports', '/evidence', '/notices', '/account', '/backtrace-mapper', '/victim-education'],
    elder: ['/elder-shield', '/elder-page', '/elder-protection', '/notices'],
    guardian: ['/elder-shield', '/elder-page', '/elder-protection', '/notices'],
    agent1: ['/agent', '/agent/teams', '/reviews', '/practice', '/recondogs', '/dashboard'],
    leo: ['/cases', '/intelligence-network', '/media-escalation', '/indicators', '/vault'],
    admin: ['/moderation', '/webhooks', '/global-harvest', '/recondogs-control', '/auto-detector'],
  };
  const found: string[] = [];
  for (const [name, addresses] of Object.entries(screens)) {
    const who = await actor(name);
    await openInSpanish(who, '/');
    for (const line of await walk(who, addresses, isOfPeople)) found.push(`${name} ${line}`);
  }
  expect(found).toEqual([]);
});
