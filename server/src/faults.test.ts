import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { report } from './platform/collab/testing/report.ts';
import { fuzzSeed, SeededRandom } from './platform/collab/testing/seeded-random.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';
import { connectDatabase } from './platform/postgres/database.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts';
import { findRunningEmbedded } from './platform/postgres/find-running.ts';
import type { EmbeddedPostgres } from './platform/postgres/supervise-embedded.ts';
import { findFreePort } from './testing/find-free-port.ts';
import { foundCluster, LiveClient, signUp } from './testing/live-client.ts';
import {
  expectAcknowledged,
  expectPresence,
  expectSameDocument,
  expectWholeTopic,
} from './testing/live-expectations.ts';
import { LiveServer } from './testing/live-server.ts';

const ACTS_PER_CLIENT = 40;

/** A separate PostgreSQL that a test can crash at any moment. */
class CrashingPostgres {
  readonly #folder: string;
  readonly #port: number;
  #running: EmbeddedPostgres;

  private constructor(folder: string, port: number, running: EmbeddedPostgres) {
    this.#folder = folder;
    this.#port = port;
    this.#running = running;
  }

  static async start(): Promise<CrashingPostgres> {
    const folder = await mkdtemp(join(tmpdir(), 'fap-crash-'));
    const port = await findFreePort();
    return new CrashingPostgres(folder, port, await startEmbeddedPostgres({ folder, port }));
  }

  get url(): string {
    return this.#running.url;
  }

  /** `crash`: immediate shutdown as after a power failure; `stop`: fast shutdown, which ends connections first. */
  async restart(how: 'crash' | 'stop'): Promise<void> {
    const [pid] = (await readFile(join(this.#folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    if (how === 'crash') process.kill(Number(pid), 'SIGQUIT');
    await this.#running.stop();
    this.#running = await startEmbeddedPostgres({ folder: this.#folder, port: this.#port });
  }

  async stop(): Promise<void> {
    await this.#running.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

describe('faults under load', { timeout: 240_000 }, () => {
  const undo: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  it('survives crashes and restarts of PostgreSQL without losing anything acknowledged or shown', async () => {
    const random = new SeededRandom(fuzzSeed('postgres restarts'));
    const postgres = await CrashingPostgres.start();
    undo.push(() => postgres.stop());
    const server = await LiveServer.start(postgres.url);
    undo.push(() => server.stop());
    const [founder, ...members] = await Promise.all(
      Array.from({ length: 4 }, (_, i) => signUp(server, `agent-${i}-${random.below(2 ** 30)}`)),
    );
    if (!founder) throw new Error('nobody signed up');
    const clusterId = await foundCluster(server, founder);
    const clients = members.map((account) => new LiveClient(server, account, clusterId, random));
    undo.push(() => {
      for (const client of clients) client.close();
    });

    let done = 0;
    const work = clients.map(async (client) => {
      for (let act = 0; act < ACTS_PER_CLIENT; act++) {
        for (let edits = random.below(4); edits > 0; edits--) client.edit();
        await client.act();
        done += 1;
      }
    });
    const restarts = (async () => {
      for (const [index, how] of (['crash', 'stop', 'crash', 'crash'] as const).entries()) {
        const due = Math.floor((clients.length * ACTS_PER_CLIENT * (index + 1)) / 6);
        await waitFor(`act ${due}`, () => done >= due, 90_000);
        await postgres.restart(how);
      }
    })();
    await Promise.all([...work, restarts]);

    expect(clients.flatMap((client) => client.unexpected)).toEqual([]);
    const database = { ...connectDatabase(postgres.url, { max: 4 }), url: postgres.url };
    undo.push(() => database.close());
    await expectSameDocument(server, clients);
    await expectWholeTopic(database, clients);
    await expectAcknowledged(server, database, clients);
    await expectPresence(members, clients);
    report(`postgres restarts: ${clients[0]?.topic.facts.length} facts, 4 restarts, one server process`);
    expect(server.hasEnded, 'the server itself never ended').toBe(false);
  });

  it('restarts its embedded PostgreSQL when that is killed, without losing anything acknowledged or shown', async () => {
    const random = new SeededRandom(fuzzSeed('embedded postgres killed'));
    const server = await LiveServer.start('');
    undo.push(() => server.stop());
    const accounts = await Promise.all(
      Array.from({ length: 4 }, (_, i) => signUp(server, `own-agent-${i}-${random.below(2 ** 30)}`)),
    );
    const [founder, ...members] = accounts;
    if (!founder) throw new Error('nobody signed up');
    const clusterId = await foundCluster(server, founder);
    const clients = members.map((account) => new LiveClient(server, account, clusterId, random));
    undo.push(() => {
      for (const client of clients) client.close();
    });
    const postmasterOf = async () =>
      Number((await readFile(join(server.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const readiness = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return `${answer.status} ${await answer.text()}`;
    };

    let done = 0;
    const work = clients.map(async (client) => {
      for (let act = 0; act < ACTS_PER_CLIENT / 2; act++) {
        for (let edits = random.below(4); edits > 0; edits--) client.edit();
        await client.act();
        done += 1;
      }
    });
    const seen = new Set<string>();
    let awayMs = 0;
    const kills = (async () => {
      for (const part of [1, 2]) {
        await waitFor('work to be done', () => done >= (clients.length * ACTS_PER_CLIENT * part) / 6, 90_000);
        process.kill(await postmasterOf(), 'SIGKILL');
        const startedAt = performance.now();
        let state = '';
        for (; state !== '200 ready' || !seen.has('503 not ready: database'); ) {
          state = await readiness();
          seen.add(state);
        }
        awayMs = Math.max(awayMs, performance.now() - startedAt);
      }
    })();
    await Promise.all([...work, kills]);

    expect([...seen].sort()).toEqual(['200 ready', '503 not ready: database']);
    expect(clients.flatMap((client) => client.unexpected)).toEqual([]);
    const url = findRunningEmbedded(server.dataDir) ?? '';
    const database = { ...connectDatabase(url, { max: 4 }), url };
    undo.push(() => database.close());
    await expectSameDocument(server, clients);
    await expectWholeTopic(database, clients);
    await expectAcknowledged(server, database, clients);
    report(`embedded postgres killed twice: away at most ${awayMs.toFixed(0)} ms, one server process`);
    expect(server.hasEnded, 'the server itself never ended').toBe(false);
  });
});
