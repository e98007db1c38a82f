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
