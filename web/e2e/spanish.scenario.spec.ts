import { type Actor, expect, test } from './fixtures/actors.ts';
import { expectAccessible } from './pages/accessibility.ts';
import { englishSentences, englishWords } from './pages/english-sentences.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { screenPatterns } from './pages/link-crawler.ts';
import { demoWriting } from './pages/people-words.ts';

/** Has a browser ask for Spanish from now on, as its language menu does. */
async function inSpanish({ context, page }: Actor): Promise<void> {
  await page.goto('/?language=es');
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/u);
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('es');
}

test('a report is told in Spanish, step by step, without an English sentence', async ({ newActor }) => {
  const vera = await newActor('Vera Solís');
  await inSpanish(vera);
  const { page } = vera;
  await page.goto('/build-cluster');
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
  await inSpanish(sol);
  const answer = await sol.context.request.get(`/api/puzzle/${clusterId}`);
  const { contributions } = (await answer.json()) as { contributions: { content: string }[] };
  await sol.page.goto(`/puzzle/${clusterId}`);
  await expect(sol.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sol.page.getByRole('region').first()).toBeVisible();
  const people = contributions.map(({ content }) => content.slice(0, 40));
  expect(await englishSentences(sol.page, people)).toEqual([]);
});

test('Elder Shield speaks Spanish, and refusals do too', async ({ actor }) => {
  const elder = await actor('elder');
  await inSpanish(elder);
  await elder.page.goto('/elder-shield');
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

/** Opens screens one after the other in two tabs, and gives what is English on each. */
async function walk(
  { context }: Actor,
  addresses: readonly string[],
  isOfPeople: (line: string) => boolean,
): Promise<string[]> {
  const waiting = [...addresses];
  const found: string[] = [];
  const tab = async () => {
    const page = await context.newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // What reloads by itself never becomes quiet, and may be read as it is.
      await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
      for (const line of await englishWords(page, isOfPeople)) found.push(`${address}: ${line}`);
    }
    await page.close();
  };
  await Promise.all([tab(), tab()]);
  return found.sort();
}

test('every screen speaks Spanish to an analyst', async ({ actor, baseURL }) => {
  const analyst = await actor('analyst');
  await inSpanish(analyst);
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
  const names = new Set(((await clusters.json()) as { name: string }[]).map(({ name }) => name));
  const isWritten = (line: string) =>
    isOfPeople(line) || names.has(line) || pieces.some((words) => line.includes(words));
  const of = ['cluster-detail', 'puzzle', 'dossier'].map((screen) => `/${screen}/${operation?.clusterId}`);
  const more = ['cluster-dna', 'cluster-mutation', 'playbook-detonator'].map(
    (screen) => `/${screen}?cluster=${operation?.clusterId}`,
  );
  const opened = [
    '/',
    '/help',
    ...screens,
    ...of,
    ...more,
    `/recondogs/operations/${operation?.operationId}`,
  ];
  expect(await walk(analyst, opened, isWritten)).toEqual([]);
});

test('the screens of each role speak Spanish to it', async ({ actor }) => {
  const isOfPeople = await demoWriting();
  const screens: Readonly<Record<string, readonly string[]>> = {
    victim: ['/', '/reports', '/evidence', '/notices', '/account', '/backtrace-mapper', '/victim-education'],
    elder: ['/', '/elder-shield', '/elder-page', '/elder-protection', '/notices'],
    guardian: ['/', '/elder-shield', '/elder-page', '/elder-protection', '/notices'],
    agent1: ['/', '/agent', '/agent/teams', '/reviews', '/practice', '/recondogs', '/dashboard'],
    leo: ['/', '/cases', '/intelligence-network', '/media-escalation', '/indicators', '/vault'],
    admin: ['/', '/moderation', '/webhooks', '/global-harvest', '/recondogs-control', '/auto-detector'],
  };
  const found: string[] = [];
  for (const [name, addresses] of Object.entries(screens)) {
    const who = await actor(name);
    await inSpanish(who);
    for (const line of await walk(who, addresses, isOfPeople)) found.push(`${name} ${line}`);
  }
  expect(found).toEqual([]);
});
