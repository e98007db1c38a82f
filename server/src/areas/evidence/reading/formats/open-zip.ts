import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { t } from '@fap/shared/kernel/words.ts';
import { fromBufferPromise } from 'yauzl';
import { UnreadableFileError } from '../content/file-reading.ts';
import { UNPACKED_BYTES } from '../content/reading-limits.ts';

const MAX_ENTRIES = 10_000;

/** An entry of a zip: its name, real size and hash; its bytes only where they were wanted. */
export interface ZipEntry {
  name: string;
  sizeBytes: number;
  sha256: string;
  bytes: Buffer | null;
}

/**
 * Streams a zip once, holding in memory only the wanted entries; declared sizes are not trusted. Throws UnreadableFileError
 * for a zip bomb before another library unpacks it.
 */
export async function openZip(zip: Buffer, isWanted: (name: string) => boolean): Promise<ZipEntry[]> {
  const file = await fromBufferPromise(zip, { lazyEntries: true, autoClose: false });
  if (file.entryCount > MAX_ENTRIES) throw new UnreadableFileError(t`This document has too many parts.`);
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  for await (const entry of file.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const name = entry.fileName;
    const kept = isWanted(name) ? [] : null;
    const hash = createHash('sha256');
    let sizeBytes = 0;
    for await (const chunk of (await file.openReadStreamPromise(entry)) as Readable) {
      sizeBytes += chunk.length;
      unpacked += chunk.length;
      if (unpacked > UNPACKED_BYTES)
        throw new UnreadableFileError(
          t`This document unpacks to more than ${UNPACKED_BYTES / 1024 / 1024} MB, which no letter needs.`,
        );
      hash.update(chunk);
      (kept as Buffer[] | null)?.push(chunk);
    }
    entries.push({ name, sizeBytes, sha256: hash.digest('hex'), bytes: kept && Buffer.concat(kept) });
  }
  return entries;
}
