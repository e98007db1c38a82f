/** A session with a live connection, and the access it had when it was admitted. */
export interface OpenSession {
  sessionId: string;
  access: string;
}

/** A comparable text of what access depends on besides the session: a changed name or role is checked again. */
export function describeAccess({
  displayName,
  roles,
}: {
  displayName: string;
  roles: readonly string[];
}): string {
  return JSON.stringify([displayName, [...new Set(['member', ...roles])].sort()]);
}

/** Notifies the live layers of changed access, so that they cut what is no longer allowed. */
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
