import { afterEach, describe, expect, it } from 'vitest';
import { waitForSameState } from './platform/collab/testing/collab-harness.ts';
import { report } from './platform/collab/testing/report.ts';
import { fuzzSeed, SeededRandom } from './platform/collab/testing/seeded-random.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';
import { foundCluster, type LiveAccount, LiveClient, signUp } from './testing/live-client.ts';
import {
  expectAcknowledged,
  expectPresence,
  expectSameDocument,
  expectWholeTopic,
  SETTLE_MS,
} from './testing/live-expectations.ts';
import { LiveServer } from './testing/live-server.ts';
import { createTestDatabase } from './testing/test-database.ts';

const ACTS_PER_CLIENT = 40;
const RESTARTS = 3;

describe('the live layer under restarts, lost connections and offline time', () => {
  const undo: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  it('loses nothing, duplicates nothing and converges for every client', { timeout: 180_000 }, async () => {
    const random = new SeededRandom(fuzzSeed('live layer'));
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
    const clusterId = await foundCluster(server, founder);
    const clients = members.map((account) => new LiveClient(server, account, clusterId, random));
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
    await expectAcknowledged(server, database, clients);
    await killRightAfterSeen(server, clients);
    await expectPresence(members, clients);
    reportStorm(clients);
  });
});

/** All clients act at once while connections drop, clients go offline and the server restarts. */
async function runStorm(server: LiveServer, clients: LiveClient[], random: SeededRandom): Promise<void> {
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
async function killRightAfterSeen(server: LiveServer, clients: readonly LiveClient[]): Promise<void> {
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

function reportStorm(clients: readonly LiveClient[]): void {
  const sum = (count: (client: LiveClient) => number) =>
    clients.reduce((total, client) => total + count(client), 0);
  report(
    `live layer: ${clients.length} clients, ${RESTARTS + 1} restarts, ${clients[0]?.topic.facts.length} facts, ` +
      `${sum((c) => c.acknowledged.pieces.length)} pieces, ${sum((c) => c.acknowledged.reviews.length)} reviews, ` +
      `${sum((c) => c.topic.repeated)} repeated and ${sum((c) => c.topic.gaps)} early facts dealt with`,
  );
}
