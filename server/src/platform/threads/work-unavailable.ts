/** Work was given up: there was no room or time for it, or its thread or process ended. */
export class WorkUnavailableError extends Error {
  /** Whether its owner has too much waiting already. */
  readonly isOwn: boolean;

  constructor(message: string, { isOwn = false }: { isOwn?: boolean } = {}) {
    super(message);
    this.isOwn = isOwn;
  }
}
