import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { Escalation } from '@fap/shared/escalation/contract.ts';
import type { ShownState } from '@fap/shared/escalation/states.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Link } from 'wouter';
import { formatTenths } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { ApprovalList } from './approval-list.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { StateBadge } from './state-badge.tsx';
import { SummaryView } from './summary-view.tsx';

/** A cluster above the threshold: how far it is, its summary, who approved it, and what can be done. */
export function EscalationCard({ escalation }: { escalation: Escalation }) {
  const { cluster, proposal, approvals, summary, refusal } = escalation;
  const titleId = `escalation-${cluster.id}`;
  const isOpen = proposal?.state === 'proposed' || proposal?.state === 'approved-once';
  return (
    <Card role="region" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-5 py-4 sm:px-6">
        <div className="min-w-0">
          <h2 id={titleId} className="text-base font-semibold wrap-anywhere">
            <Link href={paths.cluster(cluster.id)} className="link">
              {cluster.name}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">
            <Trans>
              {SCAM_TYPE_LABELS[cluster.scamType]} · {formatTenths(cluster.completionRate)} % complete
            </Trans>
          </p>
        </div>
        <StateBadge state={proposal?.state} />
      </div>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {proposal && <Course proposal={proposal} />}
        {refusal && <p className="font-medium text-high">{refusal}</p>}
        {summary && (
          <details open={isOpen}>
            <summary className="cursor-pointer font-semibold">
              <Trans>Press summary</Trans>
            </summary>
            <div className="mt-3">
              <SummaryView cluster={cluster} summary={summary} />
            </div>
          </details>
        )}
        {!summary && !refusal && (
          <p className="text-ink-soft">
            <Trans>The summary can be read here once two people approved it.</Trans>
          </p>
        )}
        {proposal?.state === 'approved' && summary && (
          <HandOut name={cluster.clusterChainId} text={summary.text} />
        )}
        {approvals.length > 0 && <ApprovalList approvals={approvals} />}
        <DecisionButtons escalation={escalation} />
      </CardBody>
    </Card>
  );
}

const BECAME: Readonly<Record<ShownState, string>> = {
  proposed: t({ message: 'proposed', context: 'proposal' }),
  'approved-once': t({ message: 'approved once', context: 'proposal' }),
  approved: t({ message: 'approved', context: 'proposal' }),
  rejected: t({ message: 'rejected', context: 'proposal' }),
  withdrawn: t({ message: 'withdrawn', context: 'proposal' }),
};

/** How the proposal came about and what became of it. */
function Course({ proposal }: { proposal: NonNullable<Escalation['proposal']> }) {
  const { origin, proposedAt, state, decidedAt, decidedBy, reason } = proposal;
  return (
    <div>
      <p>
        {origin === 'completion'
          ? t`Proposed when completion reached 90 %, `
          : t`Proposed by an analyst or admin, `}
        <ExactTime at={proposedAt} />
        {decidedAt && (
          <>
            ; {BECAME[state]}
            {decidedBy && t` by ${decidedBy}`} <ExactTime at={decidedAt} />
          </>
        )}
        .
      </p>
      {reason && <p className="mt-1 whitespace-pre-wrap text-ink-soft wrap-anywhere">{reason}</p>}
    </div>
  );
}

/** The approved text, to be taken along. */
function HandOut({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => saveFile(`press-summary-${name}.txt`, 'text/plain;charset=utf-8', text)}>
          <Download aria-hidden className="size-4" />
          <Trans>Download as text</Trans>
        </Button>
        <CopyButton label={t`Copy the press summary`} value={text} />
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>Nothing is sent anywhere by itself: whoever tells the press takes this text along.</Trans>
      </p>
    </div>
  );
}
