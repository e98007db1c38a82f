import { bytesToHex } from '@noble/hashes/utils.js';

/** A hash as block explorers print it: hexadecimal, last byte first. */
export const explorerHex = (hash: Uint8Array): string => bytesToHex(Uint8Array.from(hash).reverse());
