import { randomBytes } from 'node:crypto';
import { AREAS } from '../areas.ts';
import { inlineReactionsOf, reactionsOf } from '../platform/areas/area.ts';
import { type DrainReport, drainOutbox } from '../platform/bus/reactions.ts';
import type { Database } from '../platform/postgres/database.ts';
import { randomIds } from '../platform/runtime/ids.ts';
import { createLog } from '../platform/runtime/log.ts';
import { CommitBroadcast } from '../platform/write/commit-listener.ts';
import { type Ctx, PLATFORM_ACTOR } from '../platform/write/context.ts';
import { FakeClock } from './fake-clock.ts';
import { RecordedJobs } from './recorded-jobs.ts';
import { testDatabase } from './test-database.ts';

/** What a test needs for itself: a platform context, a clock, unique names. */
export interface World {
  /** The platform's context; `actAs` makes one for a person. */
  ctx: Ctx;
  db: Database;
  clock: FakeClock;
  commits: CommitBroadcast;
  /** Makes a lower-case name that is unique across worlds and calls. */
  name(base: string): string;
  /** Runs the reactions of everything committed so far. */
  drain(): Promise<DrainReport>;
}

export interface WorldParts {
  ctx: Ctx;
  clock: FakeClock;
  commits: CommitBroadcast;
}

/** Makes a world on this file's database, or on a running server's parts. */
export async function createWorld(parts?: WorldParts): Promise<World> {
  const { ctx, clock, commits } = parts ?? (await createParts());
  // No country begins with Z: without it a few read as an IBAN together with the words after them. With digits, because all names of a world
  // have it, and matching would take letters alone for a rare word that they share.
  const mark = `z${randomBytes(5).toString('hex')}`;
  let names = 0;
  return {
    ctx,
    db: ctx.db as Database,
    clock,
    commits,
    name(base) {
      names += 1;
      return `${base}-${mark}-${names}`;
    },
    drain: () => drainOutbox(ctx, reactionsOf(AREAS)),
  };
}

async function createParts(): Promise<WorldParts> {
  const { db } = await testDatabase();
  const clock = new FakeClock();
  const commits = new CommitBroadcast();
  const ctx: Ctx = {
    actor: PLATFORM_ACTOR,
    db,
    clock,
    ids: randomIds,
    log: createLog('silent'),
    requestId: 'test',
    limitsFactor: 1,
    commits,
    jobs: new RecordedJobs(),
    inline: inlineReactionsOf(AREAS),
  };
  return { ctx, clock, commits };
}
