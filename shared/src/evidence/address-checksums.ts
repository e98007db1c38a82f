import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
const BTC_VERSIONS = [0x00, 0x05];
const TRON_VERSION = 0x41;

/** Whether a text is a Bitcoin address: base58check with a mainnet version, or bech32(m) with prefix `bc`. */
export function isBitcoinAddress(text: string): boolean {
  return /^bc1/iu.test(text) ? isSegwit(text) : hasVersion(text, BTC_VERSIONS);
}

/** Whether a text is a TRON address (base58check, version 0x41). */
export function isTronAddress(text: string): boolean {
  return hasVersion(text, [TRON_VERSION]);
}

/** Whether a text is an Ethereum address; mixed case must carry a right EIP-55 checksum. */
export function isEthereumAddress(text: string): boolean {
  if (!/^0x[0-9a-f]{40}$/iu.test(text)) return false;
  const digits = text.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())));
  return [...digits].every((digit, index) => {
    const isUpper = Number.parseInt(hash.charAt(index), 16) >= 8;
    return digit === (isUpper ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** Whether a text is an IBAN (ISO 13616: the rearranged digits are 1 modulo 97). */
export function isIban(text: string): boolean {
  const compact = text.replace(/[\s-]/gu, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(compact)) return false;
  let remainder = 0;
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Whether a run of 13–19 digits is a card number (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/gu, '');
  if (!/^\d{13,19}$/u.test(digits) || /^(\d)\1+$/u.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function hasVersion(text: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(text);
    const [version] = bytes;
    return bytes.length === 21 && version !== undefined && versions.includes(version);
  } catch {
    return false; // not base58check: the decoder says so by throwing
  }
}

function isSegwit(text: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false;
  const lower = text.toLowerCase() as `bc1${string}`;
  const fits = (codec: typeof bech32, isVersion: (version: number) => boolean) => {
    const decoded = codec.decodeUnsafe(lower);
    const [version, ...words] = decoded?.words ?? [];
    if (decoded?.prefix !== 'bc' || version === undefined || !isVersion(version)) return false;
    const program = codec.fromWordsUnsafe(words);
    if (!program) return false;
    return version === 0
      ? program.length === 20 || program.length === 32
      : program.length >= 2 && program.length <= 40;
  };
  // BIP-350: version 0 carries a bech32 checksum, later versions bech32m.
  return (
    fits(bech32, (version) => version === 0) || fits(bech32m, (version) => version >= 1 && version <= 16)
  );
}
