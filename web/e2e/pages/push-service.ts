import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page } from '@playwright/test';

/** A push service on this machine that counts what it is sent. */
export async function startPushService() {
  const sent: { path: string; encoding: string | undefined; bytes: number }[] = [];
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).byteLength;
    sent.push({ path: request.url ?? '', encoding: request.headers['content-encoding'], bytes });
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/device`,
    sent,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Has the browser subscribe at our push service: the one of its maker is not reachable from a test. */
const subscribeAt = (page: Page, endpoint: string) =>
  page.addInitScript((address) => {
    let current: object | null = null;
    const encode = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const p256dh = encode(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = encode(crypto.getRandomValues(new Uint8Array(16)).buffer);
      current = {
        endpoint: address,
        options,
        toJSON: () => ({ endpoint: address, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      };
      return current as PushSubscription;
    };
  }, endpoint);

/** Opens a browser that may show notices, for a new person; nothing is subscribed yet. */
export async function openDevice(
  browser: Browser,
  baseURL: string | undefined,
  displayName: string,
  viewport?: { width: number; height: number },
) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    ...(viewport ? { viewport } : {}),
  });
  const email = `push-${crypto.randomUUID()}@demo.test`;
  const form = { email, password: 'a long enough one', displayName };
  expect((await context.request.post('/api/signup', { form, maxRedirects: 0 })).status()).toBe(303);
  return { context, page: await context.newPage(), email };
}

/** Turns notices on at the account page, at our push service. */
export async function turnNoticesOn(page: Page, serviceUrl: string): Promise<void> {
  await subscribeAt(page, serviceUrl);
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('button', { name: 'Show notices on this device' }).click();
  await expect(page.getByRole('button', { name: 'Stop notices on this device' })).toBeVisible();
}
