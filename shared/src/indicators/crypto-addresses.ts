import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, base58xmr, bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
const BTC_VERSIONS = [0x00, 0x05];
/** 0x05 is Litecoin's old script version too; such an address counts as Bitcoin. */
const LTC_VERSIONS = [0x30, 0x32];
const DOGE_VERSIONS = [0x1e, 0x16];
const TRON_VERSION = 0x41;
/** Monero's standard, integrated and sub-addresses on the main network. */
const XMR_LENGTHS: Readonly<Record<number, number>> = { 18: 69, 19: 77, 42: 69 };
const XMR_CHECKSUM_BYTES = 4;
const SOL_KEY_BYTES = 32;
const SOL_SIGNATURE_BYTES = 64;

/** Whether a text is a Bitcoin address: base58check with a mainnet version, or bech32(m) with prefix `bc`. */
export function isBitcoinAddress(text: string): boolean {
  return /^bc1/iu.test(text) ? isSegwit(text, 'bc') : hasVersion(text, BTC_VERSIONS);
}

/** Whether a text is a Litecoin address: base58check with a version of its own, or bech32(m) with prefix `ltc`. */
export function isLitecoinAddress(text: string): boolean {
  return /^ltc1/iu.test(text) ? isSegwit(text, 'ltc') : hasVersion(text, LTC_VERSIONS);
}

/** Whether a text is a Dogecoin address (base58check, a mainnet version). */
export function isDogecoinAddress(text: string): boolean {
  return hasVersion(text, DOGE_VERSIONS);
}

/** Whether a text is a TRON address (base58check, version 0x41). */
export function isTronAddress(text: string): boolean {
  return hasVersion(text, [TRON_VERSION]);
}

/** Whether a text is a Monero address: base58 in blocks, a mainnet prefix and four bytes of Keccak at the end. */
export function isMoneroAddress(text: string): boolean {
  const bytes = decoded(() => base58xmr.decode(text));
  const [prefix] = bytes ?? [];
  if (!bytes || prefix === undefined || XMR_LENGTHS[prefix] !== bytes.length) return false;
  const body = bytes.subarray(0, -XMR_CHECKSUM_BYTES);
  const checksum = keccak_256(body).subarray(0, XMR_CHECKSUM_BYTES);
  return bytesToHex(checksum) === bytesToHex(bytes.subarray(-XMR_CHECKSUM_BYTES));
}

/** Whether a text could be a Solana address: 32 bytes in base58. There is no checksum: words beside must say so. */
export function isSolanaAddress(text: string): boolean {
  return decoded(() => base58.decode(text))?.length === SOL_KEY_BYTES;
}

/** Whether a text could be the signature by which a Solana transaction is named: 64 bytes in base58. */
export function isSolanaSignature(text: string): boolean {
  return decoded(() => base58.decode(text))?.length === SOL_SIGNATURE_BYTES;
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

function hasVersion(text: string, versions: readonly number[]): boolean {
  const bytes = decoded(() => base58check.decode(text));
  const [version] = bytes ?? [];
  return bytes?.length === 21 && version !== undefined && versions.includes(version);
}

/** Decodes a text; null for a wrong alphabet or checksum, for which decoders throw. */
function decoded(decode: () => Uint8Array): Uint8Array | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

function isSegwit(text: string, prefix: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false;
  const lower = text.toLowerCase() as `${string}1${string}`;
  const fits = (codec: typeof bech32, isVersion: (version: number) => boolean) => {
    const words = codec.decodeUnsafe(lower);
    const [version, ...data] = words?.words ?? [];
    if (words?.prefix !== prefix || version === undefined || !isVersion(version)) return false;
    const program = codec.fromWordsUnsafe(data);
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
