import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { GuardianInvitationScreen } from './guardian-invitation-screen.tsx';

const READ = `POST ${guardiansContract.invitation.path}`;
const show = () => renderApp(<GuardianInvitationScreen />, '/guardian-invitation?token=abc');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a server that is away does not spoil the invitation: it is read again', async () => {
  let isAway = true;
  fakeApi({
    [READ]: () =>
      isAway
        ? { status: 503, body: 'Bad Gateway' }
        : { status: 200, body: { elderName: 'Rosa', scopes: [] } },
  });
  show();
  expect(await screen.findByText('We could not read the invitation')).toBeDefined();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rosa asks you to be their guardian')).toBeDefined();
});

test('one that was used says so, and is not asked for again', async () => {
  const message = 'This invitation has expired or was used.';
  fakeApi({ [READ]: () => ({ status: 404, body: { code: 'NOT_FOUND', message } }) });
  show();
  expect(await screen.findByText('This invitation can’t be used')).toBeDefined();
  expect(screen.getByText(new RegExp(message, 'u'))).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
