import type { Claim, Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { fingerprintOf, waitForSameState } from './platform/collab/testing/collab-harness.ts';
import { report } from './platform/collab/testing/report.ts';
import { fuzzSeed, SeededRandom } from './platform/collab/testing/seeded-random.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';
import { foundCluster, type LiveAccount, LiveClient, openDocument, signUp } from './testing/live-client.ts';
import { LiveServer } from './testing/live-server.ts';
import type { LiveFact } from './testing/live-topic.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const ACTS_PER_CLIENT = 40;
const RESTARTS = 3;
const SETTLE_MS = 30_000;

describe('the live layer under restarts, lost connections and offline time', () => {
  const undo: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  it('loses nothing, doubles nothing and ends the same for everybody', { timeout: 180_000 }, async () => {
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
    for (const client of clients) client.comeBack();
    expect(clients.flatMap((client) => client.unexpected)).toEqual([]);
    expect(server.exitCodes, 'every stop that was asked for went well').toEqual(
      server.exitCodes.map(() => 0),
    );

    await expectSameDocument(server, clients);
    await expectWholeTopic(database, clients);
    await expectAcknowledged(server, database, clients);
    await killRightAfterSeen(server, clients);
    await waitFor(
      'everybody to be seen by all others under their own name',
      () => clients.every((client) => seenBy(client) === namesBut(members, client)),
      SETTLE_MS,
    ).catch((error: Error) => {
      throw new Error(`${error.message}; seen: ${clients.map(seenBy).join(' | ')}`);
    });
    reportStorm(clients);
  });
});

/** Everybody works at once while connections drop, people go offline and the server ends and comes back. */
async function runStorm(server: LiveServer, clients: LiveClient[], random: SeededRandom): Promise<void> {
  let done = 0;
  const total = clients.length * ACTS_PER_CLIENT;
  const work = clients.map(async (client) => {
    for (let act = 0; act < ACTS_PER_CLIENT; act++) {
      for (let edits = random.below(4); edits > 0; edits--) client.edit();
      const fate = random.next();
      if (fate < 0.08) client.drop();
      else if (fate < 0.14) client.goOffline();
      else if (fate < 0.3) client.comeBack();
      await client.act();
      done += 1;
    }
  });
  const restarts = (async () => {
    for (let restart = 1; restart <= RESTARTS; restart++) {
      const due = Math.floor((total * restart) / (RESTARTS + 1)) - random.below(8);
      await waitFor(`act ${due} of ${total}`, () => done >= due, 60_000);
      const again = server.restart(random.next() < 0.4 ? 'graceful' : 'killed');
      // People go on editing what they have while the server is away.
      for (const client of clients) for (let edits = random.below(6); edits > 0; edits--) client.edit();
      await again;
    }
  })();
  await Promise.all([...work, restarts]);
}

/** What somebody else has seen is there for good: the server alone still has it, killed the moment it was seen. */
async function killRightAfterSeen(server: LiveServer, clients: readonly LiveClient[]): Promise<void> {
  for (const client of clients) for (let edits = 0; edits < 5; edits++) client.edit();
  const docs = clients.map(({ doc }) => doc);
  await waitForSameState('the last edits seen by everybody', docs, SETTLE_MS);
  const again = server.restart('killed');
  // Nobody who has them brings them back.
  for (const client of clients) client.goOffline();
  await again;
  await expectSameDocument(server, clients);
  for (const client of clients) client.comeBack();
}

/** All documents are equal, and so is one that is opened only now. */
async function expectSameDocument(server: LiveServer, clients: readonly LiveClient[]): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error('there is no client');
  const late = new Y.Doc();
  const provider = openDocument(server, first.account, first.clusterId, late);
  try {
    const docs = [...clients.map(({ doc }) => doc), late];
    await waitForSameState('the same document everywhere', docs, SETTLE_MS).catch((error: Error) => {
      const providers = [...clients.map((client) => client.provider), provider];
      throw new Error(`${error.message}; ${providers.map(describeProvider).join(' | ')}`);
    });
    const [content, ...others] = docs.map((doc) => [
      doc.getMap('pieces').toJSON(),
      doc.getMap('links').toJSON(),
      doc.getXmlFragment('notes').toJSON(),
    ]);
    for (const other of others) expect(other).toEqual(content);
    expect(fingerprintOf(late)).toContain('"isWaiting":false');
  } finally {
    provider.destroy();
    late.destroy();
  }
}

/** What is to be known of a connection that did not come to the end. */
function describeProvider({
  wsconnected,
  wsconnecting,
  synced,
  ws,
  shouldConnect,
  doc,
}: WebsocketProvider): string {
  const clocks = [...Y.decodeStateVector(Y.encodeStateVector(doc)).values()].reduce(
    (sum, clock) => sum + clock,
    0,
  );
  const states = {
    wsconnected,
    wsconnecting,
    synced,
    shouldConnect,
    readyState: ws?.readyState ?? null,
    clocks,
  };
  return JSON.stringify(states);
}

/** Each client has every fact of the topic once, in order, as the log has it. */
async function expectWholeTopic({ sql }: TestDatabase, clients: readonly LiveClient[]): Promise<void> {
  for (const { clusterId, topic, account } of clients) {
    const rows = await sql<{ seq: number; name: string; payload: object }[]>`
      select seq::int as seq, name, payload from topic_event where topic = ${puzzleTopic(clusterId)} order by seq`;
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
    await waitFor(`the last fact at ${account.displayName}`, () => topic.last >= rows.length, SETTLE_MS);
    expect(topic.facts.map(({ name, payload }) => [payload.seq, name])).toEqual(
      rows.map((row) => [row.seq, row.name]),
    );
    for (const [index, row] of rows.entries()) expect(topic.facts[index]?.payload).toMatchObject(row.payload);
  }
}

/** Everything the server said yes to exists once and was rewarded once; what facts tell is what a read tells. */
async function expectAcknowledged(
  server: LiveServer,
  { sql }: TestDatabase,
  clients: readonly LiveClient[],
): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error('there is no client');
  const { cookie } = first.account;
  const puzzle = (
    await server.sendUntilAnswered('GET', `/api/puzzle/${first.clusterId}`, { cookie })
  ).json<Puzzle>();
  const pieces = clients.flatMap(({ acknowledged }) => acknowledged.pieces);
  const stored = puzzle.contributions.filter(({ origin }) => origin === 'agent');
  expect(stored.map(({ id, content }) => `${id} ${content}`).sort()).toEqual(
    pieces.map(({ id, content }) => `${id} ${content}`).sort(),
  );
  for (const { pieceId, reviewer } of clients.flatMap(({ acknowledged }) => acknowledged.reviews)) {
    const reviews = puzzle.contributions.find(({ id }) => id === pieceId)?.reviews ?? [];
    expect(reviews.filter((review) => review.reviewer.displayName === reviewer)).toHaveLength(1);
  }
  await waitFor(
    'a reward for every piece',
    async () => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from reward_entry where reason = 'piece-submitted'`;
      return row?.count === pieces.length;
    },
    SETTLE_MS,
  );
  for (const client of clients) {
    const told = layersAndClaims(client.topic.facts);
    for (const layer of told.layers) expect(puzzle.layers[layer.layer - 1]).toEqual(layer);
    const running = told.claims.filter((claim) => Date.parse(claim.expiresAt) > Date.now());
    expect(running.sort((a, b) => a.layer - b.layer)).toEqual(
      [...puzzle.claims].sort((a, b) => a.layer - b.layer),
    );
  }
}

/** The layers and claims as somebody knows them who only listened. */
function layersAndClaims(facts: readonly LiveFact[]): { layers: PuzzleLayer[]; claims: Claim[] } {
  const layers = new Map<number, PuzzleLayer>();
  const claims = new Map<number, Claim>();
  for (const { name, payload } of facts) {
    if (name === 'puzzle:layer') {
      const layer = payload.layer as PuzzleLayer;
      layers.set(layer.layer, layer);
    }
    if (name === 'puzzle:claim') {
      const claim = payload.claim as Claim | null;
      if (claim) claims.set(claim.layer, claim);
      else claims.delete(payload.layer as number);
    }
  }
  return { layers: [...layers.values()], claims: [...claims.values()] };
}

/** The others as somebody's awareness shows them. */
function seenBy({ provider: { awareness } }: LiveClient): string {
  return [...awareness.getStates()]
    .filter(([clientId]) => clientId !== awareness.clientID)
    .map(([, state]) => (state.user as { name?: string } | undefined)?.name ?? 'nobody')
    .sort()
    .join();
}

function namesBut(members: readonly LiveAccount[], client: LiveClient): string {
  return members
    .filter((member) => member !== client.account)
    .map((member) => member.displayName)
    .sort()
    .join();
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
