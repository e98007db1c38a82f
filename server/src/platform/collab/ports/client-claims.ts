import type { ClientClaim, UpdateStore } from '../store/update-store.ts';
import type { CollabLog } from './collab-ports.ts';

const GATHER_MS = 200;
/** Claims queued while the database is away; further ones are kept by this process only. */
const MAX_WAITING = 10_000;

/**
 * Stores the owner of a Yjs client id as soon as it is seen, before anything is written under it: others see the id
 * too, and could write under it while its owner works offline.
 */
export class ClientClaims {
  private readonly store: UpdateStore;
  private readonly log: CollabLog;
  private waiting: ClientClaim[] = [];
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(store: UpdateStore, log: CollabLog) {
    this.store = store;
    this.log = log;
  }

  add(claim: ClientClaim): void {
    if (this.waiting.length < MAX_WAITING) this.waiting.push(claim);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Stores queued claims; failed ones are retried with the next claim. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.last = this.last.then(() => this.storeWaiting());
    return this.last;
  }

  private async storeWaiting(): Promise<void> {
    const claims = this.waiting;
    if (claims.length === 0) return;
    this.waiting = [];
    try {
      await this.store.claimClients(claims);
    } catch (error) {
      this.waiting = [...claims, ...this.waiting].slice(0, MAX_WAITING);
      this.log.warn({ err: error, claims: claims.length }, 'collab client ids could not be stored');
    }
  }
}
