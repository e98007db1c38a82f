import { monitorEventLoopDelay } from 'node:perf_hooks';
import { asc, eq, gt, lt, sql } from 'drizzle-orm';
import { appMeta, serverNode } from '../../db/schema/platform.ts';
import { LOOP_SAMPLE_MS } from '../runtime/loop-samples.ts';
import type { Ctx } from '../write/context.ts';

export const NODE_BEAT_MS = 5_000;
/** Two missed beats, and some time for the third. */
const LATE_AFTER_MS = 2 * NODE_BEAT_MS + 1_000;
const FORGOTTEN_AFTER_MS = 10 * 60_000;
const INSTALLATION_KEY = 'installation';

/** Load of a process, sent with each beat. */
export interface NodeReadings {
  sockets: number;
  collabConnections: number;
  collabRooms: number;
  /** Backlog: updates to be stored and reactions to be run. */
  queueDepth: number;
}

/** A server process as the registry knows it. */
export interface ServerNode extends NodeReadings {
  id: string;
  name: string;
  services: readonly string[];
  startedAt: Date;
  beatAt: Date;
  /** 99th percentile of the event loop's delay since the beat before, in milliseconds. */
  lagMs: number;
  /** `late`: it missed two beats. */
  state: 'active' | 'late';
}

interface NodeIdentity {
  id: string;
  name: string;
  services: readonly string[];
}

/** Beats every five seconds until stopped; a clean stop takes the process out of the list at once. */
export async function startHeartbeat(
  ctx: Ctx,
  node: NodeIdentity,
  readings: () => Promise<NodeReadings>,
): Promise<{ stop(): Promise<void> }> {
  const delay = monitorEventLoopDelay({ resolution: LOOP_SAMPLE_MS });
  delay.enable();
  const startedAt = ctx.clock.now();
  const beat = async () => {
    const now = ctx.clock.now();
    const lagMs = Math.max(0, Math.round(delay.percentile(99) / 1e6 - LOOP_SAMPLE_MS));
    delay.reset();
    const row = { ...(await readings()), lagMs, beatAt: now };
    const identity = { id: node.id, name: node.name, services: [...node.services], startedAt };
    await ctx.db
      .insert(serverNode)
      .values({ ...identity, ...row })
      .onConflictDoUpdate({ target: serverNode.id, set: row });
    await ctx.db
      .delete(serverNode)
      .where(lt(serverNode.beatAt, new Date(now.getTime() - FORGOTTEN_AFTER_MS)));
  };
  await beat();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = beat().catch((error: unknown) => ctx.log.warn({ err: error }, 'this node could not beat'));
  }, NODE_BEAT_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      delay.disable();
      await running;
      await ctx.db.delete(serverNode).where(eq(serverNode.id, node.id));
    },
  };
}

/** The server processes of this installation by name, also those that fell silent in the last ten minutes. */
export async function listNodes(ctx: Ctx): Promise<ServerNode[]> {
  const now = ctx.clock.now().getTime();
  const rows = await ctx.db
    .select()
    .from(serverNode)
    .where(gt(serverNode.beatAt, new Date(now - FORGOTTEN_AFTER_MS)))
    .orderBy(asc(serverNode.name), asc(serverNode.startedAt));
  const names = new Map<string, number>();
  return rows.map((row) => {
    const count = (names.get(row.name) ?? 0) + 1;
    names.set(row.name, count);
    return {
      ...row,
      // Processes of one host have one name unless they are given others.
      name: count === 1 ? row.name : `${row.name} #${count}`,
      state: now - row.beatAt.getTime() > LATE_AFTER_MS ? ('late' as const) : ('active' as const),
    };
  });
}

/** Gets the id of this installation, so that several can share one Redis; generated once, kept in its database. */
export async function getInstallationId(ctx: Ctx): Promise<string> {
  const [row] = await ctx.db
    .insert(appMeta)
    .values({ key: INSTALLATION_KEY, value: ctx.ids.uuid() })
    .onConflictDoUpdate({ target: appMeta.key, set: { value: sql`${appMeta.value}` } })
    .returning({ value: appMeta.value });
  if (!row) throw new Error('the installation has no id');
  return row.value;
}
