import { afterAll, beforeAll, test } from 'vitest';
import { PostgresUpdateStore } from '../store/postgres-update-store.ts';
import { createTestDatabase, type TestDatabase, testDatabaseUrl } from './test-database.ts';

/** A store on a schema of its own for the tests of a file, made before them; they run where there is a database. */
export function useTestStore() {
  const url = testDatabaseUrl();
  let made: { database: TestDatabase; store: PostgresUpdateStore } | undefined;
  beforeAll(async () => {
    if (url === undefined) return;
    const database = await createTestDatabase(url);
    made = { database, store: new PostgresUpdateStore(database.sql) };
  });
  afterAll(() => made?.database.drop());
  const get = () => {
    if (!made) throw new Error('there is no test database');
    return made;
  };
  return {
    onPostgres: test.skipIf(url === undefined),
    get database() {
      return get().database;
    },
    get store() {
      return get().store;
    },
  };
}
