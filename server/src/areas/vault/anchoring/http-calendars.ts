import { stripEnd } from '@fap/shared/kernel/strip-end.ts';
import {
  FetchRefusal,
  type GuardedRequestOptions,
  guardedRequest,
} from '../../../platform/fetch/guarded-fetch.ts';
import type { Calendars } from './anchor-ports.ts';
import { isPublicCalendar } from './public-calendars.ts';

/** A timestamp has a few hundred bytes. */
const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 15_000;
const ACCEPT = { accept: 'application/vnd.opentimestamps.v1' };

const withoutSlash = (address: string): string => stripEnd(address, '/');

/** Calendars over HTTP. The configured ones may be anywhere, for the operator chose them; public ones may not. */
export class HttpCalendars implements Calendars {
  readonly #addresses: readonly string[];

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses.map(withoutSlash);
  }

  addresses(): readonly string[] {
    return this.#addresses;
  }

  async submit(address: string, digest: Uint8Array): Promise<Uint8Array> {
    const { bytes } = await guardedRequest(`${address}/digest`, {
      ...optionsFor(address),
      headers: { ...ACCEPT, 'content-type': 'application/octet-stream' },
      body: digest,
    });
    return bytes;
  }

  isKnown(calendar: string): boolean {
    return this.#addresses.includes(withoutSlash(calendar)) || isPublicCalendar(calendar);
  }

  async complete(calendar: string, message: Uint8Array): Promise<Uint8Array | null> {
    if (!this.isKnown(calendar)) throw new FetchRefusal('blocked', `${calendar} is no calendar we know`);
    const address = withoutSlash(calendar);
    const url = `${address}/timestamp/${Buffer.from(message).toString('hex')}`;
    const options = this.#addresses.includes(address) ? optionsFor(address) : COMMON;
    try {
      const { bytes } = await guardedRequest(url, { ...options, headers: ACCEPT });
      return bytes;
    } catch (error) {
      // Calendars answer 404 while a timestamp is pending.
      if (error instanceof FetchRefusal && error.status === 404) return null;
      throw error;
    }
  }
}

const COMMON: GuardedRequestOptions = { allowPrivate: false, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };
const optionsFor = (address: string): GuardedRequestOptions => ({
  ...COMMON,
  ownOrigin: new URL(address).origin,
});
