import { setTimeout as sleep } from 'node:timers/promises';
import { addCard, boardPieces, changePiece } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import type { HistoryPage } from '@fap/shared/puzzle/history.ts';
import * as Y from 'yjs';
import { addParagraph, textsOf } from '../src/areas/puzzle/history/testing/log-maker.ts';
import { SeededRandom } from '../src/platform/collab/testing/seeded-random.ts';
import { waitFor } from '../src/platform/collab/testing/wait-for.ts';
import { connectDatabase } from '../src/platform/postgres/database.ts';
import { foundCluster, type LiveAccount, openDocument, signUp } from '../src/testing/live-client.ts';
import { sendRequest } from '../src/testing/send-request.ts';
import { startThrowawayServer } from './throwaway.ts';

/**
 * Measures the history of a room with many log rows (default 100,000): its pages, past versions and a restore, while a client
 * drags a card in the same room. Prints medians and the longest pause of the event loop, first as the room is found, then
 * with its checkpoints. Fails when it measured nothing.
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const AUTHORS = 20;
/** The card that the client drags. */
const DRAGGED = 'dragged-by-the-bench';
/** Longest wait for the next checkpoint: when none has come for so long, all are there. */
const NO_MORE_MS = 5_000;
let edits = 0;

await using place = await startThrowawayServer();
const { server } = place;
const database = connectDatabase(place.databaseUrl, { max: 2 });
try {
  await run();
} finally {
  await database.close();
}

async function run(): Promise<void> {
  const target = Object.assign(server, {
    sendUntilAnswered: (method: string, path: string, request: object) =>
      sendRequest(server.url, method, path, request),
  }) as unknown as Parameters<typeof signUp>[0];
  const ann = await signUp(target, `ann${process.pid}`);
  const clusterId = await foundCluster(target, ann);
  const firstId = await fillLog(clusterId);

  const [live, other] = [open(ann, clusterId), open(ann, clusterId)];
  await waitFor('first sync', () => live.provider.synced && other.provider.synced, 60_000);
  const get = async (path: string) => {
    const answer = await sendRequest(server.url, 'GET', `/api/puzzle/${clusterId}/history${path}`, ann);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  addCard(live.doc, DRAGGED, { layer: 1, label: 'Dragged', kind: 'note', by: 'Ann' });
  const { moments, next } = (await get('')).json<HistoryPage>();
  console.log(`${ROWS} rows; newest page: ${moments.length} moments, first: ${moments[0]?.text}`);
  const middle = moments.at(-1)?.updateId ?? 0;
  const restore = () =>
    sendRequest(server.url, 'POST', `/api/puzzle/${clusterId}/history/${middle}/restore`, ann);
  const timed = (label: string, times: number, task: () => Promise<unknown>) =>
    measure(label, live.doc, other.doc, times, task);

  await timed('past state without checkpoints', 1, () => get(`/${middle}`));
  await waitForCheckpoints(puzzleRoom(clusterId));
  await timed('live edit until another client has it, alone', 20, () => sleep(50));
  await timed('newest page', 20, () => get(''));
  await timed('older page', 10, () => get(`?before=${next ?? middle}`));
  await timed('past state, newest', 5, () => get(`/${moments[0]?.updateId ?? 0}`));
  await timed('past state, end of the page', 5, () => get(`/${middle}`));
  await timed('past state, long ago', 5, () => get(`/${firstId + Math.floor(ROWS / 3)}`));
  await timed('restore', 3, restore);
  for (const { doc, provider } of [live, other]) {
    provider.destroy();
    doc.destroy();
  }
}

/** Runs a task several times while the document is edited every 20 ms; prints its median, live delays and pauses. */
async function measure(
  label: string,
  doc: Y.Doc,
  seenBy: Y.Doc,
  times: number,
  task: () => Promise<unknown>,
): Promise<void> {
  const delays: number[] = [];
  const sent = new Map<number, number>();
  const observer = () => {
    const since = sent.get(boardPieces(seenBy).get(DRAGGED)?.x ?? -1);
    if (since !== undefined) delays.push(performance.now() - since);
  };
  boardPieces(seenBy).observe(observer);
  let last = performance.now();
  let longest = 0;
  const ticker = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const editor = setInterval(() => {
    edits += 1;
    sent.set(edits, performance.now());
    changePiece(doc, DRAGGED, { x: edits });
  }, 20);
  const durations: number[] = [];
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  for (let index = 0; index < times; index++) {
    const startedAt = performance.now();
    await task();
    durations.push(performance.now() - startedAt);
  }
  const cpu = process.cpuUsage(cpuBefore);
  const cores = (cpu.user + cpu.system) / 1000 / (performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, 300));
  clearInterval(editor);
  clearInterval(ticker);
  boardPieces(seenBy).unobserve(observer);
  if (delays.length === 0) throw new Error(`${label}: no edit arrived, so nothing was measured`);
  const share = (values: readonly number[], part: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
  const figures = [
    `median ${share(durations, 0.5).toFixed(0)} ms (first ${durations[0]?.toFixed(0)}, worst ${Math.max(...durations).toFixed(0)})`,
    `${cores.toFixed(2)} cores, clients included`,
    `live edits p50 ${share(delays, 0.5).toFixed(1)} p99 ${share(delays, 0.99).toFixed(1)} ms`,
    `longest pause of the loop ${longest.toFixed(0)} ms`,
  ];
  console.log(`${label}: ${figures.join(' · ')}`);
}

/** Waits until no more checkpoints are made; says what they cost. */
async function waitForCheckpoints(room: string): Promise<void> {
  const startedAt = performance.now();
  let [count, since] = [0, startedAt];
  while (performance.now() - since < NO_MORE_MS) {
    await sleep(50);
    const [made] = await database.sql<{ count: number }[]>`
      select count(*)::int as count from collab_checkpoint where room = ${room}`;
    if (made && made.count > count) [count, since] = [made.count, performance.now()];
  }
  if (count === 0) throw new Error('no checkpoint was made');
  const [kept] = await database.sql<Record<string, number>[]>`
    select sum(octet_length(bytes))::float8 as bytes, sum(pg_column_size(bytes))::float8 as stored,
      max(octet_length(bytes))::float8 as largest,
      (select sum(octet_length(bytes)) from collab_update where room = ${room})::float8 as log
    from collab_checkpoint where room = ${room}`;
  const mb = (bytes = 0) => `${(bytes / 1_000_000).toFixed(2)} MB`;
  console.log(
    `${count} checkpoints in ${((since - startedAt) / 1_000).toFixed(1)} s: ${mb(kept?.bytes)}, on the disk ${mb(kept?.stored)}, ` +
      `the largest ${mb(kept?.largest)}; updates of the log ${mb(kept?.log)}`,
  );
}

function open(account: LiveAccount, clusterId: string) {
  const doc = new Y.Doc();
  return { doc, provider: openDocument(server, account, clusterId, doc) };
}

/** Fills the room's log as many people would over weeks: typing, dragging, some deleting. Returns the id of its first row. */
async function fillLog(clusterId: string): Promise<number> {
  const random = new SeededRandom(7);
  const doc = new Y.Doc({ gc: false });
  const rows: { account_id: string; bytes: Buffer; client: number; created_at: string }[] = [];
  let at = Date.now() - ROWS * 20_000;
  let author = 0;
  doc.on('update', (bytes: Uint8Array) => {
    at += 2_000;
    rows.push({
      account_id: `author-${author}`,
      bytes: Buffer.from(bytes),
      client: doc.clientID,
      created_at: new Date(at).toISOString(),
    });
  });
  for (let index = 0; index < 40; index++) addParagraph(doc, `Paragraph ${index}. `);
  const texts = textsOf(doc);
  while (rows.length < ROWS) {
    if (random.next() < 0.01) {
      author = random.below(AUTHORS);
      doc.clientID = 1_000 + author;
      if (random.next() < 0.3) at += 15 * 60_000;
    }
    const text = random.pick(texts);
    if (random.next() < 0.5) text.insert(random.below(text.length + 1), random.pick(['a', 'word ', 'x']));
    else if (random.next() < 0.3 && text.length > 20) text.delete(random.below(text.length - 3), 2);
    else
      doc.getMap('pieces').set(`card-${random.below(60)}`, {
        layer: 1 + random.below(14),
        x: random.below(900),
        y: random.below(900),
        label: 'A card of the board with some words',
        kind: 'note',
        by: `Author ${author}`,
      });
  }
  for (let start = 0; start < rows.length; start += 2_000) {
    const batch = rows.slice(start, start + 2_000).map(({ client, ...row }) => ({
      ...row,
      room: puzzleRoom(clusterId),
      connection_id: 'bench',
      client_ids: [client],
    }));
    await database.sql`insert into collab_update ${database.sql(batch)}`;
  }
  await database.sql`analyze collab_update`;
  await buildSnapshot(puzzleRoom(clusterId), rows);
  const [first] = await database.sql<{ id: number }[]>`
    select min(id)::float8 as id from collab_update where room = ${puzzleRoom(clusterId)}`;
  return first?.id ?? 0;
}

/** Builds the snapshot as compaction would: all but the newest rows, merged 500 at a time. */
async function buildSnapshot(room: string, rows: readonly { bytes: Buffer }[]): Promise<void> {
  let parts: Uint8Array[] = rows.slice(0, -200).map(({ bytes }) => bytes);
  while (parts.length > 1) {
    const merged: Uint8Array[] = [];
    for (let start = 0; start < parts.length; start += 500)
      merged.push(Y.mergeUpdates(parts.slice(start, start + 500)));
    parts = merged;
  }
  const [bytes = Uint8Array.of(0, 0)] = parts;
  const vector = Y.encodeStateVectorFromUpdate(bytes);
  await database.sql`
    insert into collab_snapshot (room, last_update_id, bytes, state_vector)
    select ${room}, id, ${Buffer.from(bytes)}, ${Buffer.from(vector)} from collab_update
    where room = ${room} order by id desc offset 200 limit 1`;
  console.log(`snapshot of ${(bytes.length / 1_000_000).toFixed(2)} MB`);
}
