import type { Network } from '@fap/shared/partners/contract.ts';
import type { Partner } from '@fap/shared/partners/entities.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { IntelligenceNetworkScreen } from '../screens/intelligence-network-screen.tsx';

const NETWORK = 'GET /api/partners';
const WITNESS = 'PUT /api/partners/partner-1/witness';
const TOLD = 'The heads of custody logs are mailed to it once a day.';

const partner: Partner = {
  id: 'partner-1',
  name: 'City Police',
  kind: 'authority',
  createdAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
  lastGivenAt: null,
  given: 0,
  isWitness: false,
  witnessEmail: null,
  tokens: [],
};
const network = (one: Partner): Network => ({
  partners: [one],
  collections: [],
  discoveryUrl: 'https://here.example/taxii2/',
});

function open(capabilities: readonly 'partners.manage'[], table: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    'GET /api/partners/deliveries': { body: [] },
    'GET /api/partners/comparisons': { body: [] },
    ...table,
  });
  renderSignedIn(IntelligenceNetworkScreen, {
    path: paths.intelligenceNetwork,
    url: '/intelligence-network',
    user: { capabilities: [...capabilities] },
  });
  return { calls, user: userEvent.setup() };
}

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an admin gives a partner’s address, is told where the heads go, and takes it back', async () => {
  let current = partner;
  const { user, calls } = open(['partners.manage'], {
    [NETWORK]: () => ({ body: network(current) }),
    [WITNESS]: ({ body }) => {
      const { email } = body as { email: string | null };
      current = { ...partner, witnessEmail: email, isWitness: email !== null };
      return { body: current };
    },
  });
  const field = await screen.findByRole('textbox', { name: /^Address of City Police/u });
  await user.type(field, ' heads@police.example ');
  await user.click(screen.getByRole('button', { name: 'Save the address of City Police' }));
  expect(await screen.findByText(TOLD)).toBeTruthy();
  await user.clear(await screen.findByDisplayValue('heads@police.example'));
  await user.click(screen.getByRole('button', { name: 'Save the address of City Police' }));
  await vi.waitFor(() => expect(screen.queryByText(TOLD)).toBeNull());
  expect(calls.filter(({ route }) => route === WITNESS).map(({ body }) => body)).toEqual([
    { email: 'heads@police.example' },
    { email: null },
  ]);
});

test('an address that is none is told at the field, and what was typed stays', async () => {
  const { user } = open(['partners.manage'], {
    [NETWORK]: { body: network(partner) },
    [WITNESS]: { status: 400, body: { message: 'Please enter an e-mail address', code: 'INVALID' } },
  });
  const field = await screen.findByRole('textbox', { name: /^Address of City Police/u });
  await user.type(field, 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Save the address of City Police' }));
  expect(await screen.findByText('Please enter an e-mail address')).toBeTruthy();
  expect(field).toHaveProperty('value', 'nowhere');
});

test('others see that it is a witness, and neither field nor address', async () => {
  open([], {
    [NETWORK]: { body: network({ ...partner, isWitness: true, tokens: null }) },
  });
  expect(await screen.findByText(TOLD)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Address of/u })).toBeNull();
});
