import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { TOTALS } from '../areas/recondogs/index.ts';
import { recondogOperation, recondogRun, recondogTotal } from '../db/schema/recondogs.ts';
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
    for (const { key, demoSuccessPercent } of RECONDOG_UNITS.slice(0, deployed)) {
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
        startedAt,
        endedAt,
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

/** Spreads successes evenly, rounded towards the middle so that the share stays within the specification's range. */
function isSuccess(earlier: number, percent: number): boolean {
  const round = percent < 84 ? Math.ceil : Math.floor;
  return round(((earlier + 1) * percent) / 100) > round((earlier * percent) / 100);
}

/** Two or three evidence items per run, so that they add up to the total. */
const itemsOf = (index: number): number => (index < ITEMS - 2 * DEPLOYMENTS ? 3 : 2);
