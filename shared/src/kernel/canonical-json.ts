import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** JSON with sorted keys and no white space (the form of RFC 8785 for our values), so that equal things hash equally. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonicalJson(item)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item as Json)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** SHA-256 of a text's UTF-8 bytes, as lower-case hex. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
