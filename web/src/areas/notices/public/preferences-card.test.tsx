import { NOTICE_KINDS } from '@fap/shared/notices/kinds.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { NoticePreferencesCard } from './preferences-card.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('the button keeps the focus when the choices are saved', async () => {
  const user = userEvent.setup();
  const every = <Value,>(value: Value) => Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, value]));
  const saved = { mail: every('daily'), push: every(false), digestHour: 8 };
  const path = '/api/notices/preferences';
  const calls = fakeApi({
    [`GET ${path}`]: { body: saved },
    [`PUT ${path}`]: ({ body }) => ({ body }),
  });
  renderApp(<NoticePreferencesCard isAddressConfirmed />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time of the daily e-mail' }), '9');
  await user.click(screen.getByRole('button', { name: 'Save the choices' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ...saved, digestHour: 9 }));
  const button = screen.getByRole('button', { name: 'Save the choices' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save the choices' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time of the daily e-mail' }).value).toBe(
    '9',
  );
});
