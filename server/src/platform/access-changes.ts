/** A session with a live connection, and what its access rested on when it was let in. */
export interface OpenSession {
  sessionId: string;
  standing: string;
}

/** What somebody's access rests on beside the session: another name or role is judged anew. */
export function standingOf({
  displayName,
  roles,
}: {
  displayName: string;
  roles: readonly string[];
}): string {
  return JSON.stringify([displayName, [...new Set(['member', ...roles])].sort()]);
}

/** Tells the live layers that somebody's access changed, so that they cut what is no longer allowed. */
export class AccessChanges {
  readonly #listeners = new Set<(sessionId: string) => void>();

  /** Listens for ended sessions. */
  onSessionEnded(listener: (sessionId: string) => void): void {
    this.#listeners.add(listener);
  }

  /** A session was ended: sign-out, expiry or revocation. */
  sessionEnded(sessionId: string): void {
    for (const listener of this.#listeners) listener(sessionId);
  }
}
