import { MAX_PROOF_BYTES } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import {
  parseTimestamp,
  type Timestamp,
  writeTimestamp,
} from '@fap/shared/vault/opentimestamps/timestamp.ts';

/** SHA-256, as the format writes it. */
const STEP = 0x08;
/** The path of an exhibit to its batch's root is shorter: two operations for its nonce and for each of nine levels. */
const PATH_STEPS = 24;

/**
 * Whether an exhibit's proof that ends in this timestamp can be read again: calendars may answer what is fine by itself
 * and too deep, or too much, behind a path.
 */
export function isReadable(timestamp: Timestamp): boolean {
  const bytes = Buffer.concat([Buffer.alloc(PATH_STEPS, STEP), writeTimestamp(timestamp)]);
  if (bytes.length > MAX_PROOF_BYTES / 2) return false;
  try {
    parseTimestamp(timestamp.message, bytes);
    return true;
  } catch (error) {
    if (error instanceof ProofFormatError) return false;
    throw error;
  }
}
