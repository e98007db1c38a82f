import type { OperationDetail } from '@fap/shared/recondogs/operations.ts';
import { unitOf } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowLeft, SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { useNow } from '../../../platform/use-now.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Badge } from '../../../ui/badge.tsx';
import { StackedBar } from '../../../ui/chart/stacked-bar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FindingList } from '../components/finding-list.tsx';
import { OperationActions } from '../operations/operation-actions.tsx';
import { ORIGIN_WORDS, outcomeParts, STATE_WORDS } from '../operations/operation-words.ts';
import { ReplayBar } from '../operations/replay-bar.tsx';
import { StepList } from '../operations/step-list.tsx';
import { Timeline } from '../operations/timeline.tsx';
import { useLiveOperation } from '../operations/use-live-operation.ts';
import { usePlayer } from '../operations/use-player.ts';
import { WITH_PRIORITY } from '../priority-words.ts';

/** One operation: live while it runs, and to be played again afterwards. */
export function OperationScreen() {
  const { id } = usePathParams(paths.operation);
  const { data, isError, error, isFetching, refetch } = useLiveOperation(id);
  if (data) return <Operation operation={data} />;
  return (
    <PageFrame title={t`Operation`} back={<BackLink />}>
      {isStatus(error, 404) ? (
        <EmptyState
          icon={SearchX}
          title={t`We can’t find this operation`}
          text={t`Simulated operations are removed after two days. The list has all others.`}
        />
      ) : isError ? (
        <ErrorState
          title={t`We could not load the operation`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={t`Loading the operation…`} shape="page" />
      )}
    </PageFrame>
  );
}

function Operation({ operation }: { operation: OperationDetail }) {
  const { clusterId, clusterName, state, origin, priority, units, progress, startedAt, endedAt } = operation;
  const isRunning = state === 'running';
  const nowMs = useNow(isRunning);
  const player = usePlayer(operation.steps.length);
  return (
    <PageFrame
      title={t`Operation on ${clusterName}`}
      back={<BackLink />}
      lead={
        <>
          <Trans>
            {units} <Plural value={units} one="unit" other="units" />, {WITH_PRIORITY[priority]}. Started{' '}
            <ExactTime at={startedAt} />
          </Trans>
          {endedAt !== null && (
            <Trans>
              , ended <ExactTime at={endedAt} />
            </Trans>
          )}
          .{' '}
          <Link href={paths.cluster(clusterId)} className="link">
            <Trans>Open the cluster</Trans>
          </Link>
        </>
      }
      actions={<OperationActions operation={operation} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <section aria-labelledby="state-title">
          <div className="mb-3 flex flex-wrap items-center gap-3">
            <h2 id="state-title" className="text-xl font-semibold">
              <Trans>{progress}% done</Trans>
            </h2>
            <Badge tone={isRunning ? 'accent' : 'neutral'}>{STATE_WORDS[state]}</Badge>
            <Badge>{ORIGIN_WORDS[origin]}</Badge>
          </div>
          {isRunning && (
            <Progress label={t`Progress of ${units} units`} percent={progress} className="mb-4" />
          )}
          <StackedBar label={t`How its units ended`} parts={outcomeParts(operation)} />
        </section>
        <section aria-labelledby="timeline-title" className="min-w-0">
          <h2 id="timeline-title" className="text-xl font-semibold">
            {isRunning ? t`Live` : t`Replay`}
          </h2>
          <p className="mt-1 mb-3 text-sm text-ink-soft">
            <Trans>Light: waiting. Dark: at work. A dot: it ended. The line is the moment you look at.</Trans>
          </p>
          <div className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
            <ReplayBar player={player} steps={operation.steps} isRunning={isRunning} />
            <Timeline operation={operation} at={player.at} nowMs={nowMs} />
          </div>
        </section>
        <StepList steps={operation.steps} at={player.at} />
        <Found operation={operation} />
      </div>
    </PageFrame>
  );
}

/** What the units found; those that found nothing stand together by the reason. */
function Found({ operation: { runs, findings } }: { operation: OperationDetail }) {
  const told = runs.filter((run) => run.findings.length > 0);
  const silent = runs.filter((run) => run.findings.length === 0 && run.reason !== null);
  if (told.length + silent.length === 0) return null;
  return (
    <section aria-labelledby="found-title" className="grid gap-3">
      <h2 id="found-title" className="text-xl font-semibold">
        {findings === 1 ? t`1 finding` : t`${formatNumber(findings)} findings`}
      </h2>
      {told.length > 0 && (
        <ul className="grid items-start gap-3 md:grid-cols-2">
          {told.map(({ unit, findings: own, reason }) => (
            <li key={unit} className="rounded-lg border border-line bg-surface px-4 py-3 text-sm">
              <h3 className="font-semibold">{unitOf(unit).name}</h3>
              {reason !== null && <p className="mt-0.5 text-ink-soft">{reason}</p>}
              <FindingList unitName={unitOf(unit).name} findings={own} />
            </li>
          ))}
        </ul>
      )}
      {silent.length > 0 && (
        <dl className="grid gap-4 rounded-lg border border-line bg-surface px-5 py-4 text-sm">
          {[...Map.groupBy(silent, ({ reason }) => reason ?? '')].map(([reason, units]) => (
            <Fact key={reason} name={reason}>
              {units.length === runs.length
                ? t`All ${units.length} units`
                : units.map(({ unit }) => unitOf(unit).name).join(', ')}
            </Fact>
          ))}
        </dl>
      )}
    </section>
  );
}

function BackLink() {
  return (
    <Link href={paths.operations()} className="link inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden className="size-4" />
      <Trans>All operations</Trans>
    </Link>
  );
}
