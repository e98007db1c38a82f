import { CASE_STATUS_LABELS, RISK_LABELS } from '@fap/shared/cases/constants.ts';
import type { FigureRow } from '@fap/shared/dashboard/stats.ts';
import type { DetectionOutcome } from '@fap/shared/detection/outcomes.ts';
import type { EscalationState } from '@fap/shared/escalation/states.ts';
import { plural, t } from '@lingui/core/macro';
import { paths } from '../../../platform/paths.ts';
import { CountedRow } from '../../../ui/counted-row.tsx';
import { formatCount } from '../../../ui/format-count.ts';

const OUTCOMES: Readonly<Record<DetectionOutcome, string>> = {
  founded: t`started a cluster`,
  joined: t`joined a cluster`,
  cited: t`is cited in a cluster`,
  candidate: t`may belong to a cluster`,
  unmatched: t`matched nothing`,
};
const ESCALATIONS: Readonly<Record<EscalationState, string>> = {
  proposed: t`Proposed`,
  approved: t`Approved`,
  rejected: t`Rejected`,
  withdrawn: t`Withdrawn`,
};

/** What a row says, and where it leads; null where there is no page of it. */
interface RowWords {
  title: string;
  text: string;
  href: string | null;
}

/** A counted row in words. */
export function describeRow(row: FigureRow): RowWords {
  switch (row.kind) {
    case 'case':
      return {
        title: row.title,
        text: `${row.id} · ${RISK_LABELS[row.riskLevel]} · ${CASE_STATUS_LABELS[row.status]}`,
        href: paths.case(row.id),
      };
    case 'cluster':
      return {
        title: row.name,
        text: `${formatCount(row.victims)} ${plural(row.victims, { one: 'victim', other: 'victims' })}`,
        href: paths.cluster(row.id),
      };
    case 'evidence':
      return {
        title: row.name,
        text: `${row.clusterName ?? t`In no cluster`}${row.isReadable ? '' : t` · could not be read`}`,
        href: paths.evidence(row.id),
      };
    case 'finding':
      return {
        title: row.clusterName ?? t`A cluster that is gone`,
        text: t`A ${row.found === 'report' ? t`report` : t`public warning`} that ${OUTCOMES[row.outcome]}`,
        href: row.clusterId === null ? null : paths.cluster(row.clusterId),
      };
    case 'elder-alert':
      return {
        title: row.about === null ? t`An alert about you` : t`An alert about ${row.about}`,
        text: row.level === 'critical' ? t`Critical` : t`High`,
        href: paths.elderShield(),
      };
    case 'escalation':
      return { title: row.clusterName, text: ESCALATIONS[row.state], href: paths.mediaEscalation() };
  }
}

/** A counted row with its time. */
export const FigureRowItem = ({ row }: { row: FigureRow }) => (
  <CountedRow {...describeRow(row)} at={row.at} />
);
