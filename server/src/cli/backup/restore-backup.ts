import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import * as v from 'valibot';
import { RESTORED_JOBS } from '../../platform/bus/restored-jobs.ts';
import type { EvidenceStore } from '../../platform/evidence-store/evidence-store.ts';
import { type DatabaseConnection, migrateDatabaseTo } from '../../platform/postgres/database.ts';
import { ConfigurationError } from '../../platform/runtime/env.ts';
import { findNewestMigration, listTables } from './describe-database.ts';
import { EVIDENCE_FOLDER, JOBS, jobsSchema, type Manifest, tableEntry } from './manifest.ts';
import { type OpenBackup, openBackup } from './open-backup.ts';
import { quoted } from './write-backup.ts';

/**
 * Restores a backup into an empty installation, with the tables of its version; the next start migrates them forward. All
 * rows are inserted in one transaction and each table is checked by its SHA-256, so a damaged backup leaves it empty.
 */
export async function restoreBackup(
  connection: DatabaseConnection,
  openStore: () => Promise<EvidenceStore>,
  file: string,
): Promise<Manifest> {
  const backup = await openBackup(file);
  try {
    await makeTables(connection, backup.manifest);
    await saveOriginals(backup, await openStore());
    await connection.sql.begin((tx) => fillTables(tx, backup));
    return backup.manifest;
  } finally {
    backup.close();
  }
}

async function makeTables({ sql, db }: DatabaseConnection, { migration }: Manifest): Promise<void> {
  const [found] = await sql<{ tables: number }[]>`
    select count(*)::int as tables from pg_tables where schemaname = 'public'`;
  const isFresh = (found?.tables ?? 0) === 0;
  // An interrupted restore left its tables empty.
  const isOurs = !isFresh && (await findNewestMigration(sql)) === migration;
  const [held] = isOurs ? await sql`select 1 from account limit 1` : [];
  if (!isFresh && (!isOurs || held))
    throw new ConfigurationError(
      'A backup is restored into an empty database, and this one has tables already',
    );
  if (isFresh) await migrateDatabaseTo({ db }, migration);
}

async function fillTables(tx: TransactionSql, backup: OpenBackup): Promise<void> {
  const { tables, sequences } = backup.manifest;
  const known = new Map((await listTables(tx)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns, sha256 } of tables) {
    const here = known.get(name);
    if (!here || columns.some((column) => !here.includes(column)))
      throw new ConfigurationError(`the backup has a table ${name} that this version does not have`);
    const hash = createHash('sha256');
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const target = await tx.unsafe(`copy "${name}" (${quoted(columns)}) from stdin`).writable();
    await pipeline(await backup.read(tableEntry(name)), measure, target);
    if (hash.digest('hex') !== sha256)
      throw new ConfigurationError(`the backup is damaged: table ${name} is not what was written`);
  }
  for (const { name, last } of sequences)
    if (last !== null) await tx`select setval(${`public."${name}"`}::regclass, ${last}::bigint)`;
  const jobs = v.parse(jobsSchema, await json(await backup.read(JOBS)));
  await tx`
    insert into app_meta (key, value) values (${RESTORED_JOBS}, ${JSON.stringify(jobs)})
    on conflict (key) do update set value = excluded.value`;
}

/** Stores the originals before the rows that name them, because an orphaned original does no harm. */
async function saveOriginals(backup: OpenBackup, store: EvidenceStore): Promise<void> {
  for (const name of backup.names) {
    if (!name.startsWith(EVIDENCE_FOLDER)) continue;
    const wanted = name.slice(EVIDENCE_FOLDER.length);
    const received = await store.receive(await backup.read(name), Number.POSITIVE_INFINITY);
    try {
      if (received.sha256 !== wanted)
        throw new ConfigurationError(`the backup is damaged: original ${wanted} is not what was written`);
      await received.keep();
    } finally {
      await received.discard();
    }
  }
}
