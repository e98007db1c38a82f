import { OPEN_STATUSES } from '@fap/shared/recondogs/entities.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { TOTALS } from '../areas/recondogs/index.ts';
import { recondogOperation, recondogRun, recondogStep, recondogTotal } from '../db/schema/recondogs.ts';
import type { Ctx } from '../platform/write/context.ts';
import { recordAudit, transact } from '../platform/write/transact.ts';
import { demoClusterId } from './seed-reports.ts';

/** The demo's initial figures (specification, section 9): 847 deployments, 12 operations, 8 clusters, 2341 evidence items. */
const DEPLOYMENTS = 847;
const ITEMS = 2341;
const OPEN_OPERATIONS = 12;
const OPEN_CLUSTERS = 8;
const ENDED_OPERATIONS = 38;

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const DEMO_CLUSTERS = 156;
/** The first of the clusters with open operations, which have few evidence items. */
const FIRST_OPEN_CLUSTER = 60;
const REASON = 'Sample run of the demo data';

type NewOperation = typeof recondogOperation.$inferInsert;
type NewRun = typeof recondogRun.$inferInsert;

/** Seeds the history of the demo's ReconDogs, once: sample rows with the specification's success rates. */
export async function seedRecondogs(ctx: Ctx): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const [first] = await tx.db
      .insert(recondogTotal)
      .values({ name: TOTALS, deployments: DEPLOYMENTS, evidence: ITEMS })
      .onConflictDoNothing()
      .returning({ name: recondogTotal.name });
    if (!first) return;
    const { operations, runs } = sampleHistory(tx.clock.now());
    await tx.db.insert(recondogOperation).values(operations);
    await tx.db.insert(recondogRun).values(runs);
    await tx.db.insert(recondogStep).values(sampleSteps(operations, runs));
    await recordAudit(tx, { action: 'recondogs.seeded', entityType: 'recondog-total', entityId: TOTALS });
  });
}

/** Makes the sample operations and their runs: most are complete, twelve are open. */
export function sampleHistory(now: Date): { operations: NewOperation[]; runs: NewRun[] } {
  const operations: NewOperation[] = [];
  const runs: NewRun[] = [];
  const runsOfUnit = new Map<string, number>();
  const add = (clusterIndex: number, startedAt: Date, deployed: number, isOver: boolean) => {
    const operationId = `operation-demo-${operations.length + 1}`;
    const clusterId = demoClusterId(clusterIndex % DEMO_CLUSTERS);
    const endedAt = new Date(startedAt.getTime() + MINUTE_MS);
    operations.push({
      id: operationId,
      clusterId,
      priority: 'medium',
      trigger: isOver ? 'person' : 'simulator',
      units: RECONDOG_UNITS.length,
      createdAt: startedAt,
      endedAt: isOver ? endedAt : null,
    });
    for (const [index, { key, demoSuccessPercent }] of RECONDOG_UNITS.slice(0, deployed).entries()) {
      const earlier = runsOfUnit.get(key) ?? 0;
      runsOfUnit.set(key, earlier + 1);
      runs.push({
        id: `run-demo-${runs.length + 1}`,
        operationId,
        clusterId,
        unit: key,
        status: isSuccess(earlier, demoSuccessPercent) ? 'ok' : 'empty',
        reason: REASON,
        exhibits: itemsOf(runs.length),
        attempt: 1,
        createdAt: startedAt,
        ...timesOf(startedAt, index),
      });
    }
  };
  for (let index = 0; index < ENDED_OPERATIONS; index += 1) {
    add(
      index * 4,
      new Date(now.getTime() - (ENDED_OPERATIONS - index) * DAY_MS),
      RECONDOG_UNITS.length,
      true,
    );
  }
  for (let index = 0; index < OPEN_OPERATIONS; index += 1) {
    const left = OPEN_OPERATIONS - index;
    const deployed = Math.ceil((DEPLOYMENTS - runs.length) / left);
    const startedAt = new Date(now.getTime() - left * 10 * MINUTE_MS);
    add(FIRST_OPEN_CLUSTER + (index % OPEN_CLUSTERS), startedAt, deployed, false);
  }
  return { operations, runs };
}

/** When the sample run at this place was taken and ended: two at a time, each some seconds long, within the minute. */
function timesOf(startedAt: Date, index: number): { startedAt: Date; endedAt: Date } {
  const takenMs = startedAt.getTime() + Math.floor(index / 2) * 5_500 + (index % 2) * 400;
  return { startedAt: new Date(takenMs), endedAt: new Date(takenMs + 2_600 + ((index * 7) % 5) * 600) };
}

/** What would have been told of the sample runs, in the order of its time. */
export function sampleSteps(
  operations: readonly NewOperation[],
  runs: readonly NewRun[],
): (typeof recondogStep.$inferInsert)[] {
  const runsOf = Map.groupBy(runs, ({ operationId }) => operationId);
  return operations.flatMap(({ id, units }) => {
    const told = (runsOf.get(id) ?? [])
      .flatMap(({ unit, status, createdAt, startedAt, endedAt }) => [
        { unit, status: 'queued' as const, at: createdAt },
        ...(startedAt ? [{ unit, status: 'running' as const, at: startedAt }] : []),
        ...(endedAt ? [{ unit, status, at: endedAt }] : []),
      ])
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
    let ended = 0;
    return told.map((step, index) => {
      if (!OPEN_STATUSES.includes(step.status)) ended += 1;
      const progress = Math.round((ended / units) * 100);
      return { operationId: id, position: index + 1, ...step, progress, findings: 0 };
    });
  });
}

/** Spreads successes evenly, rounded towards the middle so that the share stays within the specification's range. */
function isSuccess(earlier: number, percent: number): boolean {
  const round = percent < 84 ? Math.ceil : Math.floor;
  return round(((earlier + 1) * percent) / 100) > round((earlier * percent) / 100);
}

/** Two or three evidence items per run, so that they add up to the total. */
const itemsOf = (index: number): number => (index < ITEMS - 2 * DEPLOYMENTS ? 3 : 2);
