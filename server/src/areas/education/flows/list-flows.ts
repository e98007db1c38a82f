import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { findCatalogueCluster } from '@fap/shared/catalogue/kinds/catalogue.ts';
import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { FLOWS, minutesOf } from '@fap/shared/education/flows/flows.ts';
import { MIN_REPORTS_FOR_RATE, type ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import type { FlowText } from '@fap/shared/education/flows/texts/scam-flow.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, isNotNull, ne, sql } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { SampleCount } from './sample-counts.ts';

type Counted = NonNullable<ScamFlow['counted']>;

/** All flows in the order of the catalogue, with what was counted of their kind. */
export async function listFlows(ctx: Ctx, samples: readonly SampleCount[]): Promise<ScamFlow[]> {
  const counted = await countByScamType(ctx);
  return FLOWS.map((flow) => entryOf(flow, counted, samples));
}

/** A flow; throws NOT_FOUND. */
export async function getFlow(ctx: Ctx, id: string, samples: readonly SampleCount[]): Promise<ScamFlow> {
  const flow = FLOWS.find((one) => one.id === id);
  if (!flow) throw new AppError('NOT_FOUND', { message: t`There is no such scam flow` });
  return entryOf(flow, await countByScamType(ctx), samples);
}

/**
 * Reports of each scam type, and those that name a payment: an amount, or when it was paid. Withdrawn reports do not count. `other` is
 * left out: it is a catch-all, so its share describes no flow.
 */
async function countByScamType(ctx: Ctx): Promise<Map<ScamType, Counted>> {
  const rows = await ctx.db
    .select({
      scamType: report.scamType,
      reports: sql<number>`count(*)::int`,
      paid: sql<number>`(count(*) filter (where ${report.amountCents} > 0 or ${report.carePaidAt} is not null))::int`,
    })
    .from(report)
    .where(and(isNotNull(report.clusterId), ne(report.scamType, 'other')))
    .groupBy(report.scamType);
  return new Map(rows.map(({ scamType, ...counts }) => [scamType, { ...counts, from: 'reports' }]));
}

function entryOf(
  { stages, familyId, sources, ...flow }: FlowText,
  byType: ReadonlyMap<ScamType, Counted>,
  samples: readonly SampleCount[],
): ScamFlow {
  const family = findCatalogueCluster(familyId);
  if (!family) throw new Error(`flow ${flow.id} is of ${familyId}, which is not in the catalogue`);
  const sample = samples.find(({ flowId }) => flowId === flow.id);
  const counted: Counted | null = sample
    ? { reports: sample.reports, paid: sample.paid, from: 'sample' }
    : (byType.get(family.scamType) ?? null);
  return {
    ...flow,
    familyId,
    familyName: family.name,
    category: family.category,
    scamType: family.scamType,
    stages: stages.map(({ minutes, victimState, moves, triggers, ...stage }) => ({
      ...stage,
      layerName: anatomyLayer(stage.layer).name,
      duration: minutes,
      moves: [...moves],
      triggers: [...triggers],
      victim_state: victimState,
    })),
    totalDuration: minutesOf({ stages }),
    successRate: rateOf(counted),
    counted,
    variants: family.branches.map(({ id, name, description }) => ({ id, name, description })),
    sources: [...sources],
  };
}

/** Percent that paid, to one decimal; null while there are too few reports. */
function rateOf(counted: Counted | null): number | null {
  if (!counted || counted.reports < MIN_REPORTS_FOR_RATE) return null;
  return Math.round((counted.paid / counted.reports) * 1000) / 10;
}
