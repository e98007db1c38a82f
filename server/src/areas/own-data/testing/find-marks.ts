import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/postgres/database.ts';

/** Where a mark stands in the database: each table of every schema as text, bytes included. */
export async function findInTables(db: Database, mark: string): Promise<string[]> {
  const tables = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`);
  const inBytes = Buffer.from(mark).toString('hex');
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const rows = await db.execute<{ row: string }>(sql`
      select row::text as row from ${table} row
      where position(${mark} in lower(row::text)) > 0 or position(${inBytes} in row::text) > 0`);
    found.push(...rows.map(({ row }) => `${name}: ${around(row, mark)}`));
  }
  return found;
}

const around = (row: string, mark: string): string => {
  const at = Math.max(0, row.toLowerCase().indexOf(mark));
  return `${row.slice(0, 60)} … ${row.slice(Math.max(0, at - 80), at + 80)}`;
};

/** The files below a folder that contain a mark. */
export async function findInFiles(folder: string, mark: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = (await readFile(path)).toString('latin1').toLowerCase();
    if (text.includes(mark)) found.push(path);
  }
  return found;
}
