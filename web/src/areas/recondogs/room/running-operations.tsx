import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { NEWEST_RUNNING, runningOperations } from '../data.ts';

const FACTS = { operation: recondogFacts.operation };
const GATHER_MS = 1_500;

/** The newest operations under way, each with how many of its units are through. */
export function RunningOperations() {
  const { data } = useRead(runningOperations, NEWEST_RUNNING);
  const refetch = () => void runningOperations.refresh(NEWEST_RUNNING);
  useTopic(RECONDOGS_TOPIC, FACTS, { gatherMs: GATHER_MS, onGathered: refetch, onTruncated: refetch });
  if (!data) return null;
  return (
    <section aria-labelledby="running-title" className="rounded-lg border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="running-title" className="font-semibold">
          <Trans>Operations under way</Trans>
        </h2>
        <Link href={paths.operations({ state: 'running' })} className="link text-sm">
          <Trans>See all</Trans>
        </Link>
      </div>
      {data.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>None right now.</Trans>
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {data.map(({ operationId, clusterName, units, progress, startedAt }) => (
            <li
              key={operationId}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_10rem_7rem]"
            >
              <Link
                href={paths.operation(operationId)}
                className="font-medium wrap-anywhere hover:text-accent hover:underline"
              >
                {clusterName}
              </Link>
              <UnitDots done={Math.round((progress / 100) * units)} units={units} />
              <span className="text-right text-ink-soft max-sm:hidden">
                <RelativeTime at={startedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The units of an operation as a row of small fields, those that are through filled. */
function UnitDots({ done, units }: { done: number; units: number }) {
  return (
    <span className="flex items-center justify-end gap-2 sm:justify-start">
      <span aria-hidden className="flex gap-px max-sm:hidden">
        {Array.from({ length: units }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            key={place}
            className={place < done ? 'h-3 w-1 bg-accent' : 'h-3 w-1 bg-line'}
          />
        ))}
      </span>
      <span className="whitespace-nowrap text-ink-soft tabular-nums">
        <Trans>
          {done} of {units}
        </Trans>
      </span>
    </span>
  );
}
