import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { NewCaseForm } from './new-case-form.tsx';

beforeEach(() => {
  localStorage.clear();
  fakeApi({});
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('what was typed is still there after the session has ended, or the page was left', async () => {
  const user = userEvent.setup();
  const open = () => renderSignedIn(NewCaseForm, { path: paths.newCase, url: paths.newCase() });
  open();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Locked balances');
  await user.type(screen.getByRole('textbox', { name: /^Description/u }), 'They ask for a release fee.');
  cleanup();
  open();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Locked balances');
});
