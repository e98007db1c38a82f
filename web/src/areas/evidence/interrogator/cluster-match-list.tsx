import type { AiAnalysis } from '@fap/shared/evidence/ai-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Progress } from '../../../ui/progress.tsx';

export interface ClusterMatchListProps {
  matches: AiAnalysis['clusterMatches'];
  /** True when the text reads like a scam; only then is there something to report. */
  isRisky: boolean;
}

/** The known clusters that a text resembles, each with its likeness and the shared indicators. */
export function ClusterMatchList({ matches, isRisky }: ClusterMatchListProps) {
  return (
    <section>
      <h3 className="font-semibold">
        <Trans>Clusters it resembles</Trans>
      </h3>
      {matches.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          <Trans>No known cluster resembles it.</Trans>
          {isRisky && (
            <>
              {' '}
              <Trans>
                If somebody sent it to you,{' '}
                <Link href={paths.buildCluster()} className="link">
                  report it
                </Link>
                . We can then match the next report with yours.
              </Trans>
            </>
          )}
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {matches.map((match) => (
            <li key={match.id} className="py-3">
              <div className="flex items-baseline justify-between gap-4">
                <Link href={paths.puzzle(match.id)} className="link min-w-0 font-medium break-words">
                  {match.name}
                </Link>
                <span className="shrink-0 text-sm tabular-nums">
                  <Trans>{Math.round(match.similarity)}% alike</Trans>
                </span>
              </div>
              <Progress label={t`Likeness to ${match.name}`} percent={match.similarity} className="mt-1.5" />
              {match.shared.length > 0 && (
                <p className="mt-1.5 text-sm break-all text-ink-soft">
                  <Trans>Both name {match.shared.join(', ')}</Trans>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
