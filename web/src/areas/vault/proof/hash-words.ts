import type { HashName } from '@fap/shared/vault/opentimestamps/operation.ts';
import { t } from '@lingui/core/macro';

/** Names of the hash functions a proof may use. */
export const HASH_WORDS: Readonly<Record<HashName, string>> = {
  sha1: t`SHA-1`,
  ripemd160: t`RIPEMD-160`,
  sha256: t`SHA-256`,
  keccak256: t`Keccak-256`,
};
