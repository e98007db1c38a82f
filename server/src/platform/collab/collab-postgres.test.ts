import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { PostgresUpdateStore } from './store/postgres-update-store.ts';
import {
  CollabHarness,
  fingerprintOf,
  type StockClient,
  waitForSameState,
} from './testing/collab-harness.ts';
import { joinAt, killChildren, startChild } from './testing/collab-process.ts';
import { editRandomly } from './testing/random-edits.ts';
import { report } from './testing/report.ts';
import { fuzzSeed, SeededRandom } from './testing/seeded-random.ts';
import { createTestDatabase, type TestDatabase, testDatabaseUrl } from './testing/test-database.ts';
import { waitFor } from './testing/wait-for.ts';

const url = testDatabaseUrl();
let database: TestDatabase;
beforeAll(async () => {
  if (url !== undefined) database = await createTestDatabase(url);
});
afterAll(() => {
  killChildren();
  return database?.drop();
});
const onPostgres = test.skipIf(url === undefined);

onPostgres(
  'kill -9 right after a second client saw an update never loses it',
  { timeout: 300_000 },
  async () => {
    const tries = 100;
    let survived = 0;
    const startedAt = performance.now();
    const startNext = () => startChild('./collab-child.ts', [database.url, database.schema]);
    // The next server starts while the current one still serves, so that a kill costs no start-up time.
    let next = startNext();
    for (let i = 0; i < tries; i++) {
      const { child, port } = await next;
      next = startNext();
      const room = `kill-${i % 4}`;
      const [writer, witness] = [joinAt(port, room), joinAt(port, room)];
      await waitFor('both to sync', () => writer.provider.synced && witness.provider.synced);
      const seen = new Promise<void>((resolve) => {
        witness.doc.getMap('m').observe((event) => {
          if (event.keysChanged.has(`k${i}`)) {
            child.kill('SIGKILL');
            resolve();
          }
        });
      });
      for (let k = 0; k < 5; k++) writer.doc.getText('notes').insert(0, `${i}.${k} `);
      writer.doc.getMap('m').set(`k${i}`, i);
      await seen;
      writer.provider.destroy();
      witness.provider.destroy();
      const third = joinAt((await next).port, room);
      await waitFor('third client to sync', () => third.provider.synced);
      if (third.doc.getMap('m').get(`k${i}`) === i) survived++;
      third.provider.destroy();
    }
    (await next).child.kill('SIGKILL');
    report(
      `kill -9: ${survived} of ${tries} survived, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
    expect(survived).toBe(tries);
  },
);

onPostgres(
  'whatever clients do and whenever the server restarts, all end up equal',
  { timeout: 90_000 },
  async () => {
    const random = new SeededRandom(fuzzSeed('collab fuzz'));
    const store = new PostgresUpdateStore(database.sql);
    const limits = { compactAfterRows: 15, unloadGraceMs: 1, syncChunkBytes: 2_000, inlineMergeBytes: 8_000 };
    for (let round = 0; round < 40; round++) {
      const room = `fuzz-${round}`;
      let harness = await CollabHarness.start({ store, limits });
      const docs = Array.from({ length: 2 + random.below(3) }, () => new Y.Doc());
      const clients = new Map<Y.Doc, StockClient>();
      for (let step = 0; step < 80; step++) {
        const doc = random.pick(docs);
        const client = clients.get(doc);
        const dice = random.next();
        if (dice < 0.8) {
          editRandomly(doc, random);
        } else if (dice < 0.95) {
          client?.leave();
          if (client === undefined) clients.set(doc, harness.client({ room }, doc));
          else clients.delete(doc);
        } else {
          await harness.stop();
          clients.clear();
          harness = await CollabHarness.start({ store, limits });
        }
        // A random delay, so that kills hit commits, loads and compactions at every stage.
        if (random.next() < 0.3) await new Promise((resolve) => setTimeout(resolve, random.below(8)));
      }
      for (const doc of docs) if (!clients.has(doc)) clients.set(doc, harness.client({ room }, doc));
      await waitForSameState(`round ${round} to converge`, docs);
      const late = await harness.syncedClient({ room });
      await waitForSameState(`late joiner of round ${round}`, [...docs, late.doc]);
      const read = new Y.Doc();
      await waitFor(`stored document of round ${round}`, async () => {
        Y.applyUpdate(read, await harness.collab.getDocument(room));
        return fingerprintOf(read) === fingerprintOf(late.doc);
      });
      expect(read.getMap('pieces').toJSON()).toEqual(docs[0]?.getMap('pieces').toJSON());
      expect(read.getXmlFragment('rich').toString()).toBe(docs[0]?.getXmlFragment('rich').toString());
      await harness.stop();
    }
  },
);

onPostgres(
  'a broken database connection delays writers, and the process lives on',
  { timeout: 30_000 },
  async () => {
    const harness = await CollabHarness.start({ store: new PostgresUpdateStore(database.sql) });
    const ann = await harness.syncedClient({ room: 'outage' });
    const bob = await harness.syncedClient({ room: 'outage' });
    ann.doc.getMap('m').set('before', 1);
    await waitForSameState('before', [ann.doc, bob.doc]);
    await database.sql`alter table collab_update rename to collab_update_away`;
    ann.doc.getMap('m').set('during', 1);
    await waitFor('failed attempts', () =>
      harness.logged.some(({ msg }) => msg.includes('could not be stored')),
    );
    expect(bob.doc.getMap('m').has('during')).toBe(false);
    await database.sql`alter table collab_update_away rename to collab_update`;
    await waitForSameState('recovery', [ann.doc, bob.doc]);
    await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and query like '%collab_update%' and datname = current_database()`;
    ann.doc.getMap('m').set('after', 1);
    await waitForSameState('new connection', [ann.doc, bob.doc]);
    expect(bob.doc.getMap('m').toJSON()).toEqual({ before: 1, during: 1, after: 1 });
    await harness.stop();
  },
);
