import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/write/context.ts';
import { isOwnedBy } from '../register/owned-rows.ts';
import { type TableRule, toldColumns } from '../register/table-rule.ts';

/** Rows read at once: readings of files may be large. */
const BATCH = 25;

const names = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** The columns by which each row of a table is found again. */
async function keyOf(ctx: Ctx, table: string): Promise<string[]> {
  const rows = await ctx.db.execute<{ name: string }>(sql`
    select a.attname as name
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary
    order by array_position(i.indkey::int2[], a.attnum)`);
  return rows.map(({ name }) => name);
}

/** What the archive tells of a table's rows that are an account's, a batch at a time in the order of their keys. */
export async function* ownRows(ctx: Ctx, rule: TableRule, accountId: string): AsyncGenerator<object> {
  const owned = isOwnedBy(rule, accountId);
  if (owned === null) return;
  const key = await keyOf(ctx, rule.table);
  let after: SQL = sql`true`;
  for (;;) {
    const rows = await ctx.db.execute<{ told: object; key: string[] }>(sql`
      select row_to_json(shown) as told, array[${sql.join(
        key.map((column) => sql`own.${sql.identifier(column)}::text`),
        sql`, `,
      )}] as key
      from (select * from ${sql.identifier(rule.table)} where ${owned} and ${after}
        order by ${names(key)} limit ${BATCH}) own
      cross join lateral (select ${names(toldColumns(rule))}) shown
      order by ${sql.join(
        key.map((column) => sql`own.${sql.identifier(column)}`),
        sql`, `,
      )}`);
    for (const { told } of rows) yield told;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`(${names(key)}) > (${sql.join(
      last.key.map((value) => sql`${value}`),
      sql`, `,
    )})`;
  }
}

/** The same as a JSON array, row by row. */
export async function* ownRowsAsJson(ctx: Ctx, rule: TableRule, accountId: string): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of ownRows(ctx, rule, accountId)) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(row, null, 2)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}
