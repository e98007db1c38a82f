import type { Detection } from '@fap/shared/detection/entities.ts';
import { type DetectionOutcome, REVIEWABLE_OUTCOMES, type Verdict } from '@fap/shared/detection/outcomes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Radar, X } from 'lucide-react';
import { Link } from 'wouter';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { detections, reviewDetection } from '../data.ts';
import { sourceName } from '../scan-words.ts';

const OUTCOME_WORDS: Readonly<Record<DetectionOutcome, string>> = {
  founded: t`started a cluster`,
  joined: t`joined a cluster`,
  cited: t`cited in a cluster`,
  candidate: t`waits for an analyst`,
  unmatched: t`matched nothing`,
};

/** What scans found, newest first; analysts say of each whether it is in the right cluster. */
export function RecentDetections() {
  const list = usePages(detections, { query: {} });
  return (
    <section aria-labelledby="recent-title" className="min-w-0">
      <h2 id="recent-title" className="text-xl font-semibold">
        <Trans>Recent Detections</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        <Trans>
          Analysts check these. Accuracy is computed from what they say, and from reports taken out again.
        </Trans>
      </p>
      <PagedList
        pages={list}
        things={t`detections`}
        after={<ExportLinks table="detections" things={t`detections`} className="mt-4" />}
        empty={
          <EmptyState
            icon={Radar}
            title={t`Nothing detected yet`}
            text={t`The next scan compares new reports and warnings with all clusters.`}
          />
        }
      >
        {(items) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {items.map((detection) => (
              <DetectionRow key={detection.id} detection={detection} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function DetectionRow({ detection }: { detection: Detection }) {
  const { kind, source, sourceName: name, outcome, clusterId, clusterName, percent, at } = detection;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm">
          {kind === 'report' ? t`A report` : t`A warning`} {outcome && OUTCOME_WORDS[outcome]}
          {clusterId !== null && (
            <>
              {': '}
              <Link href={paths.cluster(clusterId)} className="link font-medium wrap-anywhere">
                {clusterName ?? clusterId}
              </Link>
            </>
          )}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {sourceName(source, name)} · <RelativeTime at={at} />
          {percent !== null && t` · ${Math.round(percent)}% alike`}
        </p>
      </div>
      <Review detection={detection} />
    </li>
  );
}

function Review({ detection }: { detection: Detection }) {
  const { id, outcome, verdict, isTakenOut, clusterName } = detection;
  const { capabilities } = useCurrentUser();
  const review = useAction<Verdict>({
    run: (chosen) => reviewDetection(id, chosen),
    onFailure: (error) =>
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`We could not save that. Please try again.`),
        variant: 'destructive',
      }),
  });
  if (isTakenOut)
    return (
      <Badge tone="high">
        <Trans>Taken out since</Trans>
      </Badge>
    );
  if (outcome === null || !REVIEWABLE_OUTCOMES.includes(outcome)) return null;
  if (!capabilities.includes('detection.review'))
    return verdict ? <Badge>{verdict === 'right' ? t`Right` : t`Wrong`}</Badge> : null;
  const where = clusterName ?? t`its cluster`;
  return (
    <span className="flex gap-2">
      {(['right', 'wrong'] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          aria-pressed={verdict === one}
          aria-label={`${one === 'right' ? t`Right` : t`Wrong`}: ${where}`}
          isBusy={review.isPending && review.variables === one}
          onClick={() => review.mutate(one)}
        >
          {one === 'right' ? <Check aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
          {one === 'right' ? t`Right` : t`Wrong`}
        </Button>
      ))}
    </span>
  );
}
