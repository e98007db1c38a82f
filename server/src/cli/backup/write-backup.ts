import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { Sql, TransactionSql } from 'postgres';
import { ZipFile } from 'yazl';
import type { EvidenceStore } from '../../platform/evidence-store/evidence-store.ts';
import {
  findNewestMigration,
  listOpenJobs,
  listSequences,
  listTables,
  type TableColumns,
} from './describe-database.ts';
import { EVIDENCE_FOLDER, JOBS, MANIFEST, type Manifest, tableEntry } from './manifest.ts';

const ORIGINALS_AT_ONCE = 500;

/**
 * Writes database and originals of a running installation into one file. The database is read in one transaction snapshot;
 * an original is deleted only when its owner has it erased (its item has no name then), and counts as missing if that happens
 * meanwhile. The file is renamed when complete.
 */
export async function writeBackup(sql: Sql, store: EvidenceStore, file: string): Promise<Manifest> {
  const part = `${file}.part`;
  try {
    const zip = new ZipFile();
    const written = pipeline(zip.outputStream, createWriteStream(part, { mode: 0o600 }));
    const made = sql.begin('isolation level repeatable read read only', (tx) => fill(zip, tx, store));
    const [manifest] = await Promise.all([made, written]);
    await syncFile(part);
    await rename(part, file);
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function fill(zip: ZipFile, tx: TransactionSql, store: EvidenceStore): Promise<Manifest> {
  const migration = await findNewestMigration(tx);
  if (migration === null) throw new Error('there is nothing in this database yet');
  const tables: Manifest['tables'] = [];
  const found = await listTables(tx);
  for (const table of found) tables.push(await addTable(zip, tx, table));
  const sequences = await listSequences(tx);
  zip.addBuffer(Buffer.from(JSON.stringify(await listOpenJobs(tx))), JOBS);
  // A backup may be made of an older version, whose items are all files.
  const hasStatements = found.some(({ name }) => name === 'evidence_statement');
  const counted = await addOriginals(zip, tx, { store, hasStatements });
  const manifest: Manifest = { format: 1, migration, tables, sequences, ...counted };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), MANIFEST);
  zip.end();
  return manifest;
}

async function addTable(zip: ZipFile, tx: TransactionSql, { name, columns }: TableColumns) {
  const rows = await tx.unsafe(`copy "${name}" (${quoted(columns)}) to stdout`).readable();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  // The size is unknown in advance, so Zip64 allows more than four gigabytes.
  const added = addStream(zip, measure, tableEntry(name), { forceZip64Format: true });
  await Promise.all([pipeline(rows, measure), added]);
  return { name, columns, sha256: hash.digest('hex'), sizeBytes };
}

interface OriginalsToAdd {
  store: EvidenceStore;
  /** Statements exist, which are rows of the database and no originals. */
  hasStatements: boolean;
}

async function addOriginals(zip: ZipFile, tx: TransactionSql, { store, hasStatements }: OriginalsToAdd) {
  const isFile = hasStatements ? tx`and kind = 'file'` : tx``;
  let originals = 0;
  const missing: string[] = [];
  for (let after = ''; ; ) {
    const rows = await tx<{ sha256: string }[]>`
      select distinct sha256 from evidence_item
      where sha256 > ${after} and file_name <> '' ${isFile} order by sha256 limit ${ORIGINALS_AT_ONCE}`;
    for (const { sha256 } of rows) {
      const original = await store.read(sha256).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (original === null) missing.push(sha256);
      else {
        const { stream, sizeBytes } = original;
        await addStream(zip, stream, `${EVIDENCE_FOLDER}${sha256}`, { size: sizeBytes, compress: false });
        originals += 1;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < ORIGINALS_AT_ONCE) return { originals, missing };
    after = last.sha256;
  }
}

/** Whether an error of a folder or a bucket means that an original is missing. */
const isMissing = (error: unknown): boolean => {
  const { code, name } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || name === 'NoSuchKey';
};

/** Adds a stream and waits until it is consumed, so that one is open at a time. */
async function addStream(
  zip: ZipFile,
  stream: Readable,
  name: string,
  options: { size?: number; compress?: boolean; forceZip64Format?: boolean },
): Promise<void> {
  zip.addReadStreamLazy(name, options, (take) => take(null, stream));
  await finished(stream, { writable: false });
}

/** Column names as a quoted SQL list. */
export const quoted = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
