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
 * edits the same room. Prints medians and the longest pause of the event loop.
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const AUTHORS = 20;

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
  await fillLog(clusterId);

  const [live, other] = [open(ann, clusterId), open(ann, clusterId)];
  await waitFor('first sync', () => live.provider.synced && other.provider.synced, 60_000);
  const get = async (path: string) => {
    const answer = await sendRequest(server.url, 'GET', `/api/puzzle/${clusterId}/history${path}`, ann);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const { moments, next } = (await get('')).json<HistoryPage>();
  console.log(`${ROWS} rows; newest page: ${moments.length} moments, first: ${moments[0]?.text}`);
  const middle = moments.at(-1)?.updateId ?? 0;
  const restore = () =>
    sendRequest(server.url, 'POST', `/api/puzzle/${clusterId}/history/${middle}/restore`, ann);

  await measure('live edit until another client has it, alone', live.doc, other.doc, 20, async () => {});
  await measure('newest page', live.doc, other.doc, 20, () => get(''));
  await measure('older page', live.doc, other.doc, 10, () => get(`?before=${next ?? middle}`));
  await measure('past state, newest', live.doc, other.doc, 5, () => get(`/${moments[0]?.updateId ?? 0}`));
  await measure('past state, end of the page', live.doc, other.doc, 5, () => get(`/${middle}`));
  await measure('restore', live.doc, other.doc, 3, restore);
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
    const at = Number(seenBy.getMap('bench').get('edit'));
    const since = sent.get(at);
    if (since !== undefined) delays.push(performance.now() - since);
  };
  seenBy.getMap('bench').observe(observer);
  let edit = 0;
  let last = performance.now();
  let longest = 0;
  const ticker = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const editor = setInterval(() => {
    edit += 1;
    sent.set(edit, performance.now());
    doc.getMap('bench').set('edit', edit);
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
  seenBy.getMap('bench').unobserve(observer);
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const p99 = delays.sort((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? 0;
  const figures = [
    `median ${median(durations).toFixed(0)} ms (first ${durations[0]?.toFixed(0)}, worst ${Math.max(...durations).toFixed(0)})`,
    `${cores.toFixed(2)} cores, clients included`,
    `live edits p50 ${median(delays).toFixed(1)} p99 ${p99.toFixed(1)} ms`,
    `longest pause of the loop ${longest.toFixed(0)} ms`,
  ];
  console.log(`${label}: ${figures.join(' · ')}`);
}

function open(account: LiveAccount, clusterId: string) {
  const doc = new Y.Doc();
  return { doc, provider: openDocument(server, account, clusterId, doc) };
}

/** Fills the room's log as many people would over weeks: typing, dragging, some deleting. */
async function fillLog(clusterId: string): Promise<void> {
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
