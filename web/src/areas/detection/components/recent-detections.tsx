import type { Detection } from '@fap/shared/detection/entities.ts';
import { type DetectionOutcome, REVIEWABLE_OUTCOMES, type Verdict } from '@fap/shared/detection/outcomes.ts';
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

const OUTCOME_WORDS: Readonly<Record<DetectionOutcome, string>> = {
  founded: 'started a cluster',
  joined: 'joined a cluster',
  cited: 'cited in a cluster',
  candidate: 'waits for an analyst',
  unmatched: 'matched nothing',
};

/** What scans found, newest first; analysts say of each whether it is in the right cluster. */
export function RecentDetections() {
  const list = usePages(detections, { query: {} });
  return (
    <section aria-labelledby="recent-title" className="min-w-0">
      <h2 id="recent-title" className="text-xl font-semibold">
        Recent Detections
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        Analysts check these. Accuracy is computed from what they say, and from reports taken out again.
      </p>
      <PagedList
        pages={list}
        things="detections"
        after={<ExportLinks table="detections" things="detections" className="mt-4" />}
        empty={
          <EmptyState
            icon={Radar}
            title="Nothing detected yet"
            text="The next scan compares new reports and warnings with all clusters."
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
  const { kind, sourceName, outcome, clusterId, clusterName, percent, at } = detection;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm">
          {kind === 'report' ? 'A report' : 'A warning'} {outcome && OUTCOME_WORDS[outcome]}
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
          {sourceName} · <RelativeTime at={at} />
          {percent !== null && ` · ${Math.round(percent)}% alike`}
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
        title: 'Not saved',
        description: reasonOf(error, 'We could not save that. Please try again.'),
        variant: 'destructive',
      }),
  });
  if (isTakenOut) return <Badge tone="high">Taken out since</Badge>;
  if (outcome === null || !REVIEWABLE_OUTCOMES.includes(outcome)) return null;
  if (!capabilities.includes('detection.review'))
    return verdict ? <Badge>{verdict === 'right' ? 'Right' : 'Wrong'}</Badge> : null;
  const where = clusterName ?? 'its cluster';
  return (
    <span className="flex gap-2">
      {(['right', 'wrong'] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          aria-pressed={verdict === one}
          aria-label={`${one === 'right' ? 'Right' : 'Wrong'}: ${where}`}
          isBusy={review.isPending && review.variables === one}
          onClick={() => review.mutate(one)}
        >
          {one === 'right' ? <Check aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
          {one === 'right' ? 'Right' : 'Wrong'}
        </Button>
      ))}
    </span>
  );
}
