import type { Claim, Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { expect } from 'vitest';
import type { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { fingerprintOf, waitForSameState } from '../platform/collab/testing/collab-harness.ts';
import { waitFor } from '../platform/collab/testing/wait-for.ts';
import type { LiveClient } from './live-client.ts';
import { type LiveAccount, type LiveMember, openRoom } from './live-member.ts';
import type { LiveAddress } from './live-server.ts';
import type { LiveFact } from './live-topic.ts';
import type { TestDatabase } from './test-database.ts';

export const SETTLE_MS = 30_000;

/** Expects that all documents are equal, a newly opened one too. */
export async function expectSameDocument(server: LiveAddress, clients: readonly LiveMember[]): Promise<void> {
  const [first] = clients;
  if (!first) throw new Error('there is no client');
  const late = new Y.Doc();
  const provider = openRoom(server, first.account, first.room, late);
  try {
    const docs = [...clients.map(({ doc }) => doc), late];
    await waitForSameState('the same document everywhere', docs, SETTLE_MS).catch((error: Error) => {
      const providers = [...clients.map((client) => client.provider), provider];
      throw new Error(`${error.message}; ${providers.map(describeProvider).join(' | ')}`);
    });
    const [content, ...others] = docs.map((doc) => first.contentOf(doc));
    for (const other of others) expect(other).toEqual(content);
    expect(fingerprintOf(late)).toContain('"isWaiting":false');
  } finally {
    provider.destroy();
    late.destroy();
  }
}

/** Describes a connection for the error message when the documents differ. */
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

/** Expects that each client has every fact of the topic once, in the order of the log. */
export async function expectWholeTopic({ sql }: TestDatabase, clients: readonly LiveMember[]): Promise<void> {
  for (const { topicName, topic, account } of clients) {
    const rows = await sql<{ seq: number; name: string; payload: object }[]>`
      select seq::int as seq, name, payload from topic_event where topic = ${topicName} order by seq`;
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
    await waitFor(`the last fact at ${account.displayName}`, () => topic.last >= rows.length, SETTLE_MS);
    expect(topic.facts.map(({ name, payload }) => [payload.seq, name])).toEqual(
      rows.map((row) => [row.seq, row.name]),
    );
    for (const [index, row] of rows.entries()) expect(topic.facts[index]?.payload).toMatchObject(row.payload);
  }
}

/** Expects that all acknowledged writes exist once and were rewarded once, and that facts and reads agree. */
export async function expectAcknowledged(
  server: LiveAddress,
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
  const stored = await sql<{ piece: string }[]>`
    select id || ' ' || content as piece from contribution
    where cluster_id = ${first.clusterId} and origin = 'agent'`;
  expect(stored.map(({ piece }) => piece).sort()).toEqual(
    pieces.map(({ id, content }) => `${id} ${content}`).sort(),
  );
  const reviews = await sql<{ review: string; count: number }[]>`
    select contribution_id || ' ' || display_name as review, count(*)::int as count
    from contribution_review join account on account.id = reviewer_id group by 1`;
  const counts = new Map(reviews.map(({ review, count }) => [review, count]));
  for (const { pieceId, reviewer } of clients.flatMap(({ acknowledged }) => acknowledged.reviews))
    expect(counts.get(`${pieceId} ${reviewer}`)).toBe(1);
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
    const told = replayFacts(client.topic.facts);
    for (const layer of told.layers) expect(puzzle.layers[layer.layer - 1]).toEqual(layer);
    const running = told.claims.filter((claim) => Date.parse(claim.expiresAt) > Date.now());
    expect(running.sort((a, b) => a.layer - b.layer)).toEqual(
      [...puzzle.claims].sort((a, b) => a.layer - b.layer),
    );
  }
}

/** The layers and claims according to the facts alone. */
function replayFacts(facts: readonly LiveFact[]): { layers: PuzzleLayer[]; claims: Claim[] } {
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

/** The other clients in this client's awareness. */
function listSeen({ provider: { awareness } }: LiveMember): string {
  return [...awareness.getStates()]
    .filter(([clientId]) => clientId !== awareness.clientID)
    .map(([, state]) => (state.user as { name?: string } | undefined)?.name ?? 'nobody')
    .sort()
    .join();
}

function listOtherNames(members: readonly LiveAccount[], client: LiveMember): string {
  return members
    .filter((member) => member !== client.account)
    .map((member) => member.displayName)
    .sort()
    .join();
}

/** Waits until every client is in the awareness of all others under its own name. */
export async function expectPresence(
  members: readonly LiveAccount[],
  clients: readonly LiveMember[],
): Promise<void> {
  await waitFor(
    'everybody to be seen by all others under their own name',
    () => clients.every((client) => listSeen(client) === listOtherNames(members, client)),
    SETTLE_MS,
  ).catch((error: Error) => {
    throw new Error(`${error.message}; seen: ${clients.map(listSeen).join(' | ')}`);
  });
}
