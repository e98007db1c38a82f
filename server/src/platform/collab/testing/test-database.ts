import { readFileSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';

/** A schema of its own in the test database, with the two tables; dropped again by `drop`. */
export interface TestDatabase {
  sql: Sql;
  url: string;
  schema: string;
  drop(): Promise<void>;
}

/** The database the tests may use, or undefined when there is none. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL;
}

/** Connects with everything in the given schema. */
export function connect(url: string, schema: string, max = 4): Sql {
  return postgres(url, {
    max,
    onnotice: () => undefined,
    connection: { search_path: schema },
    connect_timeout: 5,
  });
}

/** Creates a scratch schema with the collaboration tables. */
export async function createTestDatabase(url: string): Promise<TestDatabase> {
  const schema = `collab_test_${process.pid}_${Date.now().toString(36)}`;
  const sql = connect(url, schema);
  await sql.unsafe(`create schema ${schema}`);
  await sql.unsafe(readFileSync(new URL('./collab-tables.sql', import.meta.url), 'utf8'));
  return {
    sql,
    url,
    schema,
    drop: async () => {
      await sql.unsafe(`drop schema ${schema} cascade`);
      await sql.end({ timeout: 1 });
    },
  };
}
