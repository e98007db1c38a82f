import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
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
import { LiveInstallation } from './testing/live-installation.ts';
import { RedisProcess } from './testing/redis-process.ts';
import { sendRequest } from './testing/send-request.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const MIN_DEATHS = 5;
const MAX_PEACE_MS = 2_000;
const PROCESSES = 3;
/** For a soak test: eight clients work this long while processes are killed. */
const SOAK_MINUTES = Number(process.env.SOAK_MINUTES ?? 0);
const STORM_TIMEOUT_MS = 240_000 + SOAK_MINUTES * 60_000;

interface Scene {
  redis: RedisProcess;
  database: TestDatabase;
  installation: LiveInstallation;
}

describe('several processes act as one', { timeout: 240_000 }, () => {
  const undo: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  const start = async (processes: number): Promise<Scene> => {
    const redis = await RedisProcess.start();
    undo.push(() => redis.kill());
    const database = await createTestDatabase();
    undo.push(() => database.close());
    const installation = await LiveInstallation.start(processes, database.url, redis.url);
    undo.push(() => installation.stop());
    return { redis, database, installation };
  };
  const signUpMany = async ({ installation }: Scene, count: number, mark: number) => {
    const accounts: LiveAccount[] = [];
    for (let i = 0; i < count; i++) accounts.push(await signUp(installation, `agent-${i}-${mark}`));
    return accounts;
  };
  /** Makes a client that connects to one process only. */
  const clientAt = (
    scene: Scene,
    index: number,
    account: LiveAccount,
    clusterId: string,
    random: SeededRandom,
  ) => {
    const client = new LiveClient(
      {
        url: scene.installation.addressOf(index),
        sendUntilAnswered: (method, path, request) =>
          sendRequest(scene.installation.addressOf(index), method, path, request),
      },
      account,
      clusterId,
      random,
    );
    undo.push(() => client.close());
    return client;
  };

  it('loses nothing and duplicates nothing while processes and Redis are killed', {
    timeout: STORM_TIMEOUT_MS,
  }, async () => {
    const random = new SeededRandom(fuzzSeed('several processes'));
    const scene = await start(PROCESSES);
    const { installation, database } = scene;
    const [founder, ...members] = await signUpMany(scene, SOAK_MINUTES > 0 ? 9 : 5, random.below(2 ** 30));
    if (!founder) throw new Error('nobody signed up');
    const clusterId = await foundCluster(installation, founder);
    const clients = members.map((account) => new LiveClient(installation, account, clusterId, random));
    undo.push(() => {
      for (const client of clients) client.close();
    });

    const deaths = await runStorm(scene, clients, random);

    for (const client of clients) client.reconnect();
    expect(clients.flatMap((client) => client.unexpected)).toEqual([]);
    await expectSameDocument(installation, clients);
    await expectWholeTopic(database, clients);
    await expectAcknowledged(installation, database, clients);
    await expectPresence(members, clients);
    report(
      `several processes: ${clients.length} clients, ${clients[0]?.topic.facts.length} facts, ` +
        `${clients.reduce((sum, client) => sum + client.edits, 0)} edits, ${deaths} deaths`,
    );
  });

  it('show at one process what happens at another, at once', async () => {
    const random = new SeededRandom(1);
    const scene = await start(2);
    const members = await signUpMany(scene, 2, random.below(2 ** 30));
    const [ann, bob] = members;
    if (!ann || !bob) throw new Error('nobody signed up');
    const clusterId = await foundCluster(scene.installation, ann);
    const here = clientAt(scene, 0, ann, clusterId, random);
    const there = clientAt(scene, 1, bob, clusterId, random);
    await waitFor('both to sync', () => here.provider.synced && there.provider.synced);
    await expectPresence(members, [here, there]);
    const startedAt = performance.now();
    for (let edit = 0; edit < 20; edit++) here.edit();
    await waitForSameState('the edits at the other process', [here.doc, there.doc]);
    const tookMs = performance.now() - startedAt;
    await Promise.all(Array.from({ length: 5 }, () => here.act()));
    await waitFor('the facts at both', () => here.topic.last > 0 && here.topic.last === there.topic.last);
    report(`20 edits reached the other process after ${tookMs.toFixed(0)} ms`);

    here.close();
    await waitFor('ann to be gone for bob', () => there.provider.awareness.getStates().size === 1, 5_000);
  });

  it.each(['up', 'away'] as const)(
    'cut a session everywhere within a second of its end at one process, with Redis %s',
    async (state) => {
      const random = new SeededRandom(2);
      const scene = await start(2);
      const [ann] = await signUpMany(scene, 1, random.below(2 ** 30));
      if (!ann) throw new Error('nobody signed up');
      const clusterId = await foundCluster(scene.installation, ann);
      const client = clientAt(scene, 1, ann, clusterId, random);
      await waitFor('the document and the topic', () => client.provider.synced && client.topic.isConnected);
      if (state === 'away') {
        await scene.redis.kill();
        // Time for the process to notice that the bus is down.
        await new Promise((resolve) => setTimeout(resolve, 5_000));
      }
      let code: number | null = null;
      client.provider.on('connection-close', (event) => {
        code ??= event?.code ?? null;
      });
      const startedAt = performance.now();
      await sendRequest(scene.installation.addressOf(0), 'POST', '/api/logout', { cookie: ann.cookie });
      await waitFor('both connections to be cut', () => code !== null && !client.topic.isConnected, 5_000);
      const tookMs = performance.now() - startedAt;
      expect(code).toBe(4401);
      expect(tookMs).toBeLessThan(state === 'up' ? 1_000 : 1_500);
      const refused = await new Promise<number>((resolve) => {
        const address = `${scene.installation.addressOf(1).replace('http', 'ws')}/yjs/puzzle:${clusterId}`;
        const socket = new WebSocket(address, { headers: { cookie: ann.cookie } });
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
        socket.once('open', () => resolve(101));
        socket.once('error', () => undefined);
      });
      expect(refused).toBe(401);
    },
  );

  it('go on without Redis: edits and facts arrive within seconds through the database', async () => {
    const random = new SeededRandom(3);
    const scene = await start(2);
    const [ann, bob] = await signUpMany(scene, 2, random.below(2 ** 30));
    if (!ann || !bob) throw new Error('nobody signed up');
    const clusterId = await foundCluster(scene.installation, ann);
    const here = clientAt(scene, 0, ann, clusterId, random);
    const there = clientAt(scene, 1, bob, clusterId, random);
    await waitFor('both to sync', () => here.provider.synced && there.provider.synced);
    scene.redis.hang();
    for (let edit = 0; edit < 10; edit++) here.edit();
    await here.act();
    await waitForSameState('edits without Redis', [here.doc, there.doc], SETTLE_MS);
    await waitFor('facts without Redis', () => here.topic.last === there.topic.last, SETTLE_MS);
    scene.redis.resume();
  });
});

/** All clients act while processes and Redis are killed or stopped and restarted; gives how often. */
async function runStorm(
  { installation, redis }: Scene,
  clients: readonly LiveClient[],
  random: SeededRandom,
): Promise<number> {
  const endsAt = performance.now() + SOAK_MINUTES * 60_000;
  let deaths = 0;
  let isOver = false;
  const work = clients.map(async (client) => {
    while (!isOver) {
      for (let edits = random.below(4); edits > 0; edits--) client.edit();
      const fate = random.next();
      if (fate < 0.08) client.drop();
      else if (fate < 0.14) client.goOffline();
      else if (fate < 0.3) client.reconnect();
      await client.act();
      await new Promise((resolve) => setTimeout(resolve, random.below(400)));
    }
  });
  const death = async () => {
    deaths += 1;
    if (deaths % 3 === 0) {
      await redis.kill();
      await new Promise((resolve) => setTimeout(resolve, random.below(2_500)));
      return redis.start();
    }
    const index = random.below(installation.size);
    await (random.next() < 0.7 ? installation.killProcess(index) : installation.stopProcess(index));
    return installation.startProcess(index);
  };
  while (deaths < MIN_DEATHS || performance.now() < endsAt) {
    await new Promise((resolve) => setTimeout(resolve, random.below(MAX_PEACE_MS)));
    await death();
  }
  isOver = true;
  await Promise.all(work);
  return deaths;
}
