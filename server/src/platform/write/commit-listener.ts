/** What a commit left for others to do. */
export interface Commit {
  topics: readonly string[];
  hasEvents: boolean;
}

/** Told after each commit; wakes the topic hub and the outbox drain. */
export interface CommitListener {
  committed(commit: Commit): void;
}

/** Fans commits out to the listeners of this process. */
export class CommitBroadcast implements CommitListener {
  readonly #listeners = new Set<(commit: Commit) => void>();

  listen(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  committed(commit: Commit): void {
    for (const listener of this.#listeners) listener(commit);
  }
}
