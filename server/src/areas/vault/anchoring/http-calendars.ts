import {
  FetchRefusal,
  type GuardedRequestOptions,
  guardedRequest,
} from '../../../platform/fetch/guarded-fetch.ts';
import type { OutgoingReach } from '../../../platform/fetch/outgoing-reach.ts';
import { DEVELOPMENT_CALENDARS } from '../development-chain/calendar.ts';
import type { Calendars } from './anchor-ports.ts';
import { isPublicCalendar } from './public-calendars.ts';

/** A timestamp has a few hundred bytes. */
const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 15_000;
const ACCEPT = { accept: 'application/vnd.opentimestamps.v1' };

/** Calendars over HTTP; addresses that begin with `/` are our own, wherever this process listens. */
export class HttpCalendars implements Calendars {
  readonly #addresses: readonly string[];
  readonly #reach: OutgoingReach;

  constructor(addresses: readonly string[], reach: OutgoingReach) {
    this.#addresses = addresses;
    this.#reach = reach;
  }

  addresses(): readonly string[] {
    return this.#addresses;
  }

  async submit(address: string, digest: Uint8Array): Promise<Uint8Array> {
    const { bytes } = await guardedRequest(`${this.#locate(address)}/digest`, {
      ...this.#options(),
      headers: { ...ACCEPT, 'content-type': 'application/octet-stream' },
      body: digest,
    });
    return bytes;
  }

  async complete(calendar: string, message: Uint8Array): Promise<Uint8Array | null> {
    const address = this.#addressOf(calendar);
    const url = `${address}/timestamp/${Buffer.from(message).toString('hex')}`;
    try {
      const { bytes } = await guardedRequest(url, { ...this.#options(), headers: ACCEPT });
      return bytes;
    } catch (error) {
      // So calendars say that they are not there yet.
      if (error instanceof FetchRefusal && error.status === 404) return null;
      throw error;
    }
  }

  /** Where to ask a calendar that a timestamp names; a timestamp cannot send us anywhere else. */
  #addressOf(calendar: string): string {
    const known = this.#addresses.find((address) => calendar === this.#locate(address));
    if (known) return calendar;
    // Our own may have had another port when it promised.
    const own = DEVELOPMENT_CALENDARS.find((path) => calendar.endsWith(path));
    if (own && this.#addresses.includes(own)) return this.#locate(own);
    if (isPublicCalendar(calendar)) return calendar;
    throw new FetchRefusal('blocked', `${calendar} is no calendar we know`);
  }

  #locate(address: string): string {
    return address.startsWith('/') ? `${this.#reach.ownOrigin()}${address}` : address.replace(/\/+$/u, '');
  }

  #options(): GuardedRequestOptions {
    return {
      allowPrivate: this.#reach.allowPrivate,
      ownOrigin: this.#reach.ownOrigin(),
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    };
  }
}
