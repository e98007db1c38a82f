/** Bytes that are no OpenTimestamps proof; the message completes "This is no proof: …". */
export class ProofFormatError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProofFormatError';
  }
}
