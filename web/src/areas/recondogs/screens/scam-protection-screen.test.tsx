import type { CatalogueEntry } from '@fap/shared/catalogue/contract.ts';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { makeRoom, makeRoomUnit } from '../testing/room-fixtures.ts';
import { ScamProtectionScreen } from './scam-protection-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The first family alone was reported. */
const FAMILIES: CatalogueEntry[] = CATALOGUE.map(
  ({ branches, globalPresence: _, education, ...entry }, index) => ({
    ...entry,
    branches: branches.map(({ id, name }) => ({ id, name })),
    reconDogTeam: education.reconDogTeam,
    measured:
      index === 0
        ? {
            clusters: 3,
            victims: 1204,
            strength: null,
            lastUpdated: '2026-03-01T09:00:00Z',
            mutationRate: null,
          }
        : null,
  }),
);

const measuredUnit = makeRoomUnit('cryptoguardian', {
  successRate: 96,
  finishedRuns: 50,
  medianRunMs: 2_640,
  report: {
    operationId: 'operation-1',
    clusterId: 'cluster-001',
    clusterName: 'Gold Ring',
    endedAt: '2026-03-01T09:00:00.000Z',
    exhibits: 3,
    findings: [{ title: 'bc1qexample', detail: 'named in two reports', citations: [] }],
    total: 1,
  },
});

function open(room: Parameters<typeof fakeApi>[0][string] = { body: makeRoom([measuredUnit]) }) {
  fakeApi({ 'GET /api/recondogs/command-room': room, 'GET /api/catalogue': { body: FAMILIES } });
  renderSignedIn(ScamProtectionScreen, { path: paths.scamProtection, url: '/scam-protection' });
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const figure = (of: ReturnType<typeof card>, name: string) =>
  of.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('a unit shows what is measured, and says what is not', async () => {
  open();
  await screen.findByText('96%');
  const guardian = card('Crypto Guardian');
  expect(figure(guardian, 'Detection speed')).toBe('2.6 s');
  expect(figure(guardian, 'Scam types')).toBe(
    String(CATALOGUE.filter(({ education }) => education.reconDogTeam.includes(5)).length),
  );
  expect(figure(guardian, 'Warning signs')).toBe('3');
  const never = card('Legal Eagle');
  expect(figure(never, 'Success rate')).toBe('Not measured yet');
  expect(figure(never, 'Detection speed')).toBe('Not measured yet');
  expect(screen.getAllByRole('button', { name: /protects you$/u })).toHaveLength(20);
});

test('an opened unit tells how it protects, what it really found, and whom it protects from', async () => {
  open();
  await screen.findByText('96%');
  const guardian = card('Crypto Guardian');
  expect(guardian.queryByText('Protection method')).toBeNull();
  await userEvent.click(guardian.getByRole('button', { name: 'How Crypto Guardian protects you' }));
  expect(await guardian.findByText('Protection method')).toBeTruthy();
  for (const part of ['How it helps', 'Real examples', 'Protected scam types'])
    expect(guardian.getByText(part)).toBeTruthy();
  expect(guardian.getByText('bc1qexample: named in two reports')).toBeTruthy();
  const row = guardian.getByText('Crypto Recovery').closest('li');
  if (!row) throw new Error('no row of the family');
  expect(within(row).getByText('1,204 victims')).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Details of Crypto Recovery' }).getAttribute('href')).toBe(
    '/cluster-detail/CLUSTER-001-CRY',
  );
  expect(guardian.getAllByText('Victims: not enough data').length).toBeGreaterThan(0);
});

test('a unit in no team says so instead of an empty list', async () => {
  open();
  await screen.findByText('96%');
  const miner = card('Meta Miner');
  await userEvent.click(miner.getByRole('button', { name: 'How Meta Miner protects you' }));
  expect(await miner.findByText(/is in no team of a single scam type/u)).toBeTruthy();
  expect(figure(miner, 'Scam types')).toBe('0');
});

test('without what was measured the rest is still there, and it can be tried again', async () => {
  open({ status: 503, body: 'away' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(figure(card('Crypto Guardian'), 'Success rate')).toBe('—');
  expect(figure(card('Crypto Guardian'), 'Warning signs')).toBe('3');
});
