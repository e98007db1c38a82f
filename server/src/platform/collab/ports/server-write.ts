/** Whom the server makes an update for, and by which way: kept in the log like a person's account and connection. */
export interface WriteAuthor {
  accountId: string;
  origin: string;
}

/** The document or its queue has no room for an update the server itself wanted to store. */
export class WriteRefusedError extends Error {}

/** The document cannot take an update of the server now; later it may. */
export class WriteUnavailableError extends Error {}
