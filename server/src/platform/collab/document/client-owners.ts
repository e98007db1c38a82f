/**
 * Whose each Yjs client id of a room is: whoever showed it first or wrote under it first. Operations are told apart by
 * client id and clock alone, so whoever writes under another's id would take the place of what that one writes offline.
 */
export class ClientOwners {
  private readonly accounts: Map<number, string>;
  /** Those the store surely has: shown to us by it, or on their way with an update. */
  private readonly stored: Set<number>;

  constructor(known: Iterable<readonly [number, string]>) {
    this.accounts = new Map(known);
    this.stored = new Set(this.accounts.keys());
  }

  ownerOf(client: number): string | undefined {
    return this.accounts.get(client);
  }

  /** Whether none of these ids is somebody else's. */
  mayWrite(accountId: string, clients: Iterable<number>): boolean {
    for (const client of clients) {
      const owner = this.accounts.get(client);
      if (owner !== undefined && owner !== accountId) return false;
    }
    return true;
  }

  /** How many of these operations' clients are nobody's yet. */
  countUnknown(ranges: readonly { client: number }[]): number {
    return new Set(ranges.flatMap(({ client }) => (this.accounts.has(client) ? [] : [client]))).size;
  }

  /** Gives the account those ids that are nobody's yet; answers them. */
  claim(accountId: string, clients: Iterable<number>): number[] {
    const claimed = [...clients].filter((client) => !this.accounts.has(client));
    for (const client of claimed) this.accounts.set(client, accountId);
    return claimed;
  }

  /** As `claim`, for an update that is stored together with what is answered: ids the store may not have yet. */
  begin(accountId: string, clients: Iterable<number>): number[] {
    const all = [...clients];
    this.claim(accountId, all);
    const begun = all.filter((client) => !this.stored.has(client));
    for (const client of begun) this.stored.add(client);
    return begun;
  }
}
