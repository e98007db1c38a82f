import type { ContentEntryShown, TextVersion } from '@fap/shared/education/content/proposals-contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ContentEntryScreen } from './content-entry-screen.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const SEND = 'POST /api/content/proposals';
const BASE = '/api/content/entries/family/CLUSTER-002-ROM';
const text = (address: string, words: string, number: number | null = null) => ({
  address,
  section: address.startsWith('branches') ? 'Partner abroad' : 'Romance',
  label: number === null ? 'Description' : 'Step',
  number,
  text: words,
  shown: words,
});
const ENTRY: ContentEntryShown = {
  kind: 'family',
  entryId: 'CLUSTER-002-ROM',
  title: 'Romance',
  texts: [
    text('description', 'Love that is played.'),
    ...Array.from({ length: 8 }, (_, place) =>
      text(`howItWorks/${place}`, `Step number ${place}.`, place + 1),
    ),
    text('branches/abroad/description', 'They work far away.'),
  ],
};
const VERSION: TextVersion = {
  id: 'proposal-1',
  address: 'description',
  place: { section: 'Romance', label: 'Description', number: null },
  version: 1,
  baseText: 'Love that is played.',
  text: 'Love that someone plays.',
  state: 'accepted',
  at: '2026-03-01T10:00:00.000Z',
};

function open(query = '', more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ [`GET ${BASE}`]: { body: ENTRY }, ...more });
  queryClient.setQueryData(['/api/auth/user'], makeUser());
  const path = `${paths.contentEntry('family', 'CLUSTER-002-ROM')}${query}`;
  renderApp(
    <Route path={paths.contentEntry.pattern}>
      <ContentEntryScreen />
    </Route>,
    path,
  );
  return { calls, user: userEvent.setup() };
}

test('a person chooses a text, sees what changes, and sends it with a reason', async () => {
  const { calls, user } = open('', { [SEND]: { status: 201, body: {} } });
  await user.click(await screen.findByRole('button', { name: 'Suggest: Description, Romance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Romance: Description' }));
  const field = await dialog.findByLabelText('New text');
  await user.clear(field);
  await user.type(field, 'Love that is feigned.');
  expect((await dialog.findByText('feigned')).tagName).toBe('INS');
  await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
  expect(dialog.getByText('Please say why, or name a source.')).toBeDefined();
  expect(calls.some(({ route }) => route === SEND)).toBe(false);
  await user.type(dialog.getByLabelText('Why is it better?'), 'It is clearer');
  await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ route }) => route === SEND)?.body).toMatchObject({
    kind: 'family',
    entryId: 'CLUSTER-002-ROM',
    address: 'description',
    baseText: 'Love that is played.',
    reason: 'It is clearer',
    sourceUrl: null,
  });
});

test('blame and an address that is not https are refused before anything is sent; closing keeps the words', async () => {
  const { calls, user } = open();
  const button = await screen.findByRole('button', { name: 'Suggest: Description, Romance' });
  await user.click(button);
  let dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('New text'), ' They fell for it.');
  await user.type(dialog.getByLabelText(/^Its address/u), 'http://office.example');
  await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
  expect(dialog.getByText(/^Please say it without blame\. A scam is done to somebody\./u)).toBeDefined();
  expect(dialog.getByText('Please enter an address that begins with https://')).toBeDefined();
  expect(calls.some(({ route }) => route === SEND)).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(button);
  dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByDisplayValue('Love that is played. They fell for it.')).toBeDefined();
});

test('what the server refuses is said in the dialog, and the words stay', async () => {
  const message = 'You already suggested a change of this text. Withdraw it first to suggest another.';
  const { user } = open('', { [SEND]: { status: 409, body: { message, code: 'CONFLICT' } } });
  await user.click(await screen.findByRole('button', { name: 'Suggest: Description, Romance' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('New text'), ' Really.');
  await user.type(dialog.getByLabelText('Why is it better?'), 'It is clearer');
  await user.click(dialog.getByRole('button', { name: 'Send suggestion' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(dialog.getByDisplayValue('Love that is played. Really.')).toBeDefined();
});

test('a part of an entry is shown first, and all of it on demand; words find a text', async () => {
  const { user } = open('?text=branches/abroad');
  await screen.findByText('They work far away.');
  expect(screen.queryByText('Love that is played.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all texts of Romance' }));
  await screen.findByText('Love that is played.');
  await user.type(screen.getByLabelText('Find a text'), 'number 3');
  expect(screen.queryByText('Love that is played.')).toBeNull();
  expect(screen.getByText('Step number 3.')).toBeDefined();
  await user.type(screen.getByLabelText('Find a text'), 'xyz');
  expect(screen.getByRole('heading', { name: 'No text found' })).toBeDefined();
});

test('the accepted changes have version and state, and no names', async () => {
  const { user } = open('', { [`GET ${BASE}/versions`]: { body: [VERSION] } });
  await user.click(await screen.findByRole('tab', { name: 'Accepted changes' }));
  await screen.findByText('Version 1');
  expect(screen.getByText('Accepted')).toBeDefined();
  expect(await screen.findByText('After')).toBeDefined();
});

test('an entry that does not exist leads on', async () => {
  open('', {
    [`GET ${BASE}`]: { status: 404, body: { message: 'There is no such entry', code: 'NOT_FOUND' } },
  });
  expect(await screen.findByRole('heading', { name: 'No such entry' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the Education Center' })).toBeDefined();
});
