import { afterEach, describe, expect, it } from 'vitest';
import { waitForSameState } from './platform/collab/testing/collab-harness.ts';
import { report } from './platform/collab/testing/report.ts';
import { fuzzSeed, SeededRandom } from './platform/collab/testing/seeded-random.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';
import { expectNothingLost } from './testing/expect-nothing-lost.ts';
import { foundCluster, type LiveAccount, LiveClient, signUp } from './testing/live-client.ts';
import {
  expectAcknowledged,
  expectPresence,
  expectSameDocument,
  expectWholeTopic,
  SETTLE_MS,
} from './testing/live-expectations.ts';
import type { LiveMember } from './testing/live-member.ts';
import { LiveServer } from './testing/live-server.ts';
import { foundCase, NotesClient } from './testing/notes-client.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const ACTS_PER_CLIENT = 40;
const RESTARTS = 3;

/** What a storm needs: a live server, its database, who founds the subject and who works on it, and the dice. */
interface Scene {
  server: LiveServer;
  database: TestDatabase;
  founder: LiveAccount;
  members: readonly LiveAccount[];
  random: SeededRandom;
}

/** A kind of document with all that belongs to it, opened by everybody. */
interface Subject {
  name: string;
  open(scene: Scene): Promise<{ clients: LiveMember[]; check(): Promise<void> }>;
}

const PUZZLE: Subject = {
  name: 'a puzzle',
  async open({ server, database, founder, members, random }) {
    const clusterId = await foundCluster(server, founder);
    const clients = members.map((account) => new LiveClient(server, account, clusterId, random));
    return {
      clients,
      async check() {
        await expectAcknowledged(server, database, clients);
        const sum = (count: (client: LiveClient) => number) =>
          clients.reduce((total, client) => total + count(client), 0);
        report(
          `puzzle: ${sum((c) => c.acknowledged.pieces.length)} pieces, ${sum((c) => c.acknowledged.reviews.length)} reviews`,
        );
      },
    };
  },
};

const CASE_NOTES: Subject = {
  name: 'the notes of a case',
  async open({ server, database, founder, members, random }) {
    const caseId = await foundCase(server, founder);
    // Of those who did not open it, analysts work on every case.
    await database.sql`update account set roles = '{analyst}'
      where display_name in ${database.sql(members.map(({ displayName }) => displayName))}`;
    const clients = members.map((account) => new NotesClient(server, account, caseId, random));
    return {
      clients,
      async check() {
        const { typed, shown } = await expectNothingLost(database, clients);
        report(`notes of a case: ${typed} characters typed, ${shown} of them to be read, none lost`);
      },
    };
  },
};

describe('the live layer under restarts, lost connections and offline time', () => {
  const undo: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  it.each([PUZZLE, CASE_NOTES])(
    'loses nothing, duplicates nothing and converges for every client of $name',
    { timeout: 180_000 },
    async ({ name, open }) => {
      const random = new SeededRandom(fuzzSeed(`live layer, ${name}`));
      const database = await createTestDatabase();
      undo.push(() => database.close());
      const server = await LiveServer.start(database.url);
      undo.push(() => server.stop());

      const accounts: LiveAccount[] = [];
      const people = 2 + random.below(3);
      for (let i = 0; i <= people; i++)
        accounts.push(await signUp(server, `agent-${i}-${random.below(2 ** 30)}`));
      const [founder, ...members] = accounts;
      if (!founder) throw new Error('nobody signed up');
      const { clients, check } = await open({ server, database, founder, members, random });
      undo.push(() => {
        for (const client of clients) client.close();
      });

      await runStorm(server, clients, random);
      for (const client of clients) client.reconnect();
      expect(clients.flatMap((client) => client.unexpected)).toEqual([]);
      expect(server.exitCodes, 'every stop that was asked for went well').toEqual(
        server.exitCodes.map(() => 0),
      );

      await expectSameDocument(server, clients);
      await expectWholeTopic(database, clients);
      await check();
      await killRightAfterSeen(server, clients);
      await check();
      await expectPresence(members, clients);
      reportStorm(clients);
    },
  );
});

/** All clients act at once while connections drop, clients go offline and the server restarts. */
async function runStorm(server: LiveServer, clients: LiveMember[], random: SeededRandom): Promise<void> {
  let done = 0;
  const total = clients.length * ACTS_PER_CLIENT;
  const work = clients.map(async (client) => {
    for (let act = 0; act < ACTS_PER_CLIENT; act++) {
      for (let edits = random.below(4); edits > 0; edits--) client.edit();
      const fate = random.next();
      if (fate < 0.08) client.drop();
      else if (fate < 0.14) client.goOffline();
      else if (fate < 0.3) client.reconnect();
      await client.act();
      done += 1;
    }
  });
  const restarts = (async () => {
    for (let restart = 1; restart <= RESTARTS; restart++) {
      const due = Math.floor((total * restart) / (RESTARTS + 1)) - random.below(8);
      await waitFor(`act ${due} of ${total}`, () => done >= due, 60_000);
      const again = server.restart(random.next() < 0.4 ? 'graceful' : 'killed');
      // Clients go on editing while the server is away.
      for (const client of clients) for (let edits = random.below(6); edits > 0; edits--) client.edit();
      await again;
    }
  })();
  await Promise.all([...work, restarts]);
}

/** An edit that another client has received is durable, even when the server is killed at that moment. */
async function killRightAfterSeen(server: LiveServer, clients: readonly LiveMember[]): Promise<void> {
  for (const client of clients) for (let edits = 0; edits < 5; edits++) client.edit();
  const docs = clients.map(({ doc }) => doc);
  await waitForSameState('the last edits seen by everybody', docs, SETTLE_MS);
  const again = server.restart('killed');
  // The clients that have these edits stay offline, so only the server can restore them.
  for (const client of clients) client.goOffline();
  await again;
  await expectSameDocument(server, clients);
  for (const client of clients) client.reconnect();
}

function reportStorm(clients: readonly LiveMember[]): void {
  const sum = (count: (client: LiveMember) => number) =>
    clients.reduce((total, client) => total + count(client), 0);
  report(
    `live layer: ${clients.length} clients, ${RESTARTS + 1} restarts, ${clients[0]?.topic.facts.length} facts, ` +
      `${sum((c) => c.edits)} edits, ${sum((c) => c.topic.repeated)} repeated and ${sum((c) => c.topic.gaps)} early facts dealt with`,
  );
}
