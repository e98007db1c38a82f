import type { Measured } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CataloguePage } from '@fap/shared/catalogue/contract.ts';
import { findCatalogueCluster } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ClusterSubtypeScreen } from './cluster-subtype-screen.tsx';

const MEASURED: Measured = {
  clusters: 7,
  victims: 1234,
  strength: 61.4,
  lastUpdated: '2026-01-01T00:00:00Z',
  mutationRate: null,
};

function pageOf(measured: Measured | null, id = 'CLUSTER-010-TEC'): CataloguePage {
  const cluster = findCatalogueCluster(id);
  if (!cluster) throw new Error(`there is no ${id}`);
  return { cluster, measured };
}

// The cache outlives a test, so each test uses a family of its own.
let families = 0;
function open(answer: () => FakeAnswer, { subtype = 'tec-alarm', search = '' } = {}) {
  families += 1;
  const id = `CLUSTER-${families}`;
  const calls = fakeApi({ [`GET /api/catalogue/${id}`]: answer });
  renderApp(
    <Route path="/cluster/:clusterId/subtype/:subtypeId">
      <ClusterSubtypeScreen />
    </Route>,
    `/cluster/${id}/subtype/${subtype}${search}`,
  );
  return calls;
}

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the sub-type, what to do now, and links to other screens', async () => {
  open(() => ({ body: pageOf(MEASURED) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alarm on the Screen' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Variants',
    'Scammer Roles',
    'ReconDog Protection',
  ]);
  expect(hrefOf('Back to Tech Support')).toBe('/cluster-detail/CLUSTER-010-TEC');
  expect(hrefOf('Check a message')).toBe('/scan-toolkit');
  expect(hrefOf('ReconDog protection')).toBe('/scam-protection');
  expect(hrefOf('Practice lessons')).toBe('/lessons');
  expect(hrefOf('Tech Support in the Education Center')).toBe('/education?open=CLUSTER-010-TEC');
  expect(screen.getByText('Critical risk')).toBeTruthy();
  const sources = screen.getByRole('region', { name: 'Sources' });
  expect(within(sources).getByText(/Tech Support Scams/u)).toBeTruthy();
  expect(sources.textContent).toContain('reviewed on November 28, 2026');
  const help = screen.getByRole('region', { name: 'If this is happening to you' });
  expect(within(help).getAllByRole('listitem')[0]?.textContent).toMatch(/Hang up/u);
  expect(within(help).getByRole('link', { name: 'ic3.gov' }).getAttribute('href')).toBe('https://ic3.gov');
  expect(hrefOf('Renewal and Overpaid Refund')).toBe('/cluster/CLUSTER-010-TEC/subtype/tec-refund');
});

test('shows the platform’s own figures, and says which are unknown', async () => {
  open(() => ({ body: pageOf(MEASURED) }));
  await screen.findByRole('tab', { name: 'Overview' });
  expect(screen.getByText(/All clusters of the type Tech Support/u)).toBeTruthy();
  expect(factOf('Clusters')).toBe('7');
  expect(factOf('Victims')).toBe('1,234');
  expect(factOf('Mean strength')).toBe('61%');
  expect(factOf('Mutation rate')).toBe('Not enough data');
  expect(screen.getByText(/FBI Internet Crime Complaint Center, annual report, 2024/u)).toBeTruthy();
  cleanup();
  open(() => ({ body: pageOf(null) }));
  expect(
    await screen.findByText(/Not enough data\. Nobody has reported a scam of the type Tech Support/u),
  ).toBeTruthy();
  expect(screen.queryByText('Clusters', { selector: 'dt' })).toBeNull();
  cleanup();
  open(() => ({ body: pageOf(null, 'CLUSTER-012-DEL') }), { subtype: 'del-parcel' });
  expect(await screen.findByText(/under “Other”/u)).toBeTruthy();
  expect(factOf('How common it is')).toBe('Not enough data');
});

test('variants show their fingerprints, and figures only with a source', async () => {
  open(() => ({ body: pageOf(null) }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Variants' }));
  const locked = screen.getByRole('heading', { name: 'Locked browser page' }).closest('li') ?? document.body;
  expect(within(locked).getByText(/shows a telephone number to call/u)).toBeTruthy();
  expect(within(locked).getByText(/Microsoft and YouGov/u)).toBeTruthy();
  const search =
    screen.getByRole('heading', { name: /help line in the search/u }).closest('li') ?? document.body;
  expect(within(search).getAllByText('Not enough data').length).toBe(2);
});

test('roles are listed by rank, including ranks without a role', async () => {
  open(() => ({ body: pageOf(null) }), { search: '?tab=roles' });
  await screen.findByRole('tab', { name: 'Scammer Roles', selected: true });
  expect(screen.getAllByRole('heading', { level: 2 }).map((rank) => rank.textContent)).toEqual([
    'L5Kingpin',
    'L4Lieutenant',
    'L3Manager',
    'L2Operator',
    'L1Pawn',
  ]);
  expect(screen.getByText('We know no role at this rank in this sub-type.')).toBeTruthy();
  expect(screen.getByText('Senior technician, Security supervisor, Level 3 support')).toBeTruthy();
  expect(screen.getAllByText('Goes by:').length).toBe(3);
});

test('the protection tab shows existing units, and offices with their addresses', async () => {
  open(() => ({ body: pageOf(null) }), { search: '?tab=protection' });
  expect(await screen.findByRole('heading', { name: /Mobile Monitor MIKE/u })).toBeTruthy();
  expect(hrefOf(/reportfraud\.ftc\.gov/u)).toBe('https://reportfraud.ftc.gov');
});

test('an unknown family or sub-type links back to the clusters', async () => {
  const missing = async () => {
    expect(await screen.findByRole('heading', { name: 'Cluster Sub-Type Not Found' })).toBeTruthy();
    expect(screen.getByText('The requested cluster branch could not be located')).toBeTruthy();
    expect(hrefOf('Return to Clusters')).toBe('/clusters');
    cleanup();
  };
  open(() => ({ status: 404, body: { message: 'There is no such family of scams', code: 'NOT_FOUND' } }));
  await missing();
  open(() => ({ body: pageOf(MEASURED) }), { subtype: 'none' });
  await missing();
  open(() => ({ status: 400, body: { message: 'The request is not valid', code: 'INVALID' } }));
  await missing();
});

test('a failed read can be retried; while offline it is retried on reconnect', async () => {
  let answer: FakeAnswer = { status: 503, body: 'away' };
  open(() => answer);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = { body: pageOf(null) };
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alarm on the Screen' })).toBeTruthy();
  cleanup();

  let isOnline = false;
  open(() => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { body: pageOf(null) };
  });
  expect(await screen.findByText(/as soon as you’re online again/u)).toBeTruthy();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alarm on the Screen' })).toBeTruthy();
});
