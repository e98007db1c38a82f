import { createHash } from 'node:crypto';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { PushCard } from './push-card.tsx';

const ENDPOINT = 'https://push.example/device';
const ID = createHash('sha256').update(ENDPOINT).digest('hex');
const KEYS = { p256dh: 'BPublic', auth: 'secret' };
const publicKey = 'BServerKey';
const device = { id: ID, since: '2026-11-20T08:00:00.000Z' };
const STATE = 'GET /api/notices/push';

/** A browser whose worker can subscribe; gives what happened to the subscription. */
function fakeBrowser({ answer = 'granted', permission = 'default' } = {}) {
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  };
  let current: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => {
      current = subscription;
      return subscription;
    }),
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return { subscription, pushManager };
}

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('notices are turned on and off for this device', async () => {
  const user = userEvent.setup();
  const { subscription, pushManager } = fakeBrowser();
  const calls = fakeApi({
    [STATE]: { body: { publicKey, devices: [] } },
    'POST /api/notices/push': { body: { publicKey, devices: [device] } },
    [`DELETE /api/notices/push/${ID}`]: { body: { publicKey, devices: [] } },
  });
  renderApp(<PushCard />);
  await user.click(await screen.findByRole('button', { name: 'Show notices on this device' }));
  expect(await screen.findByRole('button', { name: 'Stop notices on this device' })).toBeTruthy();
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
    endpoint: ENDPOINT,
    keys: KEYS,
  });
  await user.click(screen.getByRole('button', { name: 'Stop notices on this device' }));
  expect(await screen.findByRole('button', { name: 'Show notices on this device' })).toBeTruthy();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

test('somebody who says no to the browser’s question reads how to change that, and nothing is sent', async () => {
  const user = userEvent.setup();
  fakeBrowser({ answer: 'denied' });
  const calls = fakeApi({ [STATE]: { body: { publicKey, devices: [] } } });
  renderApp(<PushCard />);
  await user.click(await screen.findByRole('button', { name: 'Show notices on this device' }));
  expect(await screen.findByText(/This browser is set to block notices/u)).toBeTruthy();
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
});

test('a refusal by the server is shown, and the device stays off', async () => {
  const user = userEvent.setup();
  fakeBrowser();
  fakeApi({
    [STATE]: { body: { publicKey, devices: [] } },
    'POST /api/notices/push': { status: 429, body: { code: 'TOO_MANY', message: 'Too many requests' } },
  });
  renderApp(<PushCard />);
  await user.click(await screen.findByRole('button', { name: 'Show notices on this device' }));
  expect(await screen.findByText('Too many requests')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show notices on this device' })).toBeTruthy();
});

test('a browser without push says so and counts the other devices', async () => {
  fakeApi({ [STATE]: { body: { publicKey, devices: [device] } } });
  renderApp(<PushCard />);
  expect(await screen.findByText(/This browser can’t show notices/u)).toBeTruthy();
  expect(screen.getByText('One other device of yours shows them.')).toBeTruthy();
});
