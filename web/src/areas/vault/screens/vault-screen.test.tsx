import { chainFacts } from '@fap/shared/clusters/events.ts';
import { recondogFacts } from '@fap/shared/recondogs/events.ts';
import { vaultFacts } from '@fap/shared/vault/events.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import type { FactListener } from '../../../platform/topics.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeEntry, makePage } from '../testing/vault-fixtures.ts';
import { VaultScreen } from './vault-screen.tsx';

const listeners = vi.hoisted(() => new Set<FactListener>());
vi.mock('../../../platform/topics.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/topics.ts')>()),
  topics: () => ({
    subscribe: (_: string, __: unknown, listener: FactListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }),
}));

type Table = Parameters<typeof fakeApi>[0];
const ALL = 'GET /api/vault/entries';

function open(table: Table, path = '/vault') {
  const calls = fakeApi(table);
  renderApp(<VaultScreen />, path);
  return { calls, user: userEvent.setup() };
}
const run = (dataMode: 'demo' | 'live') =>
  queryClient.setQueryData(['/api/app-config'], {
    dataMode,
    uploadMaxBytes: 50 * 1024 * 1024,
    latestAnchoredBlock: null,
  });
const figure = (label: string) => {
  const [term] = screen.getAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling?.textContent;
};
const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return within(row);
};

/** Sends a public fact about a cluster. */
const sendActivity = () =>
  act(() => {
    const about = { clusterId: 'cluster-001', clusterName: 'One', clusterChainId: 'FAP-1-a-b' };
    send(chainFacts.activity.name, { ...about, activity: 'evidence-added' });
  });
/** Sends a fact to the listener, whatever the topic. */
function send(name: string, part: object): void {
  const [listener] = listeners;
  listener?.({ name, payload: { topic: 'any', seq: 1, at: '2026-01-01T00:00:00.000Z', ...part } });
}

beforeEach(() => {
  queryClient.removeQueries({ queryKey: ['pages'] });
  run('live');
});
afterEach(() => {
  cleanup();
  listeners.clear();
  vi.unstubAllGlobals();
});

test('the vault shows its figures, and for each entry the source, the state and a shortened hash', async () => {
  open({
    [ALL]: {
      body: makePage([
        makeEntry({ id: 'fresh', fileName: 'fresh.eml', evidenceType: 'email', hasProof: true }),
        makeEntry({
          id: 'old',
          fileName: 'old.png',
          evidenceType: 'image',
          sourceType: 'report',
          clusterId: 'cluster-001',
          reconDogsActive: 3,
          status: 'verified',
          blockHeight: 840_000,
          blockTime: '2026-11-19T08:00:00.000Z',
          chain: 'development',
          hasProof: true,
        }),
        makeEntry({
          id: 'bad',
          fileName: 'bad.txt',
          status: 'failed',
          failedReason: 'Every calendar refused it.',
        }),
      ]),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Truth Vault' })).toBeTruthy();
  const old = within((await screen.findByRole('link', { name: 'old.png' })).closest('li') ?? document.body);
  expect(['Anchored', 'Verified', 'Processing', 'Failed'].map(figure)).toEqual(['16', '12', '3', '1']);
  expect(screen.getByRole('link', { name: 'old.png' }).getAttribute('href')).toBe('/evidence/old');
  expect(old.getByText(/Picture · Victim report · 2 KB/u)).toBeTruthy();
  expect(old.getByText('Verified')).toBeTruthy();
  expect(old.getByText('Development chain')).toBeTruthy();
  expect(old.getByText(/840,000/u).textContent).toMatch(/existed no later than Nov 19, 2026/u);
  expect(old.getByRole('link', { name: 'cluster-001' }).getAttribute('href')).toBe(
    '/cluster-detail/cluster-001',
  );
  expect(old.getByText(/3 ReconDogs at work/u)).toBeTruthy();
  const download = old.getByRole('link', { name: 'Download proof of old.png' });
  expect(download.getAttribute('href')).toBe('/api/evidence/old/proof.ots');
  expect(download.hasAttribute('download')).toBe(true);

  const fresh = rowOf('fresh.eml');
  expect(fresh.getByText('Processing')).toBeTruthy();
  expect(fresh.queryByText('Block')).toBeNull();
  expect(fresh.queryByText('Development chain')).toBeNull();

  const bad = rowOf('bad.txt');
  expect(bad.getByText('Every calendar refused it.')).toBeTruthy();
  const refused = bad.getByRole<HTMLButtonElement>('button', { name: 'Download proof of bad.txt' });
  expect(refused.disabled).toBe(true);
  expect(document.getElementById(refused.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /No proof: no calendar accepted it/u,
  );
  expect(bad.queryByRole('button', { name: /Proof path/u })).toBeNull();

  expect(document.body.textContent).toContain('0123456789abcdef…');
  expect(document.body.textContent).not.toMatch(/[0-9a-f]{33}/u);
  expect(screen.getByText('A calendar has it; Bitcoin takes a few hours.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Technical Specifications' })).toBeTruthy();
});

test('a button shows the whole hash', async () => {
  const { user } = open({ [ALL]: { body: makePage([makeEntry()]) } });
  await user.click(await screen.findByRole('button', { name: 'Show all: SHA-256 of chat.txt' }));
  expect(screen.getByText('0123456789abcdef'.repeat(4))).toBeTruthy();
});

test('a vault without entries says what to do next', async () => {
  open({ [ALL]: { body: makePage([]) } });
  expect(await screen.findByText('No entries yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add evidence' }).getAttribute('href')).toBe('/scan-toolkit');
});

test('the search filters the list after a debounce and says when nothing matches', async () => {
  const { user, calls } = open({
    [ALL]: {
      body: makePage([makeEntry({ id: 'a', fileName: 'a.txt' }), makeEntry({ id: 'b', fileName: 'b.txt' })]),
    },
    [`${ALL}?q=evidence-b`]: { body: makePage([makeEntry({ id: 'b', fileName: 'b.txt' })]) },
    [`${ALL}?q=zzqx+nothing`]: { body: makePage([]) },
  });
  const field = await screen.findByRole('searchbox', { name: /search/iu });
  await screen.findByText('a.txt');
  await user.type(field, 'evidence-b');
  await waitFor(() => expect(screen.queryByText('a.txt')).toBeNull());
  expect(screen.getByText('b.txt')).toBeTruthy();
  expect(screen.getByText('1 entry.')).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith(ALL))).toHaveLength(2);
  await user.clear(field);
  await user.type(field, 'zzqx nothing');
  expect(await screen.findByText('No entries found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
  expect(await screen.findByText('a.txt')).toBeTruthy();
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

test('search and state are in the URL; an unknown state is ignored', async () => {
  const { calls } = open(
    { [`${ALL}?q=alpha&status=failed`]: { body: makePage([makeEntry()]) }, [ALL]: { body: makePage([]) } },
    '/vault?q=alpha&status=failed',
  );
  expect(await screen.findByText('chat.txt')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'failed');
  cleanup();
  calls.length = 0;
  renderApp(<VaultScreen />, '/vault?status=lost');
  expect(await screen.findByText('No entries yet')).toBeTruthy();
});

test('the filter by state requests entries of that state', async () => {
  const { user } = open({
    [ALL]: { body: makePage([makeEntry({ fileName: 'all.txt' })]) },
    [`${ALL}?status=verified`]: { body: makePage([makeEntry({ fileName: 'verified.txt' })]) },
  });
  await screen.findByText('all.txt');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Verified');
  expect(await screen.findByText('verified.txt')).toBeTruthy();
  expect(screen.queryByText('all.txt')).toBeNull();
});

test('older entries are added below and stay when a new one arrives on top without a reload', async () => {
  let first: FakeAnswer = {
    body: makePage([makeEntry({ id: 'b', fileName: 'b.txt' })], { nextCursor: 'b' }),
  };
  const { user } = open({
    [ALL]: () => first,
    [`${ALL}?cursor=b`]: { body: makePage([makeEntry({ id: 'a', fileName: 'a.txt' })]) },
    [`${ALL}?cursor=c`]: {
      body: makePage([makeEntry({ id: 'b', fileName: 'b.txt' }), makeEntry({ id: 'a', fileName: 'a.txt' })]),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('a.txt');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();

  first = { body: makePage([makeEntry({ id: 'c', fileName: 'new.txt' })], { nextCursor: 'c' }) };
  sendActivity();
  expect(await screen.findByText('new.txt')).toBeTruthy();
  const names = within(screen.getByRole('list', { name: 'Vault entries' }))
    .getAllByRole('link', { name: /\.txt$/u })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['new.txt', 'b.txt', 'a.txt']);
});

const COUNTERS = { deployments: 1, operations: 1, clusters: 1, evidence: 1, simulated: false };

test('a changed anchor causes a refetch; the units’ counters do not', async () => {
  let entry = makeEntry({ fileName: 'chat.txt', status: 'processing' });
  const { calls } = open({ [ALL]: () => ({ body: makePage([entry]) }) });
  await screen.findByText('chat.txt');
  const before = calls.length;
  vi.useFakeTimers();
  act(() => send(recondogFacts.counters.name, COUNTERS));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(calls).toHaveLength(before);
  entry = makeEntry({ fileName: 'chat.txt', status: 'anchored' });
  act(() => send(vaultFacts.changed.name, { state: 'anchored' }));
  await waitFor(() => expect(calls.length).toBe(before + 1), { timeout: 2_000 });
});

test('older entries that fail to load leave the list as it is and can be retried', async () => {
  let more: FakeAnswer = { status: 503, body: 'away' };
  const { user } = open({
    [ALL]: { body: makePage([makeEntry({ id: 'b', fileName: 'b.txt' })], { nextCursor: 'b' }) },
    [`${ALL}?cursor=b`]: () => more,
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/We could not load older entries/u);
  expect(screen.getByText('b.txt')).toBeTruthy();
  more = { body: makePage([makeEntry({ id: 'a', fileName: 'a.txt' })]) };
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('a.txt')).toBeTruthy();
});

test('a vault that fails to load says so, shows no unknown figure, and can be retried', async () => {
  let answer: FakeAnswer = { status: 500, body: 'simulated failure' };
  const { user } = open({ [ALL]: () => answer });
  expect(await screen.findByText('We could not load the vault')).toBeTruthy();
  expect(['Anchored', 'Verified'].map(figure)).toEqual(['—', '—']);
  answer = { body: makePage([makeEntry()]) };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('chat.txt')).toBeTruthy();
});

test('in demo mode the anchored figure falls back to the known count, and the page names the development chain', async () => {
  run('demo');
  open({ [ALL]: { status: 500, body: 'simulated failure' } });
  await waitFor(() => expect(figure('Anchored')).toBe('134'));
  expect(figure('Verified')).toBe('—');
  expect(screen.getByText(/development chain replaces Bitcoin/u)).toBeTruthy();
});

test('a failed refetch keeps the entries and says that they may be out of date', async () => {
  let answer: FakeAnswer = { body: makePage([makeEntry()]) };
  open({ [ALL]: () => answer });
  await screen.findByText('chat.txt');
  answer = { status: 503, body: 'away' };
  sendActivity();
  expect((await screen.findByRole('alert')).textContent).toMatch(/may be out of date/u);
  expect(screen.getByText('chat.txt')).toBeTruthy();
  answer = { body: makePage([makeEntry({ fileName: 'again.txt' })]) };
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('again.txt')).toBeTruthy();
});
