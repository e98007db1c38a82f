import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeCluster } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { UrgentClusters } from './urgent-clusters.tsx';

const FIRST = 'GET /api/clusters/active?order=urgency&limit=6';
const ALL = 'GET /api/clusters/active?order=urgency';

const active = (number: number): ActiveCluster => ({
  ...makeCluster({ id: `desk-${number}`, name: `Desk ${number}` }),
  heatSignature: 0,
  totalPieces: 14,
  missingPieces: 14,
  victimCount: 1,
  financialImpact: { cents: 0, currency: 'USD' },
  clusterBoss: null,
  puzzlePieces: ANATOMY.map(({ name }) => ({ type: name, status: 'missing' })),
});
const desks = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => active(first + index));
const puzzles = () => screen.queryAllByRole('link', { name: /^Open puzzle of/u });

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('the six that came first are confirmed a moment later by the list of all, which is shown six by six', async () => {
  fakeApi({ [FIRST]: { body: desks(1, 6) }, [ALL]: { body: desks(2, 10) } });
  renderApp(<UrgentClusters />);
  const user = userEvent.setup();
  await waitFor(() => expect(puzzles()).toHaveLength(6));
  // Desk 1 was solved meanwhile.
  await waitFor(() => expect(screen.queryByText('Desk 1')).toBeNull(), { timeout: 3_000 });
  expect(puzzles()).toHaveLength(6);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(puzzles()).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the six stay when the list of all cannot be had', async () => {
  const calls = fakeApi({ [FIRST]: { body: desks(1, 6) }, [ALL]: { status: 500 } });
  renderApp(<UrgentClusters />);
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(ALL), { timeout: 3_000 });
  await waitFor(() => expect(puzzles()).toHaveLength(6));
  expect(screen.queryByRole('alert')).toBeNull();
});
