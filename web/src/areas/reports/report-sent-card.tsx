import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CareCard } from './care-card.tsx';
import type { SentReport } from './use-report-form.ts';

/** Confirms a sent report: first what to do now, then its cluster, and last the reward. */
export function ReportSentCard({ result }: { result: SentReport }) {
  return (
    <>
      <CareCard care={result.care} />
      <ClusterCard result={result} />
    </>
  );
}

function ClusterCard({ result }: { result: SentReport }) {
  return (
    <section
      aria-labelledby="report-sent-title"
      className="mb-10 rounded-lg border border-accent-line bg-accent-soft p-6"
    >
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden className="mt-0.5 size-7 shrink-0 text-accent" />
        <div className="min-w-0">
          <h2 id="report-sent-title" className="text-xl font-semibold">
            {result.joined
              ? t`Your report joined “${result.clusterName}”`
              : t`Your report starts a new cluster`}
          </h2>
          <p className="mt-2">
            {result.joined
              ? t`You’re not the only one. Your report is now part of this case.`
              : t`It is called “${result.clusterName}”. If another report names the same people, it can join yours.`}
          </p>
          {result.matchedElements.length > 0 && (
            <p className="mt-2 break-words">
              <Trans>What links them: {result.matchedElements.join(', ')}</Trans>
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button asChild variant="primary">
              <Link href={paths.puzzle(result.clusterId)}>
                <Trans>Open its puzzle</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link href={paths.ownReport(result.reportId)}>
                <Trans>See your report</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link href={paths.clusters()}>
                <Trans>See all clusters</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link href={paths.vault()}>
                {result.files > 0 ? t`Your evidence in the vault` : t`See the vault`}
              </Link>
            </Button>
          </div>
          {result.xpAwarded > 0 && (
            <p className="mt-4 text-sm text-ink-soft">
              <Trans>You earned +{result.xpAwarded} Victim XP.</Trans>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
