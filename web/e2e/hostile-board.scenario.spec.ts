import {
  HOSTILE_EDITS,
  HOSTILE_PRESENCE,
  type HostileEdit,
} from '@fap/shared/puzzle/testdata/hostile-documents.ts';
import type { Page, WebSocketRoute } from '@playwright/test';
import * as Y from 'yjs';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';
import { PuzzlePage } from './pages/puzzle-page.ts';

const ROUNDS = 6;
/** FUZZ_SEED repeats a run. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** Sends messages to a page in the server's name: the server refuses such documents today, but may have stored some. */
async function speakForServer(
  page: Page,
): Promise<{ say: (message: Uint8Array) => void; connections: () => number }> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/yjs\//u, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      // The server would refuse the page's own writes to such a document and close the connection.
      const isDocumentWrite = typeof message !== 'string' && message[0] === 0 && message[1] !== 0;
      if (!isDocumentWrite) server.send(message);
    });
  });
  return {
    say: (message) => sockets.at(-1)?.send(Buffer.from(message)),
    connections: () => sockets.length,
  };
}

/** A number in the protocol's variable-length encoding: seven bits per byte, the lowest first. */
function varUint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

const withLength = (body: Uint8Array): Uint8Array => Buffer.concat([Buffer.from(varUint(body.length)), body]);

function updateOf(edits: readonly HostileEdit[]): Uint8Array {
  const doc = new Y.Doc();
  for (const edit of edits) edit.write(doc);
  return Buffer.concat([Buffer.of(0, 2), withLength(Y.encodeStateAsUpdate(doc))]);
}

function presenceOf(state: unknown, client: number): Uint8Array {
  const text = withLength(Buffer.from(JSON.stringify(state)));
  const update = Buffer.concat([Buffer.from([1, ...varUint(client), 1]), text]);
  return Buffer.concat([Buffer.of(1), withLength(update)]);
}

/** The items in random order, the same for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 2 ** 31;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

// Without edits that give a root another type than the page opened it with: there Yjs itself throws.
const WRITABLE = HOSTILE_EDITS.filter(({ name }) => !name.includes('under the name of'));

test('the page stays usable with any document and any presence state', async ({ newContext, newActor }) => {
  test.setTimeout(120_000);
  const { clusterId } = await foundCluster(await newContext());
  const ana = await newActor('Ana Alder');
  const errors: string[] = [];
  ana.page.on('pageerror', (error) => errors.push(`${error.message}\n${error.stack}`));
  const { say, connections } = await speakForServer(ana.page);
  const puzzle = new PuzzlePage(ana.page);
  await puzzle.open(clusterId);
  const isUsable = async (round: string) => {
    const text = `Still here ${round}`;
    await puzzle.addCard(text);
    await expect(puzzle.card(text)).toBeVisible();
    await puzzle.typeNotes(`Notes ${round}. `);
    await expect(puzzle.notes).toContainText(`Notes ${round}`);
    await expect(ana.page.getByText('We could not show')).toHaveCount(0);
    expect(errors, `FUZZ_SEED=${SEED}`).toEqual([]);
  };

  for (let round = 0; round < ROUNDS; round++) {
    const edits = shuffled(WRITABLE, SEED + round);
    for (const edit of edits.slice(0, 12)) say(updateOf([edit]));
    for (const [i, state] of shuffled(HOSTILE_PRESENCE, SEED + round).entries()) {
      const user = { id: `stranger-${i}`, name: 'Stranger', color: '#123456' };
      say(presenceOf({ user, ...state }, 1_000 + round * 100 + i));
    }
    await isUsable(String(round));
  }
  expect(connections(), 'all messages went over one connection').toBe(1);
  for (const edit of WRITABLE) say(updateOf([edit]));
  await isUsable('at last');
});
