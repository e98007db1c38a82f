/** FNV-1a over UTF-16 code units, finished by the mixer of MurmurHash3: 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  return mixHash(hash);
}

/** The finishing mixer of MurmurHash3. */
export function mixHash(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
