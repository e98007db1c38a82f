import type { Webhook, WebhookMessage } from '@fap/shared/webhooks/contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { WebhookScreen } from './webhook-screen.tsx';
import { WebhooksScreen } from './webhooks-screen.tsx';

const AT = '2026-03-01T10:00:00.000Z';
const HOOK: Webhook = {
  id: 'webhook-1',
  name: 'A newsroom',
  url: 'https://newsroom.example/hook',
  events: ['escalation.approved'],
  partner: null,
  createdAt: AT,
  off: null,
  lastDeliveredAt: null,
};
const MESSAGE: WebhookMessage = {
  id: 'msg-1',
  event: 'escalation.approved',
  state: 'failed',
  createdAt: AT,
  deliveredAt: null,
  attempts: 16,
  log: [{ at: AT, status: 503, error: 'It answered 503', durationMs: 12 }],
};
const ANALYST = { capabilities: ['webhooks.manage'] } as const;

const open = (webhooks: readonly Webhook[], more: Record<string, object> = {}) => {
  const calls = fakeApi({ 'GET /api/webhooks': { body: webhooks }, ...more });
  renderSignedIn(WebhooksScreen, {
    path: paths.webhooks,
    url: '/webhooks',
    user: { capabilities: [...ANALYST.capabilities] },
  });
  return { calls, user: userEvent.setup() };
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('who may not manage them reads who may', () => {
  fakeApi({});
  renderSignedIn(WebhooksScreen, { path: paths.webhooks, url: '/webhooks' });
  expect(screen.getByText('For analysts')).toBeTruthy();
});

test('one is added, its secret is shown once; analysts choose no partner and no event of partners', async () => {
  const secret = 'whsec_c2VjcmV0';
  const { calls, user } = open([], {
    'POST /api/webhooks': { status: 201, body: { webhook: HOOK, secret } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Partner')).toBeNull();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
  await user.type(dialog.getByLabelText('Who receives it'), 'A newsroom');
  await user.type(dialog.getByLabelText('Address'), 'https://newsroom.example/hook');
  await user.click(dialog.getByRole('checkbox', { name: /Press summaries, once/u }));
  await user.click(dialog.getByRole('button', { name: 'Add the webhook' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(calls.find(({ route }) => route === 'POST /api/webhooks')?.body).toEqual({
    name: 'A newsroom',
    url: 'https://newsroom.example/hook',
    events: ['escalation.approved'],
    partnerId: null,
  });
});

test('one that is off says why and is switched on instead of tested; a partner’s is for admins', async () => {
  const off = { ...HOOK, off: { reason: 'failing' as const, at: AT } };
  const its = { ...HOOK, id: 'webhook-2', name: 'A bank', partner: { id: 'partner-1', name: 'A bank' } };
  const { calls, user } = open([off, its], { 'POST /api/webhooks/webhook-1/on': { body: HOOK } });
  const card = within(await screen.findByRole('region', { name: 'A newsroom' }));
  expect(card.getByText(/three messages in a row did not arrive/u)).toBeTruthy();
  expect(card.queryByRole('button', { name: /Send a test/u })).toBeNull();
  await user.click(card.getByRole('button', { name: 'Switch on A newsroom' }));
  await vi.waitFor(() => expect(calls.some(({ route }) => route.endsWith('/on'))).toBe(true));
  expect(within(screen.getByRole('region', { name: 'A bank' })).queryAllByRole('button')).toEqual([]);
});

test('the log shows how the receiver answered, and a message is sent again', async () => {
  const calls = fakeApi({
    'GET /api/webhooks': { body: [HOOK] },
    'GET /api/webhooks/webhook-1/messages': { body: [MESSAGE] },
    'POST /api/webhooks/messages/msg-1/again': { status: 201, body: { ...MESSAGE, state: 'queued' } },
  });
  renderSignedIn(WebhookScreen, {
    path: paths.webhook,
    url: '/webhooks/webhook-1',
    user: { capabilities: [...ANALYST.capabilities] },
  });
  expect(await screen.findByText('Did not arrive')).toBeTruthy();
  expect(screen.getByText(/It answered 503 \(12 ms\)/u)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send msg-1 again' }));
  await vi.waitFor(() => expect(calls.some(({ route }) => route.endsWith('/again'))).toBe(true));
});
