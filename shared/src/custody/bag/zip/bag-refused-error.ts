/** A file that is not opened as a bag; the message is a sentence for whoever chose it. */
export class BagRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BagRefusedError';
  }
}
