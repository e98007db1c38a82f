import type { CollabLimits } from '../collab-limits.ts';
import type { ClientOwners } from './client-owners.ts';
import type { FramedUpdate } from './stored-document.ts';

/** From here on what was deleted is collected, so that hardly anybody who tidies up is ever refused. */
const NEARLY_FULL = 0.5;

/** How much of a document each account takes; what was deleted counts until the document is collected. */
export class RoomShares {
  private readonly limits: CollabLimits;
  private readonly owners: ClientOwners;
  private readonly bytes = new Map<string, number>();

  constructor(limits: CollabLimits, owners: ClientOwners) {
    this.limits = limits;
    this.owners = owners;
  }

  /** Counts anew, from the bytes each client takes in the merged document. */
  measure(clientBytes: ReadonlyMap<number, number>): void {
    this.bytes.clear();
    for (const [client, bytes] of clientBytes)
      this.addBytes(this.owners.ownerOf(client) ?? '', bytes + this.limits.clientIdBytes);
  }

  /** What an account adds; taking something away is free. */
  add(accountId: string, { ranges, update }: FramedUpdate, newClients: number): void {
    if (ranges.length > 0) this.addBytes(accountId, update.length + newClients * this.limits.clientIdBytes);
  }

  hasRoom(accountId: string, bytes: number): boolean {
    return (this.bytes.get(accountId) ?? 0) + bytes <= this.limits.accountShareBytes;
  }

  isNearlyFull(accountId: string): boolean {
    return (this.bytes.get(accountId) ?? 0) > this.limits.accountShareBytes * NEARLY_FULL;
  }

  private addBytes(accountId: string, bytes: number): void {
    this.bytes.set(accountId, (this.bytes.get(accountId) ?? 0) + bytes);
  }
}
