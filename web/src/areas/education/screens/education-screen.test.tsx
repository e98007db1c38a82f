import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { EducationScreen } from './education-screen.tsx';

const MEASURED = {
  clusters: 3,
  victims: 1250,
  strength: null,
  lastUpdated: '2026-01-01T00:00:00Z',
  mutationRate: null,
};
const LIST = CATALOGUE.map((family) => ({
  ...family,
  measured: family.scamType === 'romance' ? MEASURED : null,
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(path = '/education', list: FakeAnswer = { body: LIST }) {
  const calls = fakeApi({
    'GET /api/catalogue': list,
    'GET /api/catalogue/CLUSTER-002-ROM': { body: { cluster: CATALOGUE[1], measured: MEASURED } },
  });
  renderApp(<EducationScreen />, path);
  return { calls, user: userEvent.setup() };
}

const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.textContent?.replace(label, '');

test('totals say what they count, and kinds and words narrow the families', async () => {
  const { user } = open();
  await screen.findByText('Lives protected');
  expect(figure('Lives protected')).toBe('1,250people who reported here');
  expect(figure('Clusters')).toMatch(/^3/u);
  expect(figure('ReconDogs')).toMatch(/^20/u);
  expect(names()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Authority Impersonation' }));
  expect(names()).toEqual(
    CATALOGUE.filter(({ category }) => category === 'Authority Impersonation').map(({ name }) => name),
  );
  await user.click(screen.getByRole('button', { name: 'All Scam Types' }));
  await user.type(screen.getByLabelText('Search the kinds of scam'), 'alarm screen');
  expect(names()).toEqual(['Tech Support']);
  await user.type(screen.getByLabelText('Search the kinds of scam'), ' zzqx');
  expect(names()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show all kinds' }));
  expect(names()).toHaveLength(12);
});

test('a link opens a family with all that is taught about it; nothing is loaded before', async () => {
  const { calls, user } = open('/education?open=CLUSTER-002-ROM');
  const card = await screen.findByRole('article', { name: 'Romance' });
  expect(await within(card).findByText('What to do if you are targeted')).toBeTruthy();
  for (const part of [
    'How it works',
    'Process steps',
    'Psychology behind it',
    'Real examples',
    'Prevention tips',
    'ReconDog team',
  ])
    expect(within(card).getByRole('heading', { name: part })).toBeTruthy();
  expect(within(card).getByText('What To Know About Romance Scams')).toBeTruthy();
  expect(within(card).getByText(/We wrote these in the words such scams use/u)).toBeTruthy();
  expect(calls.filter(({ route }) => route.startsWith('GET /api/catalogue/'))).toHaveLength(1);
  await user.click(within(card).getByRole('button', { name: 'Show less' }));
  expect(within(card).queryByText('Prevention tips')).toBeNull();
  expect(within(card).getByRole('link', { name: 'Cluster details' }).getAttribute('href')).toBe(
    '/cluster-detail/CLUSTER-002-ROM',
  );
});

test('without reports nothing is counted, and a failed load can be tried again', async () => {
  open('/education', { body: LIST.map((family) => ({ ...family, measured: null })) });
  await screen.findByText('Lives protected');
  expect(figure('Lives protected')).toMatch(/^—/u);
  cleanup();
  queryClient.clear();
  open('/education', { status: 500 });
  expect(await screen.findByText('We could not load the kinds of scam')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Scan Toolkit/u }).getAttribute('href')).toBe('/scan-toolkit');
});
