import { CASE_STATUS_LABELS, RISK_LABELS } from '@fap/shared/cases/constants.ts';
import type { FigureRow } from '@fap/shared/dashboard/stats.ts';
import type { DetectionOutcome } from '@fap/shared/detection/outcomes.ts';
import type { EscalationState } from '@fap/shared/escalation/states.ts';
import { paths } from '../../../platform/paths.ts';
import { CountedRow } from '../../../ui/counted-row.tsx';
import { formatCount } from '../../../ui/format-count.ts';

const OUTCOMES: Readonly<Record<DetectionOutcome, string>> = {
  founded: 'started a cluster',
  joined: 'joined a cluster',
  cited: 'is cited in a cluster',
  candidate: 'may belong to a cluster',
  unmatched: 'matched nothing',
};
const ESCALATIONS: Readonly<Record<EscalationState, string>> = {
  proposed: 'Proposed',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
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
        text: `${formatCount(row.victims)} ${row.victims === 1 ? 'victim' : 'victims'}`,
        href: paths.cluster(row.id),
      };
    case 'evidence':
      return {
        title: row.name,
        text: `${row.clusterName ?? 'In no cluster'}${row.isReadable ? '' : ' · could not be read'}`,
        href: paths.evidence(row.id),
      };
    case 'finding':
      return {
        title: row.clusterName ?? 'A cluster that is gone',
        text: `A ${row.found === 'report' ? 'report' : 'public warning'} that ${OUTCOMES[row.outcome]}`,
        href: row.clusterId === null ? null : paths.cluster(row.clusterId),
      };
    case 'elder-alert':
      return {
        title: row.about === null ? 'An alert about you' : `An alert about ${row.about}`,
        text: row.level === 'critical' ? 'Critical' : 'High',
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
