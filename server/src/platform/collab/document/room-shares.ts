import type { CollabLimits } from '../collab-limits.ts';
import type { ClientOwners } from './client-owners.ts';
import type { FramedUpdate } from './stored-document.ts';

/** From this share on, deleted content is collected, so that deleting makes room before a limit is hit. */
const NEARLY_FULL = 0.5;

/** Each account's share of a document in bytes; deleted content counts until the document is collected. */
export class RoomShares {
  private readonly limits: CollabLimits;
  private readonly owners: ClientOwners;
  private readonly bytes = new Map<string, number>();

  constructor(limits: CollabLimits, owners: ClientOwners) {
    this.limits = limits;
    this.owners = owners;
  }

  /** Recounts, from the bytes of each client in the merged document. */
  measure(clientBytes: ReadonlyMap<number, number>): void {
    this.bytes.clear();
    for (const [client, bytes] of clientBytes)
      this.addBytes(this.owners.ownerOf(client) ?? '', bytes + this.limits.clientIdBytes);
  }

  /** Adds an account's bytes; deletes are free. */
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
