import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { makeIndicator } from '../testing/indicator-fixtures.ts';
import { IndicatorScreen } from './indicator-screen.tsx';
import { IndicatorsScreen } from './indicators-screen.tsx';

type Table = Parameters<typeof fakeApi>[0];
const LIST = 'GET /api/indicators';
const ANALYST = { capabilities: ['indicator.look-up' as const] };
const open = (table: Table, url = '/indicators') => {
  const calls = fakeApi(table);
  renderSignedIn(IndicatorsScreen, { path: paths.indicators, url, user: ANALYST });
  return { calls, user: userEvent.setup() };
};

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the index is listed with counts and states, and the filters of the URL go to the list and to both files', async () => {
  open(
    {
      [`${LIST}?type=domain&state=confirmed`]: {
        body: [makeIndicator({ id: 'a', defanged: 'pay[.]fraud[.]example' })],
      },
    },
    '/indicators?type=domain&state=confirmed&decided=perhaps',
  );
  const link = await screen.findByRole('link', { name: 'pay[.]fraud[.]example' });
  expect(link.getAttribute('href')).toBe('/indicators/a');
  const row = within(link.closest('li') ?? document.body);
  expect(row.getByText('Confirmed')).toBeTruthy();
  expect(row.getByText(/3 reports of 2 people in 1 cluster/u)).toBeTruthy();
  // The links are loaded after the list.
  const csv = await screen.findByRole('link', { name: 'Download CSV: indicators' });
  expect(csv.getAttribute('href')).toBe('/api/exports/indicators?format=csv&type=domain&state=confirmed');
  expect(screen.getByRole('link', { name: /STIX/u }).getAttribute('href')).toBe(
    '/api/indicators.stix.json?type=domain',
  );
});

test('pasted lines are looked up together; what nobody named and what is no indicator say so', async () => {
  const { user, calls } = open({
    [LIST]: { body: [] },
    'POST /api/indicators/look-up': {
      body: {
        answers: [
          { asked: 'fraud.example', indicators: [makeIndicator({ id: 'a', defanged: 'fraud[.]example' })] },
          {
            asked: 'new.example',
            indicators: [makeIndicator({ id: 'b', defanged: 'new[.]example', known: null })],
          },
          { asked: 'hello', indicators: [] },
        ],
      },
    },
  });
  const field = await screen.findByLabelText('Values');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('Please enter a value')).toBeTruthy();
  await user.type(field, 'fraud.example\n\nnew.example\nhello');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  const answers = within(await screen.findByRole('list', { name: 'Answers' }));
  expect(answers.getByRole('link', { name: 'fraud[.]example' })).toBeTruthy();
  expect(answers.queryByRole('link', { name: 'new[.]example' })).toBeNull();
  expect(answers.getByText('Nobody named it.')).toBeTruthy();
  expect(answers.getByText('This is no indicator that we can read.')).toBeTruthy();
  const asked = calls.find(({ route }) => route.startsWith('POST'));
  expect(asked?.body).toEqual({ values: ['fraud.example', 'new.example', 'hello'] });
});

test('more than fifty lines are refused before they are sent', async () => {
  const { user, calls } = open({ [LIST]: { body: [] } });
  const field = await screen.findByLabelText('Values');
  await user.click(field);
  await user.paste(Array.from({ length: 51 }, (_, index) => `site-${index}.example`).join('\n'));
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('At most 50 values at once, these are 51')).toBeTruthy();
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
});

test('somebody who is no analyst reads why, and nothing is asked', () => {
  const calls = fakeApi({});
  renderSignedIn(IndicatorsScreen, {
    path: paths.indicators,
    url: '/indicators',
    user: { capabilities: [] },
  });
  expect(screen.getByText('This page is for analysts')).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith(LIST))).toEqual([]);
});

const RECORD = 'GET /api/indicators/a';
const SEEN = 'GET /api/indicators/a/seen-in';
const openRecord = (table: Table) => {
  const calls = fakeApi(table);
  renderSignedIn(IndicatorScreen, { path: paths.indicator, url: '/indicators/a', user: ANALYST });
  return { calls, user: userEvent.setup() };
};

test('a decision is sent with its reason and the state that was seen; the earlier ones are listed', async () => {
  const decisions = [
    { at: '2026-11-20T08:00:00.000Z', by: 'Ana Alder', decision: 'contested', note: 'A victim’s own site' },
  ];
  const { user, calls } = openRecord({
    [RECORD]: { body: { ...makeIndicator({ id: 'a' }), decisions } },
    [SEEN]: { body: [] },
    'POST /api/indicators/decide': { body: makeIndicator({ id: 'a' }) },
  });
  const list = within(await screen.findByRole('list', { name: 'Decisions' }));
  expect(list.getByText('A victim’s own site')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Contest' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'It is a bank');
  await user.click(dialog.getByRole('button', { name: 'Contest' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ route }) => route === 'POST /api/indicators/decide');
  expect(sent?.body).toMatchObject({ decision: 'contested', note: 'It is a bank', seenState: 'confirmed' });
});

test('where it was seen leads to the file and the cluster; a closed source has no link of its own', async () => {
  const cluster = { id: 'cluster-001', name: 'Fake broker' };
  const at = '2026-11-20T08:00:00.000Z';
  openRecord({
    [RECORD]: { body: { ...makeIndicator({ id: 'a' }), decisions: [] } },
    [SEEN]: {
      body: [
        { kind: 'exhibit', sourceId: 'evidence-1', cluster, isRefuted: false, at },
        { kind: 'exhibit', sourceId: null, cluster, isRefuted: false, at },
        { kind: 'piece', sourceId: 'piece-1', cluster, isRefuted: true, at },
      ],
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Sources' }));
  expect(list.getAllByRole('link', { name: 'A file' }).map((one) => one.getAttribute('href'))).toEqual([
    '/evidence/evidence-1',
  ]);
  expect(list.getByText('Closed to analysts')).toBeTruthy();
  expect(list.getByText('Disputed')).toBeTruthy();
  expect(list.getAllByRole('link', { name: 'Fake broker' }).map((one) => one.getAttribute('href'))).toEqual([
    '/cluster-detail/cluster-001',
    '/cluster-detail/cluster-001',
    '/puzzle/cluster-001',
  ]);
});

test('an unknown id says so', async () => {
  openRecord({});
  expect(await screen.findByText('Not in the index')).toBeTruthy();
});
