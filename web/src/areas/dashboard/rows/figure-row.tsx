import { CASE_STATUS_LABELS, RISK_LABELS } from '@fap/shared/cases/constants.ts';
import type { FigureRow } from '@fap/shared/dashboard/stats.ts';
import type { DetectionOutcome } from '@fap/shared/detection/outcomes.ts';
import type { EscalationState } from '@fap/shared/escalation/states.ts';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { formatCount } from '../command/format-count.ts';

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
export function FigureRowItem({ row }: { row: FigureRow }) {
  const { title, text, href } = describeRow(row);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
      <div className="min-w-0">
        {href === null ? (
          <span className="font-semibold wrap-anywhere">{title}</span>
        ) : (
          <Link href={href} className="font-semibold wrap-anywhere hover:text-accent hover:underline">
            {title}
          </Link>
        )}
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      </div>
      <span className="text-sm text-ink-soft">
        <ExactTime at={row.at} />
      </span>
    </li>
  );
}
