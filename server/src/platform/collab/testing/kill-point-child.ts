import { PostgresUpdateStore } from '../store/postgres-update-store.ts';
import type { UpdateStore } from '../store/update-store.ts';
import { CollabHarness } from './collab-harness.ts';
import { connect } from './test-database.ts';

// Server process that ends itself with SIGKILL right before its n-th step: before and after every call of the store and
// after every broadcast. Prints its port on stdout.
const [url, schema, port, killAt] = process.argv.slice(2);
if (url === undefined || schema === undefined)
  throw new Error('usage: kill-point-child.ts URL SCHEMA PORT N');

let steps = 0;
function step(): void {
  steps += 1;
  if (steps === Number(killAt)) process.kill(process.pid, 'SIGKILL');
}

const inner = new PostgresUpdateStore(connect(url, schema, 2));
const store: UpdateStore = {
  append: (rows) => between(() => inner.append(rows)),
  claimClients: (claims) => between(() => inner.claimClients(claims)),
  load: (room) => between(() => inner.load(room)),
  findBehind: (positions) => between(() => inner.findBehind(positions)),
  loadMissing: (position, knownIds) => between(() => inner.loadMissing(position, knownIds)),
  saveSnapshot: (snapshot) => between(() => inner.saveSnapshot(snapshot)),
  saveCheckpoint: (checkpoint) => between(() => inner.saveCheckpoint(checkpoint)),
  dropCheckpoints: (room) => between(() => inner.dropCheckpoints(room)),
  rewrite: (room, change) => between(() => inner.rewrite(room, change)),
  getGeneration: (room) => between(() => inner.getGeneration(room)),
};

async function between<T>(call: () => Promise<T>): Promise<T> {
  step();
  const result = await call();
  step();
  return result;
}

const limits = { compactAfterRows: 4 };
const metrics = { broadcast: () => step() };
const harness = await CollabHarness.start({ store, limits, metrics }, Number(port ?? 0));
process.stdout.write(`${harness.address}\n`);
