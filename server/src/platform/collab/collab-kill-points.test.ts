import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { waitForSameState } from './testing/collab-harness.ts';
import { joinAt, killChildren, startChild } from './testing/collab-process.ts';
import { report } from './testing/report.ts';
import { createTestDatabase, type TestDatabase, testDatabaseUrl } from './testing/test-database.ts';
import { waitFor } from './testing/wait-for.ts';

const EDITS = 8;
/** More steps than the scenario has; the loop ends at the first one not reached. */
const MAX_STEPS = 200;

const url = testDatabaseUrl();
let database: TestDatabase;
beforeAll(async () => {
  if (url !== undefined) database = await createTestDatabase(url);
});
afterAll(() => {
  killChildren();
  return database?.drop();
});

const start = (killAt: number) =>
  startChild('./kill-point-child.ts', [database.url, database.schema, '0', String(killAt)]);

/** One client writes, another reads, until all edits are stored or the server is gone. */
async function work(killAt: number): Promise<{ writer: Y.Doc; witness: Y.Doc; wasKilled: boolean }> {
  const room = `step-${killAt}`;
  const { child, port } = await start(killAt);
  const gone = once(child, 'exit').then(() => true);
  const [writer, witness] = [joinAt(port, room), joinAt(port, room)];
  const edits = (async () => {
    await waitFor('both to sync', () => writer.provider.synced && witness.provider.synced, 60_000);
    for (let edit = 0; edit < EDITS; edit++) {
      writer.doc.getMap('m').set(`k${edit}`, edit);
      writer.doc.getText('notes').insert(0, `${edit} `);
      await waitFor('the edit to be seen', () => witness.doc.getMap('m').get(`k${edit}`) === edit, 60_000);
    }
    // A compaction may still be running.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  })();
  const wasKilled = await Promise.race([gone, edits]);
  for (const { provider } of [writer, witness]) provider.destroy();
  // Edits still waiting end with their time-out, long after this.
  edits.catch(() => undefined);
  child.kill('SIGKILL');
  return { writer: writer.doc, witness: witness.doc, wasKilled };
}

test.skipIf(url === undefined)(
  'killed before any step, the server keeps every update that a client saw, and accepts the rest',
  { timeout: 300_000 },
  async () => {
    let killAt = 1;
    for (; killAt < MAX_STEPS; killAt++) {
      const { writer, witness, wasKilled } = await work(killAt);
      const { child, port } = await start(0);
      const room = `step-${killAt}`;
      const late = joinAt(port, room);
      await waitFor('the late joiner to sync', () => late.provider.synced, 60_000);
      const seen = Y.encodeStateVector(witness);
      const known = Y.decodeStateVector(Y.encodeStateVector(late.doc));
      for (const [client, clock] of Y.decodeStateVector(seen))
        expect(known.get(client) ?? 0, `step ${killAt}`).toBeGreaterThanOrEqual(clock);
      const back = [joinAt(port, room, writer), joinAt(port, room, witness)];
      await waitForSameState(`step ${killAt} to converge`, [writer, witness, late.doc], 60_000);
      for (const { provider } of [...back, late]) provider.destroy();
      child.kill('SIGKILL');
      if (!wasKilled) break;
    }
    report(`kill points: ${killAt - 1} steps, each survived`);
    expect(killAt).toBeGreaterThan(3 * EDITS);
    expect(killAt).toBeLessThan(MAX_STEPS);
  },
);
