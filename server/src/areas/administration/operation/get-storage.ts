import type { Storage } from '@fap/shared/administration/operation-contract.ts';
import { sql } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import type { DiskSpace } from '../../../platform/runtime/disk-space.ts';
import type { Ctx } from '../../../platform/write/context.ts';

const LARGEST = 10;

/** Size of the database and of the evidence handed in, and the room left where files are. */
export async function getStorage({ db }: Ctx, disk: Pick<DiskSpace, 'measure'>): Promise<Storage> {
  const [database] = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  const tables = await db.execute<{ name: string; bytes: string }>(sql`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
    order by 2 desc, 1 limit ${LARGEST}`);
  const [evidence] = await db
    .select({
      items: sql<number>`count(*)::int`,
      bytes: sql`coalesce(sum(${evidenceItem.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(evidenceItem);
  return {
    databaseBytes: Number(database?.bytes ?? 0),
    tables: tables.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
    evidence: evidence ?? { items: 0, bytes: 0 },
    disk: await disk.measure(),
  };
}
