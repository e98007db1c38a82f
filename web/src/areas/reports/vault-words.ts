import { t } from '@lingui/core/macro';
/** The toast's sentence about the vault. It never says "anchored": that takes hours, and only the vault knows when. */
export const vaultWords = (files: number): string =>
  files === 0
    ? t`You added no files, so the vault holds nothing from this report.`
    : t`Your evidence is in the vault. There you can see when it is anchored.`;
