import { noticesContract } from '@fap/shared/notices/contract.ts';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api-client.ts';
import { pushState } from './delivery.ts';

/** Whether this browser shows notices while the app is closed, and if not, why. */
export type PushHere = 'on' | 'off' | 'denied' | 'unsupported';

/** A push service that does not answer must not leave a button busy for ever, in milliseconds. */
const SUBSCRIBE_TIMEOUT_MS = 20_000;

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** How this browser stands, given the devices that the server knows. */
export async function findPushHere(devices: readonly { id: string }[]): Promise<PushHere> {
  // Without a registration there is no worker that could show anything (private windows, development).
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  const id = await idOf(subscription);
  return devices.some((device) => device.id === id) ? 'on' : 'off';
}

/** Asks for permission and has this browser show notices; false when the person says no. */
export async function startPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await withTimeout(
    subscribe(pushManager, publicKey),
    t`The browser’s push service did not answer.`,
  );
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  const state = await api(noticesContract.subscribe, { body });
  pushState.patch(() => state);
  return true;
}

async function subscribe(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const known = await pushManager.getSubscription();
  // One made with another key (a new installation at the same address) cannot be used; the browser refuses a second one.
  if (known && !isMadeWith(known, publicKey)) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function isMadeWith({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/** Ends the notices on this browser. */
export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return pushState.refresh();
  // The server first: it must not push to somebody who said no, even where the browser fails to unsubscribe.
  const state = await api(noticesContract.unsubscribeDevice, { params: { id: await idOf(subscription) } });
  pushState.patch(() => state);
  await subscription.unsubscribe();
}

/** A device is named by the SHA-256 of its address, as on the server. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function withTimeout<T>(work: Promise<T>, message: string): Promise<T> {
  const timeout = new Promise<never>((_, reject) => {
    window.setTimeout(() => reject(new Error(message)), SUBSCRIBE_TIMEOUT_MS);
  });
  return Promise.race([work, timeout]);
}
