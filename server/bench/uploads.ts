import { setTimeout as sleep } from 'node:timers/promises';
import * as Y from 'yjs';
import { makePicture } from '../src/areas/evidence/reading/testing/fixtures.ts';
import { waitFor } from '../src/platform/collab/testing/wait-for.ts';
import { foundCluster, openDocument, signUp } from '../src/testing/live-client.ts';
import { sendRequest } from '../src/testing/send-request.ts';
import { TestSocket } from '../src/testing/test-socket.ts';
import { startUploads, type UploadLoad } from '../src/testing/upload-thread.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { startThrowawayServer } from './throwaway.ts';

/**
 * Measures how uploads slow down the live layer: the round trip of a socket command and the delivery of an edit to another
 * client, without uploads, while two accounts upload 50 MiB files continuously, and while pictures are read. A worker thread
 * sends the uploads. `node server/bench/uploads.ts [seconds]`.
 */
const SECONDS = Number(process.argv[2] ?? 15);
const EVERY_MS = 10;

await using place = await startThrowawayServer();
const { server } = place;
await run();

async function run(): Promise<void> {
  const target = Object.assign(server, {
    sendUntilAnswered: (method: string, path: string, request: object) =>
      sendRequest(server.url, method, path, request),
  }) as unknown as Parameters<typeof signUp>[0];
  const [ann, bob] = [await signUp(target, `ann${process.pid}`), await signUp(target, `bob${process.pid}`)];
  const clusterId = await foundCluster(target, ann);
  const [here, there] = [new Y.Doc(), new Y.Doc()];
  const providers = [openDocument(server, ann, clusterId, here), openDocument(server, bob, clusterId, there)];
  await waitFor('first sync', () => providers.every(({ synced }) => synced), 60_000);
  const socket = await TestSocket.connect(server.url, { cookie: ann.cookie });
  const picture = await makePicture('Your account is locked\nPay the release fee\nof 500 USD today');

  console.log(describeMachine());
  const people = { url: server.url, cookies: [ann.cookie, bob.cookie], times: null };
  const large: UploadLoad = {
    ...people,
    fileName: 'large.txt',
    content: new Uint8Array(),
    sizeBytes: 52_428_800,
  };
  const pictures: UploadLoad = {
    ...people,
    fileName: 'shot.png',
    content: new Uint8Array(picture),
    sizeBytes: 0,
  };
  await measure('alone', here, there, socket, null);
  await measure('two people upload 50 MiB each', here, there, socket, large);
  await measure('two people upload pictures, which are read', here, there, socket, pictures);
  socket.close();
  for (const provider of providers) provider.destroy();
  for (const doc of [here, there]) doc.destroy();
}

/** Sends commands and edits for some seconds, with or without concurrent uploads, and prints their times. */
async function measure(
  label: string,
  here: Y.Doc,
  there: Y.Doc,
  socket: TestSocket,
  load: UploadLoad | null,
): Promise<void> {
  const uploads: number[] = [];
  const worker = load && startUploads(load, ({ tookMs }) => uploads.push(tookMs));
  const trips: number[] = [];
  const edits: number[] = [];
  const observer = () => edits.push(performance.now() - Number(there.getMap('bench').get('sentAt')));
  there.getMap('bench').observe(observer);
  let last = performance.now();
  let longest = 0;
  const ticker = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const until = performance.now() + SECONDS * 1_000;
  while (performance.now() < until) {
    const sentAt = performance.now();
    here.getMap('bench').set('sentAt', sentAt);
    await socket.subscribe('chain');
    trips.push(performance.now() - sentAt);
    await sleep(EVERY_MS);
  }
  clearInterval(ticker);
  there.getMap('bench').unobserve(observer);
  await worker?.terminate();
  const figures = [
    `command and answer p50 ${at(trips, 0.5)} p99 ${at(trips, 0.99)} ms`,
    `an edit until another has it p50 ${at(edits, 0.5)} p99 ${at(edits, 0.99)} ms`,
    `longest pause of the loop ${longest.toFixed(0)} ms`,
    ...(load ? [`${uploads.length} uploads, median ${at(uploads, 0.5)} ms`] : []),
  ];
  console.log(`${label}: ${figures.join(' · ')}`);
}

function at(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}
