import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../testing/world.ts';
import { REGISTER } from './register.ts';
import { explainedColumns, type TableRule, toldColumns, uncoveredColumns } from './table-rule.ts';

interface Column {
  table: string;
  name: string;
  dataType: string;
}

let world: World;
let columns: Column[];
beforeAll(async () => {
  world = await createWorld();
  columns = await world.db.execute<Column & Record<string, unknown>>(sql`
    select table_name as "table", column_name as name, data_type as "dataType"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
});
const columnsOf = (table: string) => columns.filter((column) => column.table === table);

describe('the register of personal data over the live schema', () => {
  it('has one rule for every table, and no rule without a table', () => {
    const tables = [...new Set(columns.map(({ table }) => table))].sort();
    expect(REGISTER.map(({ table }) => table).sort()).toEqual(tables);
  });

  it('says of every column that can hold words what becomes of it', () => {
    const uncovered = REGISTER.flatMap((rule) =>
      uncoveredColumns(rule, columnsOf(rule.table)).map((name) => `${rule.table}.${name}`),
    );
    expect(uncovered).toEqual([]);
  });

  it('names no column that is not there', () => {
    const unknown = REGISTER.flatMap((rule) => {
      const named = [...toldColumns(rule), ...explainedColumns(rule), ...Object.keys(rule.blank ?? {})];
      const known = columnsOf(rule.table).map(({ name }) => name);
      return named.filter((name) => !known.includes(name)).map((name) => `${rule.table}.${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('tells and erases rows only where it says whose they are', () => {
    const loose = REGISTER.filter(({ mine, file, told, isDeleted, blank }) =>
      mine === undefined
        ? (file ?? told ?? isDeleted ?? blank) !== undefined
        : (file === undefined) !== (told === undefined),
    );
    expect(loose).toEqual([]);
  });

  it('fails for a new column with words that nobody decided about', () => {
    const rule: TableRule = {
      table: 'pet',
      mine: 'owner_id = $me',
      file: 'pets',
      told: 'name',
      why: { id: 'an id' },
    };
    const found = ['id', 'name', 'age'].map((name) => ({
      name,
      dataType: name === 'age' ? 'integer' : 'text',
    }));
    // Told, but neither blanked nor deleted.
    expect(uncoveredColumns(rule, found)).toEqual(['name']);
    expect(uncoveredColumns({ ...rule, isDeleted: true }, found)).toEqual([]);
    expect(
      uncoveredColumns({ ...rule, isDeleted: true }, [...found, { name: 'photo', dataType: 'bytea' }]),
    ).toEqual(['photo']);
  });
});
