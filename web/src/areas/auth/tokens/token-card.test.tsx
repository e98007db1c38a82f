import type { ApiToken } from '@fap/shared/auth/token-contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { TokenCard } from './token-card.tsx';

const LIST = 'GET /api/account/tokens';
const MAKE = 'POST /api/account/tokens';
const END = 'DELETE /api/account/tokens/token-1';
const SECRET = `fap_user_${'a'.repeat(43)}`;
const TOKEN: ApiToken = {
  id: 'token-1',
  name: 'Backup script',
  scopes: ['read-own'],
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-04-01T10:00:00.000Z',
  lastUsedAt: null,
};

function open(
  tokens: readonly ApiToken[],
  made: object = { status: 201, body: { token: SECRET, tokens: [TOKEN] } },
) {
  const calls = fakeApi({ [LIST]: { body: tokens }, [MAKE]: made, [END]: { body: [] } });
  queryClient.setQueryData(
    ['/api/auth/user'],
    makeUser({ capabilities: ['account.manage', 'report.submit'] }),
  );
  renderApp(<TokenCard />, '/account');
  return { calls, user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('only what the account may do is offered; the new token is shown once and gets the focus', async () => {
  const { calls, user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Make a token' }));
  const dialog = within(await screen.findByRole('dialog'));
  const offered = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');
  expect(offered.map((text) => text.split(/(?=Clusters,|Your |New )/u)[0])).toEqual([
    'Read what all members read',
    'Read what is yours',
    'Send reports and files',
  ]);
  const send = dialog.getByRole('button', { name: 'Make the token' });
  expect(send.hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByLabelText('Name of the token'), 'Backup script');
  await user.click(dialog.getByRole('checkbox', { name: /Read what is yours/u }));
  await user.type(dialog.getByLabelText('Your password'), 'a password');
  await user.click(send);
  expect((await screen.findByText('Your new token, shown once')).parentElement?.textContent).toContain(
    SECRET,
  );
  expect(calls.find(({ route }) => route === MAKE)?.body).toEqual({
    name: 'Backup script',
    scopes: ['read-shared', 'read-own'],
    days: 30,
    currentPassword: 'a password',
  });
  expect(screen.getByText('Backup script')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your new token, shown once'));
});

test('what the server refuses is said where it was asked, and nothing typed is lost', async () => {
  const message = 'This is not your password.';
  const { user } = open([], { status: 400, body: { code: 'INVALID', message, issues: [] } });
  await user.click(await screen.findByRole('button', { name: 'Make a token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name of the token'), 'Backup script');
  await user.type(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  expect(dialog.getByLabelText<HTMLInputElement>('Name of the token').value).toBe('Backup script');
});

test('a token ends with one press and is gone from the list', async () => {
  const { calls, user } = open([TOKEN]);
  expect(await screen.findByText('Read what is yours')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End Backup script' }));
  await vi.waitFor(() => expect(screen.queryByText('Backup script')).toBeNull());
  expect(calls.some(({ route }) => route === END)).toBe(true);
});
