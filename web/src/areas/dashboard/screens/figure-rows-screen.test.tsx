import { DASHBOARD_TOPIC } from '@fap/shared/dashboard/events.ts';
import type { FigureRow } from '@fap/shared/dashboard/stats.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { FigureRowsScreen } from './figure-rows-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

const AT = '2026-11-28T09:00:00.000Z';
const total = (count: number) => ({ 'X-Total-Count': String(count) });
const open = (url: string) => renderSignedIn(FigureRowsScreen, { path: paths.dashboardFigure, url });
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the rows of a figure stand under the number and what it counts', async () => {
  const rows: FigureRow[] = [
    { kind: 'case', id: 'CS-2026-001', title: 'Locked', riskLevel: 'high', status: 'active', at: AT },
  ];
  fakeApi({ 'GET /api/stats/7d/activeCases': { body: rows, headers: total(1) } });
  open('/dashboard/activeCases?range=7d');
  expect(await linkTo('Locked')).toBe('/cases/CS-2026-001');
  expect(screen.getByText('CS-2026-001 · High Risk · Active')).toBeTruthy();
  expect(screen.getByText('1 case opened in the last 7 days and not complete.')).toBeTruthy();
  expect(await linkTo('Command Center')).toBe('/dashboard?range=7d');
});

test('each kind of row leads to its page', async () => {
  const rows: FigureRow[] = [
    { kind: 'cluster', id: 'c1', name: 'Harbour Light', victims: 1, at: AT },
    { kind: 'evidence', id: 'e1', name: 'exhibit.pdf', clusterName: null, isReadable: false, at: AT },
    {
      kind: 'finding',
      id: 'f1',
      found: 'advisory',
      outcome: 'cited',
      clusterId: 'c2',
      clusterName: 'Second',
      at: AT,
    },
    { kind: 'elder-alert', id: 'a1', level: 'critical', about: null, at: AT },
    { kind: 'escalation', id: 'm1', clusterId: 'c3', clusterName: 'Third', state: 'proposed', at: AT },
  ];
  fakeApi({ 'GET /api/stats/24h/scamClusters': { body: rows, headers: total(5) } });
  open('/dashboard/scamClusters');
  expect(await linkTo('Harbour Light')).toBe('/cluster-detail/c1');
  expect(await linkTo('exhibit.pdf')).toBe('/evidence/e1');
  expect(await linkTo('Second')).toBe('/cluster-detail/c2');
  expect(await linkTo('An alert about you')).toBe('/elder-shield');
  expect(await linkTo('Third')).toBe('/media-escalation');
  for (const words of ['1 victim', 'In no cluster · could not be read', 'Critical', 'Proposed'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('A public warning that is cited in a cluster')).toBeTruthy();
});

test('an empty list says so, and a fact brings the row that came in', async () => {
  const rows: FigureRow[] = [];
  fakeApi({ 'GET /api/stats/24h/activeCases': () => ({ body: rows, headers: total(rows.length) }) });
  open('/dashboard/activeCases');
  await screen.findByText('Nothing in this time');
  await waitFor(() => expect(fakeSocket.watched.has(DASHBOARD_TOPIC)).toBe(true));
  rows.push({ kind: 'case', id: 'CS-2026-002', title: 'New', riskLevel: 'low', status: 'active', at: AT });
  fakeSocket.arrive('dashboard:case', { topic: DASHBOARD_TOPIC, caseId: 'CS-2026-002', change: 'opened' });
  expect(await linkTo('New')).toBe('/cases/CS-2026-002');
});

test('a failure can be tried again', async () => {
  let isBroken = true;
  fakeApi({
    'GET /api/stats/24h/activeCases': () =>
      isBroken ? { status: 500, body: {} } : { body: [], headers: total(0) },
  });
  open('/dashboard/activeCases');
  await screen.findByText('We could not load the rows');
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing in this time');
});

test('a figure that does not exist is told, with a way back', async () => {
  open('/dashboard/nonsense');
  expect(await linkTo('See all figures')).toBe('/dashboard');
});
