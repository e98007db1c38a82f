import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { LAYER_DETAILS } from '@fap/shared/catalogue/layer-details.ts';
import type { Taxonomy } from '@fap/shared/catalogue/taxonomy.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { type FakeAnswer, type FakeCall, fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { TaxonomyScreen } from './taxonomy-screen.tsx';

const AT = '2026-11-01T10:00:00.000Z';

/** Of the type of the first family there are four clusters; of the others nothing. */
function makeTaxonomy(): Taxonomy {
  return {
    layers: ANATOMY.map(({ layer, question: _, codes, ...text }, index) => ({
      ...text,
      id: layer,
      codes: [...codes],
      components: [...(LAYER_DETAILS[index]?.components ?? [])],
      settledBy: LAYER_DETAILS[index]?.settledBy ?? '',
      units: RECONDOG_UNITS.filter(({ id }) => LAYER_DETAILS[index]?.units.includes(id)),
      confirmedPieces: layer === 10 ? 12 : 0,
    })),
    coreClusters: CATALOGUE.filter(({ scamType }) => scamType !== 'other').map((family, index) => ({
      id: family.id,
      scamType: family.scamType,
      name: family.name,
      category: family.category,
      description: family.description,
      severity: family.status,
      variants: family.branches.flatMap(({ variants }) => variants.map(({ name }) => name)),
      clusters: index === 0 ? 4 : 0,
      completionRate: index === 0 ? 37.4 : null,
      knownScammers: index === 0 ? 2 : null,
      recentActivity: index === 0 ? AT : null,
      layers: ANATOMY.map(({ layer }) => ({
        layer,
        complete: index === 0 && layer === 10 ? 1 : 0,
        partial: index === 0 && layer === 10 ? 2 : 0,
      })),
    })),
  };
}

function open({
  url = '/taxonomy',
  acceptedAt = AT as string | null,
  accept = { body: { acceptedAt: AT } } as FakeAnswer,
} = {}): FakeCall[] {
  const calls = fakeApi({
    'GET /api/taxonomy/acceptance': { body: { acceptedAt } },
    'POST /api/taxonomy/accept': accept,
    'GET /api/taxonomy': { body: makeTaxonomy() },
  });
  renderSignedIn(TaxonomyScreen, { path: paths.taxonomy, url });
  return calls;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('before the note is accepted nothing of the taxonomy is asked for or shown; accepting opens it', async () => {
  const calls = open({ acceptedAt: null });
  const accept = await screen.findByRole('button', { name: 'I understand and agree' });
  expect(screen.queryByText('14-Layer Scam Anatomy')).toBeNull();
  expect(calls.map(({ route }) => route)).not.toContain('GET /api/taxonomy');
  await userEvent.click(accept);
  expect(await screen.findByRole('tab', { name: '14-Layer Scam Anatomy', selected: true })).toBeTruthy();
  for (const { name } of ANATOMY) expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test('a failed acceptance leaves the note where it is, to try again', async () => {
  const calls = open({ acceptedAt: null, accept: { status: 503, body: 'away' } });
  const accept = await screen.findByRole('button', { name: 'I understand and agree' });
  await userEvent.click(accept);
  await vi.waitFor(() =>
    expect(calls.filter(({ route }) => route === 'POST /api/taxonomy/accept')).toHaveLength(1),
  );
  await vi.waitFor(() => expect(accept.getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the search narrows layers and clusters in the tab that is open, and stands in the address', async () => {
  open({ url: '/taxonomy?q=payment+execution' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Payment execution' })).toBeTruthy();
  expect(screen.queryByText('Target sourcing')).toBeNull();
  expect(screen.getByText('1 layer and 0 core clusters found.')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: 'Core Scam Clusters' }));
  expect(screen.getByRole('heading', { name: 'Nothing here fits “payment execution”' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getAllByText(/ variants$/u)).toHaveLength(8);
  await user.type(screen.getByRole('searchbox', { name: 'Search layers and clusters' }), 'locked browser');
  expect(screen.getByRole('heading', { level: 2, name: 'Tech Support' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2, name: 'Job Scam' })).toBeNull();
});

test('a core cluster shows its figures where there are some, and says where there are none', async () => {
  open({ url: '/taxonomy?tab=clusters' });
  await screen.findByRole('tab', { name: 'Core Scam Clusters', selected: true });
  const card = (name: string) => {
    const item = screen.getByRole('heading', { level: 2, name }).closest('li');
    if (!item) throw new Error(`no card of ${name}`);
    return within(item);
  };
  const known = card('Crypto Recovery');
  expect(known.getByText('37%')).toBeTruthy();
  expect(known.getByText('2 handles')).toBeTruthy();
  expect(known.getByText('Critical risk')).toBeTruthy();
  expect(known.getByRole('link', { name: '4 clusters of this type' }).getAttribute('href')).toBe(
    '/clusters?type=crypto_recovery',
  );
  expect(known.getByRole('link', { name: /^Details/u }).getAttribute('href')).toBe(
    '/cluster-detail/CLUSTER-001-CRY',
  );
  const unknown = card('Tech Support');
  expect(unknown.getAllByText('Not enough data')).toHaveLength(3);
  expect(unknown.queryByRole('link', { name: /of this type/u })).toBeNull();
});

test('the forensic tab shades each layer by how well it is known, and says how it is examined', async () => {
  open({ url: '/taxonomy?tab=forensic' });
  await screen.findByRole('tab', { name: 'Forensic Analysis', selected: true });
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader')).toHaveLength(9);
  const row = within(table.getByRole('row', { name: /^Payment execution/u }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '50%',
    ...Array.from({ length: 7 }, () => '–Not enough data'),
  ]);
  expect(screen.getByText('12 pieces confirmed here')).toBeTruthy();
  expect(screen.getByText('F1025, F1018')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Crypto Guardian' })[0]?.getAttribute('href')).toBe(
    '/recondogs?unit=cryptoguardian',
  );
});

test('a page that cannot be loaded can be tried again', async () => {
  let answer: FakeAnswer = { status: 503, body: 'away' };
  fakeApi({
    'GET /api/taxonomy/acceptance': () => answer,
    'GET /api/taxonomy': { body: makeTaxonomy() },
  });
  renderSignedIn(TaxonomyScreen, { path: paths.taxonomy, url: '/taxonomy' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = { body: { acceptedAt: AT } };
  await userEvent.click(retry);
  expect(await screen.findByRole('tab', { name: '14-Layer Scam Anatomy' })).toBeTruthy();
});
