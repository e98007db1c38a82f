/** Something that the person at the page can put right; the message is for them. */
export class PageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PageError';
  }
}
