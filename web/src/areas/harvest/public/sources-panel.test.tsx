import type { HarvestSource } from '@fap/shared/harvest/entities.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { SourcesPanel } from './sources-panel.tsx';

const SOURCE: HarvestSource = {
  id: 'uk-fca',
  name: 'UK FCA',
  tier: 2,
  format: 'rss',
  url: 'https://www.fca.org.uk/news/rss.xml',
  active: true,
  state: 'unreachable',
  lastFetchedAt: '2026-11-20T08:00:00.000Z',
  lastSuccessAt: null,
  lastError: 'The server did not answer within 20 s',
  origin: 'configured',
  entriesContributed: 1,
  reliability: 40,
};
const LIST = 'GET /api/admin/sources';
const CHANGE = 'PUT /api/admin/sources/uk-fca';

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a source shows where it is and why it fails; a change replaces it', async () => {
  const user = userEvent.setup();
  const changed = { ...SOURCE, url: 'https://www.fca.org.uk/feed', active: false, state: null };
  const calls = fakeApi({ [LIST]: { body: [SOURCE] }, [CHANGE]: { body: changed } });
  renderApp(<SourcesPanel />);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Cannot be reached')).toBeTruthy();
  expect(row.getByText('The server did not answer within 20 s')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toMatch(
    /1 warning · last fetched .* · 40 % of fetches succeed/u,
  );
  await user.click(row.getByRole('button', { name: 'Change UK FCA' }));
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByLabelText('Address');
  await user.clear(address);
  await user.type(address, 'https://www.fca.org.uk/feed');
  await user.click(dialog.getByRole('checkbox', { name: /Active/u }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ route }) => route === CHANGE)?.body).toEqual({
    url: 'https://www.fca.org.uk/feed',
    tier: 2,
    active: false,
  });
  expect(await screen.findByText('https://www.fca.org.uk/feed')).toBeTruthy();
  expect(screen.getByText('Inactive')).toBeTruthy();
});

test('a refused address keeps what was typed and says why', async () => {
  const user = userEvent.setup();
  fakeApi({
    [LIST]: { body: [SOURCE] },
    [CHANGE]: { status: 400, body: { code: 'INVALID', message: 'Please enter a web address' } },
  });
  renderApp(<SourcesPanel />);
  await user.click(await screen.findByRole('button', { name: 'Change UK FCA' }));
  const address = screen.getByLabelText<HTMLInputElement>('Address');
  await user.type(address, ' x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a web address')).toBeTruthy();
  expect(address.value).toBe(`${SOURCE.url} x`);
});
