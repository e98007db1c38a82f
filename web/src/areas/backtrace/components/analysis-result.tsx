import type { EntryAnalysis } from '@fap/shared/backtrace/entities.ts';
import { DEFAULT_DURATION, DEFAULT_VECTOR, vectorLabel } from '@fap/shared/backtrace/vectors.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import type { EntryAnswers } from '../data.ts';
import { ClusterFunnel } from './cluster-funnel.tsx';
import { EntryPathFunnel } from './entry-path-funnel.tsx';
import { KeepPath } from './keep-path.tsx';
import { ProposedPieces } from './proposed-pieces.tsx';

const BY_DEFAULT = t`The server gave no answer here. This is the default value, not a finding.`;

export interface AnalysisResultProps {
  /** Two parts may be missing; the specification names their defaults. */
  result: Omit<EntryAnalysis, 'acquisitionVector' | 'timelinePattern'> &
    Partial<Pick<EntryAnalysis, 'acquisitionVector' | 'timelinePattern'>>;
  answers: EntryAnswers;
  onStartAgain: () => void;
}

/** The analysis of the answers: findings with reasons, the entry path, pieces for the puzzle, and keeping the path. */
export function AnalysisResult({ result, answers, onStartAgain }: AnalysisResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { acquisitionVector: vector, timelinePattern: timeline, psychologicalProfile: profile } = result;
  const reasons = result.vectorReasons.filter((reason) => reason.vector === vector);
  const others = result.vectorReasons.filter((reason) => reason.vector !== vector);
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={title} tabIndex={-1} className="text-xl font-semibold outline-none">
          <Trans>How you were reached</Trans>
        </h2>
        <Button onClick={onStartAgain}>
          <RotateCcw aria-hidden className="size-4" />
          <Trans>Start New Analysis</Trans>
        </Button>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <Card>
            <CardHeader title={t`What your answers say`} />
            <CardBody>
              <dl className="divide-y divide-line">
                <Finding
                  name={t`Acquisition vector`}
                  value={vectorLabel(vector ?? DEFAULT_VECTOR)}
                  code={vector ?? DEFAULT_VECTOR}
                  reasons={vector ? reasons.map(({ reason }) => reason) : [BY_DEFAULT]}
                  emptyReason={t`Your answers don’t point clearly to one way in.`}
                />
                <Finding
                  name={t`Time to the first ask`}
                  value={timeline?.duration ?? DEFAULT_DURATION}
                  reasons={[timeline?.reason ?? BY_DEFAULT]}
                />
                <Finding
                  name={t`What was exploited`}
                  value={profile.vulnerabilityExploited}
                  reasons={[profile.vulnerabilityReason]}
                />
                <Finding
                  name={t`Primary trigger`}
                  value={profile.primaryTrigger}
                  reasons={[profile.triggerReason]}
                />
              </dl>
              {others.length > 0 && (
                <details className="mt-2 text-sm">
                  <summary className="w-fit cursor-pointer py-1 font-medium text-accent">
                    <Trans>Signs of other ways in</Trans>
                  </summary>
                  <ul className="mt-1 space-y-1 text-ink-soft">
                    {others.map(({ vector: id, label, reason }) => (
                      <li key={`${id} ${reason}`}>
                        {label}: {reason}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </CardBody>
          </Card>
          <Card>
            <CardHeader
              title={t`Where it could have been stopped`}
              hint={t`For others. This was done to you.`}
            />
            <CardBody>
              {result.preventionOpportunities.length === 0 ? (
                <p className="text-ink-soft">
                  <Trans>Not enough data. Your answers show no such step.</Trans>
                </p>
              ) : (
                <ul className="space-y-3">
                  {result.preventionOpportunities.map(({ opportunity, reason }) => (
                    <li key={opportunity}>
                      {opportunity}
                      <span className="block text-sm text-ink-soft">
                        <Trans>Why: {reason}</Trans>
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </CardBody>
          </Card>
          <ProposedPieces clusterId={answers.clusterId} pieces={result.proposedPieces} />
        </div>
        <div className="space-y-6">
          <Card>
            <CardHeader title={t`Your way in`} hint={t`From what you saw first to the first ask`} />
            <CardBody>
              <EntryPathFunnel path={result.path} />
            </CardBody>
          </Card>
          <ClusterFunnel clusterId={answers.clusterId} />
          <KeepPath answers={answers} />
        </div>
      </div>
    </div>
  );
}

interface FindingProps {
  name: string;
  value: string;
  /** The code that reports and exports use for it. */
  code?: string;
  reasons: readonly string[];
  emptyReason?: string;
}

function Finding({ name, value, code, reasons, emptyReason }: FindingProps) {
  const shownReasons = reasons.length > 0 ? reasons : emptyReason ? [emptyReason] : [];
  return (
    <div className="py-3 first:pt-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-0.5">
        <span className="text-lg font-semibold">{value}</span>
        {code && <code className="ml-2 text-xs text-ink-soft">{code}</code>}
        <ul className="mt-1 text-sm text-ink-soft">
          {shownReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
