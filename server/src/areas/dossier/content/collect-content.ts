import { DOSSIER_FORMAT, type DossierContent, type DossierIndicator } from '@fap/shared/dossier/content.ts';
import { CRYPTO_ADDRESS_TYPES, type IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { listMembers } from '../../clusters/index.ts';
import type { OpenedCluster } from './access.ts';
import { collectAnatomy } from './collect-anatomy.ts';
import { collectCustody } from './collect-custody.ts';
import { collectEvidence } from './collect-evidence.ts';
import { collectIndicators } from './collect-indicators.ts';
import { collectReports } from './collect-reports.ts';
import { METHODS } from './methods.ts';
import { summarize } from './summarize.ts';

/** Where money goes to. */
const PAYMENT_TYPES: readonly IndicatorType[] = ['iban', 'card', 'routing', ...CRYPTO_ADDRESS_TYPES];

/** What the dossier of a cluster says now, with the clusters merged into it; every figure a count of rows; and which reports it shows. */
export async function collectContent(
  ctx: Ctx,
  { cluster, strike }: OpenedCluster,
): Promise<{ content: DossierContent; shownReports: string[] }> {
  const members = await listMembers(ctx, cluster.id);
  const [anatomy, reports, indicators, evidence, custody] = await Promise.all([
    collectAnatomy(ctx, cluster.id),
    collectReports(ctx, members),
    collectIndicators(ctx, members),
    collectEvidence(ctx, members),
    collectCustody(ctx, cluster.id, members),
  ]);
  const { computedAt: _, cluster: __, ...score } = strike;
  const content: DossierContent = {
    format: DOSSIER_FORMAT,
    cluster: {
      id: cluster.id,
      name: cluster.name,
      scamType: cluster.scamType,
      description: cluster.description,
      clusterChainId: cluster.clusterChainId,
      createdAt: cluster.createdAt.toISOString(),
      lastActivityAt: cluster.lastActivityAt.toISOString(),
      completionRate: cluster.completionRate,
    },
    executiveSummary: summarize({ score, reports, evidence, indicators, custody }),
    strike: score,
    anatomy,
    reports: reports.shown,
    moneyFlow: indicators
      .filter(isPayment)
      .toSorted((a, b) => b.reports - a.reports || (a.id < b.id ? -1 : 1)),
    indicators,
    evidence,
    custody,
    methods: [...METHODS],
    writtenAt: ctx.clock.now().toISOString(),
  };
  return { content, shownReports: reports.shownIds };
}

const isPayment = ({ type }: DossierIndicator): boolean => PAYMENT_TYPES.includes(type);
