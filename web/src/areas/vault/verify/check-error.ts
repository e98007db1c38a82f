/** Why a check could not be made; the message is shown on screen. */
export class CheckError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CheckError';
  }
}
