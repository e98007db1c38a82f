import type { HashName } from '@fap/shared/vault/opentimestamps/operation.ts';

/** Names of the hash functions a proof may use. */
export const HASH_WORDS: Readonly<Record<HashName, string>> = {
  sha1: 'SHA-1',
  ripemd160: 'RIPEMD-160',
  sha256: 'SHA-256',
  keccak256: 'Keccak-256',
};
