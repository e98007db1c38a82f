import type { Capability } from '@fap/shared/auth/capabilities.ts';
import type { ChainCheck } from '@fap/shared/custody/contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { ChainSummary } from '../data.ts';
import { ClusterChainScreen } from './cluster-chain-screen.tsx';

vi.mock('../../../platform/topics.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/topics.ts')>()),
  topics: () => ({ subscribe: () => () => {} }),
}));

type Table = Parameters<typeof fakeApi>[0];
const SUMMARY = 'GET /api/cluster-chain/summary';
const VERIFY = 'POST /api/cluster-chain/verify';
const ID = 'FAP-1-BCT2ZX3TQTKIWVXU-49';
const AT = '2026-01-01T00:00:00.000Z';

const summary: ChainSummary = {
  totalClusters: 12,
  blockchainAnchored: 7,
  legalReady: 3,
  integrityVerified: 9,
  recentActivity: [
    {
      clusterChainId: ID,
      clusterId: 'cluster-001',
      clusterName: 'Bright Harbor',
      action: 'evidence_added',
      timestamp: AT,
    },
  ],
  systemHealth: {
    blockchainConnectivity: { state: 'ok', reason: 'Calendars take stamps', checkedAt: AT },
    cryptographicIntegrity: { state: 'degraded', reason: '1 of 9 checked logs do not fit', checkedAt: AT },
    legalCompliance: { state: 'unknown', reason: 'No log was checked yet', checkedAt: null },
  },
};

const check: ChainCheck = {
  isValid: true,
  checked: 14,
  anchors: { verified: 2, anchored: 0, processing: 1, failed: 0, heads: 1 },
  files: 3,
  head: 'a'.repeat(64),
  flaws: [],
  checkedAt: AT,
};

function open(
  table: Table,
  dataMode: 'demo' | 'live' = 'live',
  path = '/cluster-chain',
  capabilities: Capability[] = [],
) {
  queryClient.setQueryData(['/api/auth/user'], makeUser({ capabilities }));
  queryClient.setQueryData(['/api/app-config'], { dataMode, uploadMaxBytes: 1, latestAnchoredBlock: null });
  const calls = fakeApi({ [SUMMARY]: { status: 200, body: summary }, ...table });
  renderApp(<ClusterChainScreen />, path);
  return { calls, user: userEvent.setup() };
}

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const field = () => screen.getByRole('textbox', { name: 'ClusterChain ID' });
const toastIs = (title: string, description: string) =>
  waitFor(() => expect(appStore.get(toastAtom)).toMatchObject({ title, description }));
const verify = () => screen.getByRole('button', { name: 'Verify' });

beforeEach(() => {
  queryClient.clear();
  appStore.set(toastAtom, null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the figures, the newest activity with its ID, and what the checks say', async () => {
  open({});
  await screen.findByText('Bright Harbor');
  expect(['Total clusters', 'Blockchain anchored', 'Legal ready', 'Integrity verified'].map(figure)).toEqual([
    '12',
    '7',
    '3',
    '9',
  ]);
  expect(screen.getByText('Evidence Added')).toBeTruthy();
  expect(screen.getByText('Needs a look')).toBeTruthy();
  expect(screen.getByText(/1 of 9 checked logs do not fit/u)).toBeTruthy();
});

test('a link to one chain fills the field', async () => {
  open({}, 'live', `/cluster-chain?id=${ID}`);
  await screen.findByText('Bright Harbor');
  expect((field() as HTMLInputElement).value).toBe(ID);
});

test('without an ID it asks for one, and sends nothing', async () => {
  const { calls, user } = open({});
  await user.type(field(), '   ');
  await user.click(verify());
  await toastIs('Missing Cluster Chain ID', 'Please enter a valid ClusterChain ID to verify');
  expect(calls.filter((call) => call.route.startsWith('POST'))).toEqual([]);
});

test('a chain that fits is told step by step', async () => {
  const { user } = open({ [VERIFY]: { status: 200, body: check } });
  await user.type(field(), ID);
  await user.click(verify());
  const result = await screen.findByRole('region', { name: `Result for ${ID}` });
  expect(within(result).getByText('Everything fits')).toBeTruthy();
  expect(within(result).getByText('2, 1 on the way')).toBeTruthy();
  await toastIs('Chain Verified', 'Cryptographic integrity confirmed and blockchain-anchored');
  await waitFor(() => expect(document.activeElement).toBe(result));
});

test('a chain of which no block holds anything is not called anchored', async () => {
  const anchors = { verified: 0, anchored: 1, processing: 0, failed: 0, heads: 0 };
  const { user } = open({ [VERIFY]: { status: 200, body: { ...check, anchors } } });
  await user.type(field(), ID);
  await user.click(verify());
  await toastIs('Chain Verified', 'Cryptographic integrity confirmed. No block holds any of it yet.');
});

test('the first bad entry is named with its reason', async () => {
  const flaws = [{ kind: 'entry', seq: 4, evidenceId: null, reason: 'Entry 4 is missing' }];
  const bad = { ...check, isValid: false, firstBadEntry: 4, checked: 3, flaws };
  const { user } = open({ [VERIFY]: { status: 200, body: bad } });
  await screen.findByText('Bright Harbor');
  await user.click(screen.getByRole('button', { name: 'Check this one' }));
  await toastIs('Verification Failed', 'Chain integrity compromised or evidence tampered.');
  expect(screen.getByText('Entry 4:')).toBeTruthy();
});

test('an answer that says only no is shown as that', async () => {
  const { user } = open({ [VERIFY]: { status: 200, body: { isValid: false, firstBadEntry: 1 } } });
  await user.type(field(), ID);
  await user.click(verify());
  expect(await screen.findByText('The first bad entry is 1.')).toBeTruthy();
});

test('a failure says so at the field and keeps what was typed', async () => {
  const { user } = open({ [VERIFY]: { status: 500, body: { message: 'Something broke' } } });
  await user.type(field(), ID);
  await user.click(verify());
  await toastIs('Verification Error', 'Failed to verify cluster chain. Please try again.');
  expect((field() as HTMLInputElement).value).toBe(ID);
  expect(screen.getByText('Something broke')).toBeTruthy();
});

test('without an answer the demo shows its samples and says so, live shows dashes', async () => {
  open({ [SUMMARY]: { status: 500, body: {} } }, 'demo');
  await screen.findByText('The figures above are samples.');
  expect(figure('Legal ready')).toBe('89');
  cleanup();
  queryClient.clear();
  open({ [SUMMARY]: { status: 500, body: {} } }, 'live');
  await screen.findByText('We could not load the chain');
  expect(figure('Legal ready')).toBe('—');
});

const DOSSIER = 'POST /api/cluster-chain/legal-dossier';
const dossierButton = () => screen.findByRole('button', { name: 'Generate Dossier' });

test('an analyst has the dossier of a chain made, and gets its files', async () => {
  const body = { dossierId: 'dossier-1', pdfUrl: '/api/leo/dossier/c.pdf', zipUrl: '/api/leo/dossier/c.zip' };
  const { user, calls } = open({ [DOSSIER]: { status: 201, body } }, 'live', undefined, ['dossier.read']);
  await user.click(await dossierButton());
  await toastIs('Legal Dossier Generated', 'Court-admissible forensic documentation ready for download');
  expect(calls.find(({ route }) => route === DOSSIER)?.body).toEqual({ clusterChainId: ID });
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect([link(/^Dossier as PDF/u), link(/^Evidence bag/u)]).toEqual([body.pdfUrl, body.zipUrl]);
});

test('a dossier that could not be made says so, and can be asked for again', async () => {
  const { user } = open({ [DOSSIER]: { status: 503, body: { message: 'Away' } } }, 'live', undefined, [
    'dossier.read',
  ]);
  await user.click(await dossierButton());
  await toastIs('Generation Failed', 'Failed to generate legal dossier. Please try again.');
  expect(((await dossierButton()) as HTMLButtonElement).disabled).toBe(false);
});

test('whoever may not read dossiers cannot have one made', async () => {
  open({});
  expect(((await dossierButton()) as HTMLButtonElement).disabled).toBe(true);
});

test('the figures of an earlier visit are read again', async () => {
  open({});
  await screen.findByText('Bright Harbor');
  cleanup();
  open({ [SUMMARY]: { body: { ...summary, totalClusters: 13 } } });
  await waitFor(() => expect(figure('Total clusters')).toBe('13'));
});
