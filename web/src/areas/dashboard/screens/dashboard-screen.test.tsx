import type { Capability } from '@fap/shared/auth/capabilities.ts';
import type { CriticalAlert, CriticalAlerts } from '@fap/shared/dashboard/alerts.ts';
import { DASHBOARD_TOPIC } from '@fap/shared/dashboard/events.ts';
import { RANGE_RULES, type Range, stepsOf } from '@fap/shared/dashboard/ranges.ts';
import type { Stats } from '@fap/shared/dashboard/stats.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

type Table = Parameters<typeof fakeApi>[0];
const AT = '2026-11-28T09:00:00.000Z';
const ALERTS = 'GET /api/alerts/critical';

const makeStats = (range: Range, part: Partial<Stats> = {}): Stats => {
  const steps = (...last: number[]) => [...Array<number>(stepsOf(range) - last.length).fill(0), ...last];
  return {
    range,
    since: new Date(new Date(AT).getTime() - RANGE_RULES[range].lengthMs).toISOString(),
    until: AT,
    activeCases: 3,
    scamClusters: 21,
    evidenceProcessed: 1_204,
    victimsProtected: 47,
    clustersDetonated: 2,
    scamsDetected: 9,
    elderProtectionAlerts: 5,
    mediaEscalations: 0,
    newThisHour: 1,
    inAll: { activeCases: 4, scamClusters: 157, evidenceProcessed: 1_400, victimsProtected: 466 },
    overTime: {
      activeCases: steps(2, 1),
      scamClusters: steps(21),
      evidenceProcessed: steps(1_204),
      victimsProtected: steps(47),
    },
    ...part,
  };
};

const makeAlert = (part: Partial<CriticalAlert> = {}): CriticalAlert => ({
  kind: 'cluster-reported',
  subjectId: 'cluster-014',
  severity: 'CRITICAL',
  name: 'Harbour Light',
  chainId: null,
  raisedAt: AT,
  taken: null,
  ...part,
});

const makeAlerts = (alerts: CriticalAlert[] = []): CriticalAlerts => {
  const count = (severity: string) => alerts.filter((one) => one.severity === severity).length;
  const open = { CRITICAL: count('CRITICAL'), HIGH: count('HIGH'), MEDIUM: count('MEDIUM') };
  return { alerts, open, isThreatActive: open.CRITICAL > 0, elsewhere: 0 };
};

const HARVEST = {
  nextScheduledHarvest: '2126-01-01T00:00:00.000Z',
  lastHarvestTime: AT,
  activeSources: 8,
  totalSources: 10,
  averageEntriesPerHarvest: 45,
  harvestEfficiency: 87.5,
  topSources: [],
};

function open(table: Table, { path = '/dashboard', capabilities = [] as Capability[] } = {}) {
  queryClient.setQueryData(['/api/auth/user'], makeUser({ capabilities }));
  const calls = fakeApi({
    'GET /api/stats/24h': { body: makeStats('24h') },
    'GET /api/stats/7d': { body: makeStats('7d', { activeCases: 8 }) },
    [ALERTS]: { body: makeAlerts() },
    'GET /api/cases/recent': { body: [] },
    'GET /api/clusters/activity': { body: [] },
    'GET /api/harvest/status': { body: HARVEST },
    'GET /api/harvest/sources': {
      body: { tierI: [], tierII: [], tierIII: [], avgEntriesPerCycle: null, totalSources: 0 },
    },
    'GET /api/flow-patterns': { body: { flowPatterns: 50 } },
    ...table,
  });
  renderApp(<DashboardScreen />, path);
  return { calls, user: userEvent.setup() };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const number = (label: string) =>
  screen.findByRole('link', { name: new RegExp(`${label}: show the list$`, 'u') });

beforeEach(() => {
  queryClient.clear();
  appStore.set(toastAtom, null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('each number is shown with what it counts, and leads to its rows', async () => {
  open({});
  const cases = await number('Active Cases');
  expect(cases.textContent).toBe('3');
  expect(cases.getAttribute('href')).toBe('/dashboard/activeCases?range=24h');
  expect(screen.getByText('1 new this hour')).toBeTruthy();
  expect(screen.getByText('cases opened in the last 24 hours and not complete')).toBeTruthy();
  expect(screen.getByText('4 active in all')).toBeTruthy();
  expect((await number('Evidence Processed')).textContent).toBe('1,204');
  const bar = screen.getByRole('progressbar', { name: 'Active Cases: share of those active in all' });
  expect(bar.getAttribute('aria-valuenow')).toBe('75');
  expect((await number('Elder Shield alerts')).getAttribute('href')).toBe(
    '/dashboard/elderProtectionAlerts?range=24h',
  );
});

test('another range is counted anew, and stands in the address', async () => {
  const { user, calls } = open({});
  await number('Active Cases');
  expect(screen.getByRole('button', { name: 'Last 24 Hours' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Last 7 Days' }));
  await waitFor(async () => expect((await number('Active Cases')).textContent).toBe('8'));
  expect(calls.some(({ route }) => route === 'GET /api/stats/7d')).toBe(true);
  expect((await number('Active Cases')).getAttribute('href')).toBe('/dashboard/activeCases?range=7d');
});

test('the charts have a table with every step, which add up to the card', async () => {
  open({});
  const table = await screen.findByRole('table', {
    name: 'Counts in the last 24 hours, in steps of an hour',
    hidden: true,
  });
  const rows = within(table).getAllByRole('row', { hidden: true }).slice(1);
  expect(rows).toHaveLength(24);
  const cases = rows.map((row) => Number(row.querySelectorAll('td')[1]?.textContent));
  expect(cases.reduce((sum, one) => sum + one, 0)).toBe(3);
});

test('without a critical alert no threat is active, and the rule is written beside it', async () => {
  open({ [ALERTS]: { body: makeAlerts([makeAlert({ kind: 'case-at-risk', severity: 'HIGH' })]) } });
  const threat = await screen.findByRole('region', { name: 'Threat level' });
  await within(threat).findByText('No threat active');
  expect(threat.textContent).toContain(
    'A cluster of critical priority got a new report in the last 24 hours.',
  );
});

test('with one it says so, and leads to the alerts', async () => {
  open({ [ALERTS]: { body: makeAlerts([makeAlert(), makeAlert({ subjectId: 'cluster-2' })]) } });
  const threat = await screen.findByRole('region', { name: 'Threat level' });
  await within(threat).findByText('THREAT ACTIVE');
  expect(threat.textContent).toContain('2 critical alerts are open.');
  expect(within(threat).getByRole('link', { name: 'See below' }).getAttribute('href')).toBe(
    '#critical-alerts',
  );
});

test('an analyst takes an alert, and gives it back', async () => {
  const taken = makeAlert({ taken: { by: 'Ada Vale', isOwn: true, at: AT } });
  const { user, calls } = open(
    {
      [ALERTS]: { body: makeAlerts([makeAlert()]) },
      'POST /api/alerts/critical/take': { body: makeAlerts([taken]) },
      'POST /api/alerts/critical/return': { body: makeAlerts([makeAlert()]) },
    },
    { capabilities: ['alert.take'] },
  );
  await screen.findByText('Nobody has taken this yet.');
  await user.click(screen.getByRole('button', { name: 'Take it: Harbour Light' }));
  await screen.findByText('You have this');
  expect(calls.find(({ route }) => route.endsWith('/take'))?.body).toEqual({
    kind: 'cluster-reported',
    subjectId: 'cluster-014',
  });
  await user.click(screen.getByRole('button', { name: 'Stop working on this: Harbour Light' }));
  await screen.findByText('Nobody has taken this yet.');
});

test('who was slower is told, and sees who has it', async () => {
  let takenBy: CriticalAlert['taken'] = null;
  const { user } = open(
    {
      [ALERTS]: () => ({ body: makeAlerts([makeAlert({ taken: takenBy })]) }),
      'POST /api/alerts/critical/take': () => {
        takenBy = { by: 'Ben Birch', isOwn: false, at: AT };
        return { status: 409, body: { code: 'CONFLICT', message: 'Somebody else has taken this alert.' } };
      },
    },
    { capabilities: ['alert.take'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Take it: Harbour Light' }));
  await screen.findByText(/Taken by Ben Birch/u);
  expect(appStore.get(toastAtom)).toMatchObject({
    title: 'Not saved',
    description: 'Somebody else has taken this alert.',
  });
  expect(screen.queryByRole('button', { name: /Harbour Light/u })).toBeNull();
});

test('a member cannot take an alert and is told why; an alert about somebody leads to Elder Shield', async () => {
  const about = makeAlert({ kind: 'elder-alert', subjectId: 'alert-1', name: 'Edna Ash' });
  open({ [ALERTS]: { body: { ...makeAlerts([makeAlert(), about]), elsewhere: 5 } } });
  const take = await screen.findByRole<HTMLButtonElement>('button', { name: 'Take it: Harbour Light' });
  expect(take.disabled).toBe(true);
  expect(screen.getByText('For analysts')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'An alert about Edna Ash' }).getAttribute('href')).toBe(
    '/elder-shield',
  );
  expect(screen.queryByRole('button', { name: /Edna Ash/u })).toBeNull();
  expect(document.body.textContent).toContain('5 or more alerts of Elder Shield concern other people');
});

test('what fails says so, each part on its own, and can be asked for again', async () => {
  let isBroken = true;
  const broken = (body: unknown) => () => (isBroken ? { status: 500, body: {} } : { body });
  const { user } = open({
    'GET /api/stats/24h': broken(makeStats('24h')),
    [ALERTS]: broken(makeAlerts()),
    'GET /api/cases/recent': broken([]),
  });
  await screen.findByText('Threat level unknown');
  await screen.findByText('We could not load the figures');
  await screen.findByText('We could not load the cases');
  expect(screen.queryByText('No threat active')).toBeNull();
  isBroken = false;
  await user.click(region('Threat level').getByRole('button', { name: 'Try again' }));
  await screen.findByText('No threat active');
  await user.click(region('Recent Cases').getByRole('button', { name: 'Try again' }));
  await screen.findByText('No cases yet');
});

test('the sentences of the tools hold figures that were counted', async () => {
  const source = (name: string) => ({
    id: name,
    name,
    type: 'rss',
    status: 'active',
    state: 'ok',
    lastSuccessAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
    lastError: null,
    reliability: null,
  });
  open({
    'GET /api/harvest/sources': {
      body: {
        tierI: [source('FBI IC3 PSA'), { ...source('FTC Consumer Alerts'), status: 'inactive' }],
        tierII: [],
        tierIII: [],
        avgEntriesPerCycle: null,
        totalSources: 2,
      },
    },
  });
  await screen.findByText(/50 flow patterns/u);
  await screen.findByText(/10 source platforms, next harvest in [\d]+ days/u);
  await screen.findByText(
    /Reads public warnings of FBI; last sync 2 hours ago\. None come from FTC or Interpol\./u,
  );
  expect(screen.getByText(/^6-layer analysis/u)).toBeTruthy();
  expect(screen.getByText(/^20 tactical units/u)).toBeTruthy();
  for (const [name, href] of [
    ['User Scan Toolkit', '/user-scan-toolkit'],
    ['Elder Protection', '/elder-protection'],
    ['Scam Flow Library', '/scam-flow-library'],
    ['Command Room', '/recondogs'],
    ['Global Harvester', '/global-harvest'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('the Live Monitor shows what arrives, holds it while paused, and begins with what was before', async () => {
  const { user } = open({
    'GET /api/clusters/activity': {
      body: [
        { clusterId: 'c1', clusterName: 'Old News', action: 'cluster.founded', actor: null, at: AT },
        { clusterId: 'c1', clusterName: 'Old News', action: 'report.read', actor: null, at: AT },
      ],
    },
  });
  await screen.findByText('Old News');
  const button = screen.getByRole('button', { name: 'Live Monitor' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const feed = await screen.findByRole('region', { name: 'Live feed' });
  // What analysts look at is told to the reporter, not here.
  expect(within(feed).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(fakeSocket.watched.has(DASHBOARD_TOPIC)).toBe(true));
  const arrive = (caseId: string) =>
    fakeSocket.arrive('dashboard:case', { topic: DASHBOARD_TOPIC, caseId, change: 'opened' });
  arrive('CS-2026-001');
  await within(feed).findByText('CS-2026-001');
  await user.click(within(feed).getByRole('button', { name: 'Pause' }));
  arrive('CS-2026-002');
  await within(feed).findByText('Paused, 1 new');
  expect(within(feed).queryByText('CS-2026-002')).toBeNull();
  await user.click(within(feed).getByRole('button', { name: 'Go on' }));
  await within(feed).findByText('CS-2026-002');
});

test('a case opened elsewhere appears', async () => {
  const cases: object[] = [];
  open({ 'GET /api/cases/recent': () => ({ body: cases }) });
  await screen.findByText('No cases yet');
  cases.push({
    id: 'CS-2026-009',
    title: 'Locked balances',
    clusterId: null,
    riskLevel: 'high',
    status: 'active',
    createdAt: AT,
    victimCount: 1,
    amountStolen: 0,
    description: '',
    scamType: 'romance',
    behavioralMatchScore: null,
    evidenceCount: 0,
    isRedacted: false,
  });
  fakeSocket.arrive('dashboard:case', { topic: DASHBOARD_TOPIC, caseId: 'CS-2026-009', change: 'opened' });
  expect((await screen.findByRole('link', { name: 'Locked balances' })).getAttribute('href')).toBe(
    '/cases/CS-2026-009',
  );
});
