import type { Account } from '@fap/shared/auth/account-contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { useRead } from '../../../platform/read.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownAccount } from './data.ts';
import { FactorCard } from './factor-card.tsx';

const SET_UP: Account['factor'] = { since: '2026-03-01T10:00:00.000Z', recoveryCodes: 10 };
const WRONG = {
  message: 'Please check',
  issues: [{ path: 'currentPassword', message: 'Enter your password' }],
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Screen() {
  const { data } = useRead(ownAccount);
  return data ? <FactorCard factor={data.factor} /> : null;
}

function open() {
  let isConfirmed = false;
  fakeApi({
    'GET /api/auth/user': { body: makeUser() },
    'GET /api/account': () => ({ body: { factor: isConfirmed ? SET_UP : null } }),
    'POST /api/account/factor': ({ body }) =>
      (body as { currentPassword: string }).currentPassword === ''
        ? { status: 400, body: WRONG }
        : { body: { secret: 'ABCD', address: 'otpauth://totp/x?secret=ABCD' } },
    'POST /api/account/factor/confirm': () => {
      isConfirmed = true;
      return { body: { account: { factor: SET_UP }, recoveryCodes: ['one-two'] } };
    },
  });
  renderApp(<Screen />, '/account');
  return userEvent.setup();
}

test('the focus goes to what was refused, and on with each step of setting up the app', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Set up the app' }));
  expect(await screen.findByText('Enter your password')).toBeTruthy();
  const password = screen.getByLabelText('Your password');
  expect(document.activeElement).toBe(password);

  await user.type(password, 'a password');
  await user.click(screen.getByRole('button', { name: 'Set up the app' }));
  expect(document.activeElement).toBe(await screen.findByText(/^Scan this with/u));

  await user.type(screen.getByLabelText('Code from the app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(document.activeElement).toBe(await screen.findByText('Save these recovery codes'));

  await user.click(screen.getByRole('button', { name: /saved them/u }));
  expect(document.activeElement?.textContent).toContain('10 recovery codes are left');
});
