import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { connectDatabase, type DatabaseConnection } from './database.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  const { url } = await testDatabase();
  connection = connectDatabase(url, { max: 4 });
});
afterAll(() => connection.close());

const pidOf = async (waitSeconds: number): Promise<number> => {
  const [row] = await connection.sql<{ pid: number }[]>`
    select pg_backend_pid() as pid, pg_sleep(${waitSeconds})`;
  return row?.pid ?? 0;
};
const together = (count: number) => Promise.all(Array.from({ length: count }, () => pidOf(0.05)));

// Taken in turn, each would meet a server process that has become cold, and none would ever end for lack of work.
test('what comes one by one goes by the connection used last, however many are open', async () => {
  const opened = new Set(await together(4));
  expect(opened.size).toBe(4);
  const used = new Set<number>();
  for (let count = 0; count < 8; count += 1) used.add(await pidOf(0));
  expect(used.size).toBe(1);
  expect(opened).toContain([...used][0]);
});

test('what comes together goes by all of them', async () => {
  await pidOf(0);
  expect(new Set(await together(4)).size).toBe(4);
  expect(new Set(await together(3)).size).toBe(3);
  expect((await together(9)).length).toBe(9);
});
