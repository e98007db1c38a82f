import { fingerprintReport, type ReportFingerprint } from '@fap/shared/clusters/fingerprint-report.ts';
import type { FindingKind } from '@fap/shared/detection/entities.ts';
import type { IntakeMatch } from '@fap/shared/detection/outcomes.ts';
import type { Indicator, IndicatorType } from '@fap/shared/evidence/indicator-types.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { report } from '../../db/schema/clusters.ts';
import { harvestEntry } from '../../db/schema/harvest.ts';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import type { TxCtx } from '../../platform/context.ts';

/** A finding's fingerprint, and where the intake put it when it is a report. */
export interface FingerprintedFinding {
  fingerprint: ReportFingerprint;
  intake: IntakeMatch | null;
}

type Finding = { kind: string; refId: string };

/** The fingerprints of findings by what they refer to; one whose source row is gone is left out. */
export async function loadFingerprints(
  tx: TxCtx,
  findings: readonly Finding[],
): Promise<Map<string, FingerprintedFinding>> {
  const reports = await loadReports(tx, refsOf(findings, 'report'));
  const advisories = await loadAdvisories(tx, refsOf(findings, 'advisory'));
  return new Map([...reports, ...advisories]);
}

const refsOf = (findings: readonly Finding[], kind: FindingKind) =>
  findings.filter((finding) => finding.kind === kind).map(({ refId }) => refId);

/** A report's words are compared anew; what it names was settled when it came, and the intake's answer stands beside it. */
async function loadReports(tx: TxCtx, ids: string[]): Promise<Map<string, FingerprintedFinding>> {
  if (ids.length === 0) return new Map();
  const mentions = await tx.db
    .select({ reportId: indicatorMention.sourceId, type: indicator.type, value: indicator.value })
    .from(indicatorMention)
    .innerJoin(indicator, eq(indicator.id, indicatorMention.indicatorId))
    .where(and(eq(indicatorMention.sourceKind, 'report'), inArray(indicatorMention.sourceId, ids)));
  const ofReport = Map.groupBy(mentions, ({ reportId }) => reportId);
  const rows = await tx.db.select().from(report).where(inArray(report.id, ids));
  return new Map(
    rows.map((row) => {
      const { joined, percent } = row.match as Pick<IntakeMatch, 'joined' | 'percent'>;
      const indicators = (ofReport.get(row.id) ?? []).map(toIndicator);
      const fingerprint = { ...fingerprintReport({ ...row, evidence: row.evidenceText }), indicators };
      return [row.id, { fingerprint, intake: { clusterId: row.clusterId, joined, percent } }];
    }),
  );
}

/** What an advisory names was settled when the harvest stored it. */
async function loadAdvisories(tx: TxCtx, ids: string[]): Promise<Map<string, FingerprintedFinding>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.db.select().from(harvestEntry).where(inArray(harvestEntry.id, ids));
  return new Map(
    rows.map(({ id, title, summary, indicators }) => {
      const fingerprint = fingerprintReport({
        description: `${title}\n${summary}`,
        evidence: '',
        scamPersonas: '',
      });
      return [id, { fingerprint: { ...fingerprint, indicators: indicators.map(toIndicator) }, intake: null }];
    }),
  );
}

/** Offsets are not kept with a mention; matching compares values only. */
const toIndicator = ({ type, value }: { type: string; value: string }): Indicator => ({
  type: type as IndicatorType,
  value,
  start: 0,
  end: 0,
});
