import { ownDataContract } from '@fap/shared/own-data/contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { ErasureCard } from './erasure-card.tsx';

const saved = vi.hoisted(() => vi.fn());
vi.mock('../../../platform/save-file.ts', () => ({ saveBlob: saved }));
const left = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../../../platform/sign-out.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/sign-out.ts')>()),
  signOut: left,
}));

const EXPORT = `POST ${ownDataContract.exportOwn.path}`;
const BEGIN = `POST ${ownDataContract.beginErasure.path}`;
const CONFIRM = `POST ${ownDataContract.confirmErasure.path}`;
const ACCOUNT = {
  id: 'account-1',
  displayName: 'Ana',
  email: 'ana@people.test',
  emailConfirmedAt: null,
  pendingEmail: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  factor: null,
  passkeys: [],
  sessions: [],
};
const COUNTS = { reports: 2, files: 1, pieces: 0 };

afterEach(() => {
  cleanup();
  saved.mockClear();
  left.mockClear();
});

test('the archive is saved as a file; a wrong password stands at its field', async () => {
  const user = userEvent.setup();
  const message = 'This is not your password.';
  const refused = { code: 'INVALID', message, issues: [{ path: 'currentPassword', message }] };
  let isRight = false;
  fakeApi({ [EXPORT]: () => (isRight ? { status: 200, body: 'bytes' } : { status: 400, body: refused }) });
  renderApp(<ArchiveCard />, '/account');
  await user.type(screen.getByLabelText('Your password'), 'first');
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(saved).not.toHaveBeenCalled();
  isRight = true;
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toBe('my-data.zip');
});

async function openErasure(account: Parameters<typeof ErasureCard>[0]['account'] = ACCOUNT) {
  const user = userEvent.setup();
  const calls = fakeApi({
    [BEGIN]: () => ({ status: 200, body: { token: 'secret', counts: COUNTS } }),
    [CONFIRM]: () => ({ status: 200, body: { erasedAt: '2026-01-01T00:00:00.000Z' } }),
  });
  renderApp(<ErasureCard account={account} />, '/account');
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  return { user, calls };
}

test('an account is deleted only after the password and the typed word; then the browser leaves', async () => {
  const { user, calls } = await openErasure();
  expect(screen.queryByLabelText(/Code from/u)).toBeNull();
  await user.type(await screen.findByLabelText('Your password'), 'mine');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/2 reports, with all versions/u)).toBeDefined();
  expect(screen.getByText(/No pieces, reviews and comments/u)).toBeDefined();
  const last = screen.getByRole('button', { name: 'Delete my account for good' });
  expect(last.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByLabelText(/to confirm/u), 'Delete');
  await user.click(screen.getByRole('checkbox', { name: /Also remove/u }));
  await user.click(last);
  await waitFor(() => expect(left).toHaveBeenCalledWith('account-1'));
  expect(calls.at(-1)?.body).toEqual({ token: 'secret', alsoPieces: true });
});

test('after the deletion the browser leaves for the sign-in page even if signing out fails', async () => {
  const { user } = await openErasure();
  left.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(await screen.findByLabelText('Your password'), 'mine');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText(/to confirm/u), 'delete');
  await user.click(screen.getByRole('button', { name: 'Delete my account for good' }));
  expect(await screen.findByText('Authentication Required')).toBeDefined();
});

test('somebody with an authenticator app is asked for a code', async () => {
  await openErasure({ ...ACCOUNT, factor: { since: ACCOUNT.createdAt, recoveryCodes: 8 } });
  expect(screen.getByLabelText(/Code from your authenticator app/u)).toBeDefined();
});
