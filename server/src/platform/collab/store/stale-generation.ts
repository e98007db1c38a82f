/** A room was redacted since its document was loaded: what was written on the old document is not taken. */
export class StaleGenerationError extends Error {
  readonly rooms: ReadonlySet<string>;

  constructor(rooms: Iterable<string>) {
    super('the document was redacted meanwhile');
    this.rooms = new Set(rooms);
  }
}
