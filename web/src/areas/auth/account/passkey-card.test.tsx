import type { Passkey } from '@fap/shared/auth/account-contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { PasskeyCard } from './passkey-card.tsx';

const browser = vi.hoisted(() => ({
  isAble: true,
  make: (): Promise<object> => Promise.resolve({ id: 'made' }),
}));
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => browser.isAble,
  startRegistration: () => browser.make(),
}));

const OPTIONS = 'POST /api/account/passkeys/options';
const ADD = 'POST /api/account/passkeys';
const REMOVE = 'POST /api/account/passkeys/passkey-1/remove';
const passkey = (part: Partial<Passkey> = {}): Passkey => ({
  id: 'passkey-1',
  name: 'My phone',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
  isSynced: false,
  ...part,
});

function open(passkeys: readonly Passkey[]) {
  const account = { body: { passkeys } };
  const calls = fakeApi({
    [OPTIONS]: { body: { challenge: 'abc' } },
    [ADD]: account,
    [REMOVE]: account,
    'GET /api/account': account,
    'GET /api/auth/user': { body: makeUser() },
  });
  queryClient.setQueryData(['/api/auth/user'], makeUser());
  renderApp(<PasskeyCard passkeys={passkeys} />, '/account');
  return { calls, user: userEvent.setup() };
}
const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name of the passkey'), 'Key ring');
  await user.type(dialog.getByLabelText('Your password'), 'a password');
  await user.click(dialog.getByRole('button', { name: 'Add the passkey' }));
};

beforeEach(() => {
  browser.isAble = true;
  browser.make = () => Promise.resolve({ id: 'made' });
  vi.spyOn(window.location, 'hostname', 'get').mockReturnValue('platform.example');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  queryClient.clear();
});

test('says of each passkey when it was added and used, and whether it is on one device only', () => {
  open([
    passkey({ lastUsedAt: '2026-03-02T10:00:00.000Z' }),
    passkey({ id: '2', name: 'Laptop', isSynced: true }),
  ]);
  const [phone, laptop] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(phone).toMatch(/My phone.*last used.*on one device only/u);
  expect(laptop).toMatch(/Laptop.*not used yet.*synced between your devices/u);
});

test('asks for the password first, then the device, and sends what it made', async () => {
  const { calls, user } = open([]);
  await fillIn(user);
  await vi.waitFor(() => expect(calls.map(({ route }) => route)).toContain(ADD));
  expect(calls.find(({ route }) => route === OPTIONS)?.body).toEqual({ currentPassword: 'a password' });
  expect(calls.find(({ route }) => route === ADD)?.body).toEqual({
    name: 'Key ring',
    passkey: { id: 'made' },
  });
});

test.for<[string, string]>([
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['NotAllowedError', 'No passkey was made. What you typed is still here. Please try again.'],
])('says what became of it when the device answers %s, and sends nothing', async ([name, words]) => {
  browser.make = () => Promise.reject(Object.assign(new Error('browser’s words'), { name }));
  const { calls, user } = open([]);
  await fillIn(user);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Name of the passkey')).toHaveProperty('value', 'Key ring');
  expect(calls.map(({ route }) => route)).not.toContain(ADD);
});

test('removes one with the password alone', async () => {
  const { calls, user } = open([passkey()]);
  await user.click(screen.getByRole('button', { name: 'Remove My phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'a password');
  await user.click(dialog.getByRole('button', { name: 'Remove the passkey' }));
  await vi.waitFor(() =>
    expect(calls.find(({ route }) => route === REMOVE)?.body).toEqual({ currentPassword: 'a password' }),
  );
});

test.for([
  ['a browser without passkeys', false, 'platform.example'],
  ['an address in place of a name', true, '127.0.0.1'],
  ['such an address of six', true, '[::1]'],
] as const)('offers none at %s, and says so', ([, isAble, hostname]) => {
  browser.isAble = isAble;
  vi.spyOn(window.location, 'hostname', 'get').mockReturnValue(hostname);
  open([passkey()]);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(screen.getByText('This browser can’t make passkeys here.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove My phone' })).toBeDefined();
});
