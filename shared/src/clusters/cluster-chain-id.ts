import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base32 } from '@scure/base';

const PREFIX = 'FAP-1';
const FINGERPRINT_LENGTH = 16;

/** ISO 7064 mod-97 check digits over the fingerprint, as an IBAN has them. */
function checkDigits(fingerprint: string): string {
  let remainder = 0;
  for (const character of `${fingerprint}00`) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return String(98 - remainder).padStart(2, '0');
}

/** The ClusterChain ID of a first manifest (canonical JSON): `FAP-1-<16 base32>-<2 check digits>`. */
export function clusterChainId(manifest: string): string {
  const fingerprint = base32.encode(sha256(utf8ToBytes(manifest))).slice(0, FINGERPRINT_LENGTH);
  return `${PREFIX}-${fingerprint}-${checkDigits(fingerprint)}`;
}

/** Whether an ID has the right form and check digits; detects typing errors offline. */
export function isClusterChainId(id: string): boolean {
  const [, fingerprint, digits] = /^FAP-1-([A-Z2-7]{16})-(\d{2})$/u.exec(id) ?? [];
  return fingerprint !== undefined && checkDigits(fingerprint) === digits;
}
