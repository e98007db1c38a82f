import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EMBEDDING_SIZE, embedText } from '@fap/shared/evidence/model/embed-text.ts';

/** Embeddings made before: a text takes 60 ms, all of them a quarter of an hour. */
export const EMBEDDING_CACHE = fileURLToPath(
  new URL('../../node_modules/.cache/sentence-embeddings.bin', import.meta.url),
);
const HASH_BYTES = 32;
const RECORD_BYTES = HASH_BYTES + EMBEDDING_SIZE * Float32Array.BYTES_PER_ELEMENT;

/** Embeds texts in their order; what stands in the cache file is taken from there, and the rest is appended to it. */
export async function embedTexts(texts: readonly string[], cacheFile?: string): Promise<Float32Array[]> {
  const known = cacheFile ? await readCache(cacheFile) : new Map<string, Float32Array>();
  const embeddings: Float32Array[] = [];
  for (const text of texts) {
    const hash = createHash('sha256').update(text).digest();
    const key = hash.toString('hex');
    const embedding = known.get(key) ?? (await embedText(text));
    if (cacheFile && !known.has(key))
      await appendFile(cacheFile, Buffer.concat([hash, Buffer.from(embedding.buffer)]));
    known.set(key, embedding);
    embeddings.push(embedding);
  }
  return embeddings;
}

async function readCache(file: string): Promise<Map<string, Float32Array>> {
  await mkdir(dirname(file), { recursive: true });
  // Created by the first append.
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const known = new Map<string, Float32Array>();
  for (let at = 0; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) {
    const hash = bytes.subarray(at, at + HASH_BYTES).toString('hex');
    // Copied, because floats must begin at a multiple of four.
    const values = Uint8Array.from(bytes.subarray(at + HASH_BYTES, at + RECORD_BYTES));
    known.set(hash, new Float32Array(values.buffer));
  }
  return known;
}
