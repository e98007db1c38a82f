import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const ZIP64_EXTRA = 1;
const IN_EXTRA = 0xffffffff;

/** The entries of a zip by name, as text; read from its directory, as archive programs do. */
export function readZip(zip: Buffer): Map<string, string> {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1;
  const entries = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the directory of the zip is broken');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const extra = zip.subarray(at + 46 + (nameLength ?? 0), at + 46 + (nameLength ?? 0) + (extraLength ?? 0));
    const [size, start] = placeOf(zip.subarray(at, at + 46), extra);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(data, data + size);
    entries.set(name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

/** Packed size and place of an entry; large zips keep them in an extra field. */
function placeOf(header: Buffer, extra: Buffer): [size: number, start: number] {
  const plain = [24, 20, 42].map((offset) => header.readUInt32LE(offset));
  let field = 0;
  while (field < extra.length && extra.readUInt16LE(field) !== ZIP64_EXTRA)
    field += 4 + extra.readUInt16LE(field + 2);
  let at = field + 4;
  const values = plain.map((value) => {
    if (value !== IN_EXTRA) return value;
    at += 8;
    return Number(extra.readBigUInt64LE(at - 8));
  });
  return [values[1] ?? 0, values[2] ?? 0];
}
