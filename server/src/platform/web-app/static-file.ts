import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CODINGS, type Coding } from './content-coding.ts';

/** The ending of a file that the build compressed. */
const ENDINGS: Record<Coding, string> = { br: '.br', gzip: '.gz' };

/** A file of the build, and the codings it was compressed with. */
export interface StaticFile {
  path: string;
  codings: readonly Coding[];
}

/** The file behind the path of a request; null for folders, hidden and compressed files, and everything outside the folder. */
export async function findStaticFile(folder: string, requestPath: string): Promise<StaticFile | null> {
  const name = decodePath(requestPath);
  if (name === null) return null;
  const path = join(folder, name);
  if (!(await isFile(path))) return null;
  const found = await Promise.all(CODINGS.map((coding) => isFile(path + ENDINGS[coding])));
  return { path, codings: CODINGS.filter((_, index) => found[index]) };
}

/** Null for a path that no file of ours has: one that leads upward, or names a hidden or a compressed file. */
function decodePath(requestPath: string): string | null {
  try {
    const path = decodeURIComponent(requestPath);
    const isOdd = path.includes('\0') || path.includes('\\') || path.split('/').some(isHidden);
    return isOdd || Object.values(ENDINGS).some((ending) => path.endsWith(ending)) ? null : path;
  } catch {
    // A percent sign without its digits names no file.
    return null;
  }
}

const isHidden = (part: string): boolean => part.startsWith('.');

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

interface Bytes {
  body: Buffer<ArrayBuffer>;
  /** A strong validator: every coding of a file has its own. */
  etag: string;
}

const kept = new Map<string, Bytes & { mtimeMs: number }>();

/** The bytes of a file in one coding with their validator; kept in memory until the file changes. */
export async function readStaticFile({ path }: StaticFile, coding: Coding | 'identity'): Promise<Bytes> {
  const source = coding === 'identity' ? path : path + ENDINGS[coding];
  const { mtimeMs } = await stat(source);
  const known = kept.get(source);
  if (known?.mtimeMs === mtimeMs) return known;
  const body = await readFile(source);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const bytes = { body, etag: `"${hash}"`, mtimeMs };
  kept.set(source, bytes);
  return bytes;
}
