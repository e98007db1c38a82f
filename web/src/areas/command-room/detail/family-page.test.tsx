import { findCatalogueCluster } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { makeCluster } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { FamilyPage } from './family-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists a family’s clusters page by page, and says when the next page fails to load', async () => {
  const family = findCatalogueCluster('CLUSTER-010-TEC');
  if (!family) throw new Error('there is no such family');
  const first = `GET /api/clusters?scamType=${family.scamType}&limit=30`;
  const next = `GET /api/clusters?scamType=${family.scamType}&limit=60&cursor=page-2`;
  let answer: FakeAnswer = { status: 500, body: 'boom' };
  const calls = fakeApi({
    [first]: {
      body: [makeCluster({ id: 'cluster-1', name: 'First Desk' })],
      headers: { link: '</api/clusters?limit=30&cursor=page-2>; rel="next"' },
    },
    [next]: () => answer,
  });
  const measured = { clusters: 2, victims: 2, strength: null, lastUpdated: '', mutationRate: null };
  renderApp(<FamilyPage page={{ cluster: family, measured }} />);
  expect(await screen.findByRole('link', { name: 'First Desk' })).toBeTruthy();
  expect(calls.map(({ route }) => route)).not.toContain(next);
  const user = userEvent.setup();
  const more = screen.getByRole('button', { name: 'Show more' });
  await user.click(more);
  expect(await screen.findByText('We could not load more clusters. Please try again.')).toBeTruthy();
  answer = {
    body: [
      makeCluster({ id: 'cluster-1', name: 'First Desk' }),
      makeCluster({ id: 'cluster-2', name: 'Second Desk' }),
    ],
  };
  await user.click(more);
  expect(await screen.findByRole('link', { name: 'Second Desk' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'First Desk' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
