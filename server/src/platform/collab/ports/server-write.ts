/** Author and origin of a server write, logged like a person's account and connection. */
export interface WriteAuthor {
  accountId: string;
  origin: string;
}

/** The document or its queue has no room for a server write. */
export class WriteRefusedError extends Error {}

/** The server write failed for now; retryable. */
export class WriteUnavailableError extends Error {}
