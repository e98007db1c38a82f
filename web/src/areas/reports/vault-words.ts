/** A file is anchored hours after it came, and one that was handed in before may be anchored already: the vault knows. */
export const vaultWords = (files: number): string =>
  files === 0
    ? 'You added no files, so nothing of it is in the vault.'
    : 'Your evidence is in the vault, which shows when it is anchored.';
