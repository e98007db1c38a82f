import type { FindingKind } from '@fap/shared/detection/entities.ts';
import type { IntakeMatch } from '@fap/shared/detection/outcomes.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { harvestEntry } from '../../db/schema/harvest.ts';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import { report } from '../../db/schema/reports.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { runTextTask } from '../texts/index.ts';

/** A finding's features, and where the intake put it when it is a report. */
export interface ComparedFinding {
  features: ReportFeatures;
  intake: IntakeMatch | null;
}

type Finding = { kind: string; refId: string };

/** The features of findings by what they refer to; one whose source row is gone is left out. */
export async function loadFeatures(
  tx: TxCtx,
  findings: readonly Finding[],
): Promise<Map<string, ComparedFinding>> {
  const reports = await loadReports(tx, refsOf(findings, 'report'));
  const advisories = await loadAdvisories(tx, refsOf(findings, 'advisory'));
  return new Map([...reports, ...advisories]);
}

const refsOf = (findings: readonly Finding[], kind: FindingKind) =>
  findings.filter((finding) => finding.kind === kind).map(({ refId }) => refId);

/** A report's text is compared again; its indicators were recorded at intake, and so was its match. */
async function loadReports(tx: TxCtx, ids: string[]): Promise<Map<string, ComparedFinding>> {
  if (ids.length === 0) return new Map();
  const mentions = await tx.db
    .select({ reportId: indicatorMention.sourceId, type: indicator.type, value: indicator.value })
    .from(indicatorMention)
    .innerJoin(indicator, eq(indicator.id, indicatorMention.indicatorId))
    .where(and(eq(indicatorMention.sourceKind, 'report'), inArray(indicatorMention.sourceId, ids)));
  const ofReport = Map.groupBy(mentions, ({ reportId }) => reportId);
  const found = await tx.db.select().from(report).where(inArray(report.id, ids));
  // One that was withdrawn meanwhile is compared with nothing.
  const rows = found.flatMap((row) => (row.clusterId === null ? [] : { ...row, clusterId: row.clusterId }));
  const extracted = await runTextTask(tx, 'features', rows.map(wordsOf));
  return new Map(
    rows.map((row, index) => {
      const { joined, percent } = row.match as Pick<IntakeMatch, 'joined' | 'percent'>;
      const indicators = (ofReport.get(row.id) ?? []).map(toIndicator);
      const features = { ...featuresOf(extracted, index), indicators };
      return [row.id, { features, intake: { clusterId: row.clusterId, joined, percent } }];
    }),
  );
}

/** An advisory's indicators were recorded when the harvest stored it. */
async function loadAdvisories(tx: TxCtx, ids: string[]): Promise<Map<string, ComparedFinding>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.db.select().from(harvestEntry).where(inArray(harvestEntry.id, ids));
  const words = rows.map(({ title, summary }) => ({
    description: `${title}\n${summary}`,
    evidence: '',
    scamPersonas: '',
  }));
  const found = await runTextTask(tx, 'features', words);
  return new Map(
    rows.map(({ id, indicators }, index) => {
      const features = {
        ...featuresOf(found, index),
        indicators: indicators.map(toIndicator),
      };
      return [id, { features, intake: null }];
    }),
  );
}

const wordsOf = (row: typeof report.$inferSelect) => ({
  description: row.description,
  evidence: row.evidenceText,
  scamPersonas: row.scamPersonas,
  amountInvolved: row.amountInvolved,
  dateOccurred: row.dateOccurred,
});

function featuresOf(found: readonly ReportFeatures[], index: number): ReportFeatures {
  const features = found[index];
  if (!features) throw new Error('a finding came back without its features');
  return features;
}

/** Offsets are not kept with a mention; matching compares values only. */
const toIndicator = ({ type, value }: Pick<Indicator, 'type' | 'value'>): Indicator => ({
  type,
  value,
  start: 0,
  end: 0,
});
