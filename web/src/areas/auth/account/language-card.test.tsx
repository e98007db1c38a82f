import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { LanguageCard } from './language-card.tsx';

const CHANGE = 'PUT /api/account/language';
const open = (table: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi(table);
  renderSignedIn(LanguageCard, { path: paths.account, url: '/account' });
  return { calls, select: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language and region' }) };
};

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a chosen language is saved and stays chosen', async () => {
  const user = userEvent.setup();
  const { calls, select } = open({ [CHANGE]: { body: {} } });
  expect(select.value).toBe('en-US');
  await user.selectOptions(select, 'English (United Kingdom)');
  await waitFor(() => expect(select.disabled).toBe(false));
  expect(calls.find(({ route }) => route === CHANGE)?.body).toEqual({ locale: 'en-GB' });
  expect(select.value).toBe('en-GB');
});

test('a refusal is shown, and the language stays as it was', async () => {
  const user = userEvent.setup();
  const { select } = open({
    [CHANGE]: { status: 429, body: { code: 'TOO_MANY', message: 'Too many requests' } },
  });
  await user.selectOptions(select, 'English (India)');
  expect(await screen.findByText('Too many requests')).toBeTruthy();
  expect(select.value).toBe('en-US');
});
