import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeDetails } from '../testing/case-fixtures.ts';
import { CasesScreen } from './cases-screen.tsx';
import { NewCaseScreen } from './new-case-screen.tsx';

const LIST = 'GET /api/cases/recent';

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('lists cases as the address filters them', async () => {
  const calls = fakeApi({ [LIST]: { body: [makeDetails()] } });
  renderApp(<CasesScreen />, '/cases?status=active&risk=high&type=nonsense');
  const link = await screen.findByRole('link', { name: 'Locked balances' });
  expect(link.getAttribute('href')).toBe('/cases/CS-2026-007');
  expect(document.body.textContent).toContain('4 victims · $42K stolen · 2 evidence files');
  const asked = new URL(calls[0]?.route.split(' ')[1] ?? '', 'http://localhost').searchParams;
  expect([asked.get('status'), asked.get('riskLevel'), asked.get('scamType')]).toEqual([
    'active',
    'high',
    null,
  ]);
  expect(screen.getByRole('link', { name: 'New case' }).getAttribute('href')).toBe('/cases/new');
});

test('an empty list says why, and a filter can be taken away', async () => {
  const calls = fakeApi({ [LIST]: { body: [] } });
  renderApp(<CasesScreen />, '/cases?q=nowhere');
  expect(await screen.findByText('No case matches')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No cases yet')).toBeTruthy();
  expect(calls).toHaveLength(2);
});

test('a new case needs a title, a description and a kind, then is sent', async () => {
  const calls = fakeApi({
    'GET /api/clusters': { body: [] },
    'POST /api/cases': { status: 201, body: makeDetails() },
  });
  queryClient.setQueryData(['/api/auth/user'], makeUser());
  renderApp(<NewCaseScreen />, '/cases/new');
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { level: 1, name: 'New Case' })).toBeTruthy();
  const create = screen.getByRole('button', { name: 'Create case' });
  await user.click(create);
  for (const message of ['Please enter a title', 'Please enter a description', 'Please select a scam type'])
    expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'A case');
  await user.type(screen.getByLabelText('Description'), 'What happened');
  await user.selectOptions(screen.getByLabelText('Scam type'), 'romance');
  await user.type(screen.getByLabelText('Victims'), 'many');
  await user.type(screen.getByLabelText('Amount stolen'), '$12,500');
  expect(screen.getByText('Please enter a number of victims as a number')).toBeTruthy();
  await user.clear(screen.getByLabelText('Victims'));
  await user.click(create);
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /api/cases')?.body).toEqual({
      title: 'A case',
      description: 'What happened',
      scamType: 'romance',
      riskLevel: 'medium',
      clusterId: null,
      victimCount: null,
      amountStolen: 12_500,
    }),
  );
});
