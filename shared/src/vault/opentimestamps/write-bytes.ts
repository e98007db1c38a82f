import { concatBytes } from '@noble/hashes/utils.js';

/** An unsigned number in groups of seven bits, lowest first. */
export function varuint(value: number): Uint8Array {
  const groups: number[] = [];
  let rest = value;
  do {
    const group = rest % 0x80;
    rest = Math.floor(rest / 0x80);
    groups.push(rest > 0 ? group | 0x80 : group);
  } while (rest > 0);
  return Uint8Array.from(groups);
}

/** Bytes with their length before them. */
export const varbytes = (bytes: Uint8Array): Uint8Array => concatBytes(varuint(bytes.length), bytes);

/** Order of byte strings as the format sorts by: the first byte that differs decides, then the length. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (value !== other) return value - other;
  }
  return a.length - b.length;
}
