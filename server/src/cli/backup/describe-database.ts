import type { ReservedSql, Sql, TransactionSql } from 'postgres';
import type { OpenJob } from './manifest.ts';

type Connection = Sql | ReservedSql | TransactionSql;

export interface TableColumns {
  name: string;
  columns: string[];
}

/** Lists our tables with their columns, in foreign key order. */
export async function listTables(sql: Connection): Promise<TableColumns[]> {
  const tables = await sql<{ name: string; columns: string[]; needs: string[] }[]>`
    select class.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct other.relname::text from pg_constraint
        join pg_class as other on other.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> class.oid) as needs
    from pg_class as class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
    order by class.relname`;
  const ordered: TableColumns[] = [];
  const done = new Set<string>();
  for (let left = [...tables]; left.length > 0; ) {
    const ready = left.filter(({ needs }) => needs.every((other) => done.has(other)));
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a ring: ${left.map(({ name }) => name)}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      done.add(name);
    }
    left = left.filter(({ name }) => !done.has(name));
  }
  return ordered;
}

/** Lists our sequences with their last values. */
export async function listSequences(sql: Connection): Promise<{ name: string; last: string | null }[]> {
  const rows = await sql<{ name: string; last: string | null }[]>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename`;
  return [...rows];
}

/** The newest migration of a database; null for an empty one. */
export async function findNewestMigration(sql: Connection): Promise<number | null> {
  const [known] = await sql<{ isThere: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`;
  if (!known?.isThere) return null;
  const [row] = await sql<{ newest: string | null }[]>`
    select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
  return row?.newest ? Number(row.newest) : null;
}

/** Lists the open jobs; the queue's tables are not backed up, because each version of the queue makes its own. */
export async function listOpenJobs(sql: Connection): Promise<OpenJob[]> {
  const [known] = await sql<
    { isThere: boolean }[]
  >`select to_regclass('pgboss.job') is not null as "isThere"`;
  if (!known?.isThere) return [];
  const rows = await sql<OpenJob[]>`
    select name, data, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter",
      priority, singleton_key as "singletonKey"
    from pgboss.job where state < 'completed' and name not like '\\_\\_%' order by created_on, id`;
  return [...rows];
}
