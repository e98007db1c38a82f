/**
 * Owner of each Yjs client id of a room: the first account that showed it or wrote under it. Yjs identifies an
 * operation by client id and clock alone, so writing under another's id would replace that person's offline work.
 */
export class ClientOwners {
  private readonly accounts: Map<number, string>;
  /** Ids that are in the store, or in the log statement that is on its way. */
  private readonly stored: Set<number>;

  constructor(known: Iterable<readonly [number, string]>) {
    this.accounts = new Map(known);
    this.stored = new Set(this.accounts.keys());
  }

  ownerOf(client: number): string | undefined {
    return this.accounts.get(client);
  }

  /** Whether no id belongs to another account. */
  mayWrite(accountId: string, clients: Iterable<number>): boolean {
    for (const client of clients) {
      const owner = this.accounts.get(client);
      if (owner !== undefined && owner !== accountId) return false;
    }
    return true;
  }

  /** How many clients of these operations have no owner yet. */
  countUnknown(ranges: readonly { client: number }[]): number {
    return new Set(ranges.flatMap(({ client }) => (this.accounts.has(client) ? [] : [client]))).size;
  }

  /** Claims the ids without an owner for the account; returns them. */
  claim(accountId: string, clients: Iterable<number>): number[] {
    const claimed = [...clients].filter((client) => !this.accounts.has(client));
    for (const client of claimed) this.accounts.set(client, accountId);
    return claimed;
  }

  /** As `claim`, for an update about to be stored; returns the ids that must be stored with it. */
  begin(accountId: string, clients: Iterable<number>): number[] {
    const all = [...clients];
    this.claim(accountId, all);
    const begun = all.filter((client) => !this.stored.has(client));
    for (const client of begun) this.stored.add(client);
    return begun;
  }
}
