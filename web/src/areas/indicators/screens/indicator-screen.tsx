import type { IndicatorRecord } from '@fap/shared/indicators/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../platform/api-error.ts';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AnalystsOnly } from '../analysts-only.tsx';
import { indicatorRecord } from '../data.ts';
import { IndicatorStateBadge } from '../indicator-state-badge.tsx';
import { INDICATOR_LABELS } from '../public/indicator-label.ts';
import { DecisionCard } from '../record/decision-card.tsx';
import { SeenInCard } from '../record/seen-in-card.tsx';

/** One indicator: its counts, what names it, what analysts decided. */
export function IndicatorScreen() {
  const { id } = usePathParams(paths.indicator);
  return (
    <PageFrame
      title={t`Indicator`}
      back={
        <Link href={paths.indicators()} className="inline-flex items-center gap-1 text-accent">
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Indicators</Trans>
        </Link>
      }
    >
      <AnalystsOnly>
        <Record id={id} />
      </AnalystsOnly>
    </PageFrame>
  );
}

function Record({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useRead(indicatorRecord, { params: { id } });
  if (data)
    return (
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <FactsCard record={data} />
        <DecisionCard record={data} />
        <SeenInCard id={id} />
      </div>
    );
  if (error instanceof ApiError && [400, 404, 422].includes(error.status))
    return (
      <EmptyState
        icon={SearchX}
        title={t`Not in the index`}
        text={t`Nobody named this, or the reports that did were withdrawn.`}
      />
    );
  return error ? (
    <ErrorState
      title={t`We could not load this indicator`}
      onRetry={() => refetch()}
      isRetrying={isFetching}
    />
  ) : (
    <Skeleton label={t`Loading the indicator…`} shape="page" />
  );
}

function FactsCard({ record }: { record: IndicatorRecord }) {
  const { type, value, defanged, known } = record;
  const counts = [
    [t`Reports`, known.reports],
    [t`People who report it`, known.reporters],
    [t`Clusters`, known.clusters],
    [t`Mentions of every kind`, known.mentions],
    [t`Disputed pieces that name it`, known.refutations],
  ] as const;
  return (
    <Card>
      <CardHeader
        title={INDICATOR_LABELS[type]}
        hint={known.isTooCommon ? t`Too common to join reports.` : undefined}
        actions={<IndicatorStateBadge state={known.state} />}
      />
      <CardBody>
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono wrap-anywhere">{defanged}</span>
          <CopyButton label={t`Copy the value as it is written`} value={value} />
        </p>
        <dl className="mt-4 grid gap-2 text-[0.9375rem]">
          {counts.map(([name, count]) => (
            <Fact key={name} name={name}>
              {formatNumber(count)}
            </Fact>
          ))}
          <Fact name={t`First seen`}>
            <ExactTime at={known.firstSeenAt} />
          </Fact>
          <Fact name={t`Last seen`}>
            <ExactTime at={known.lastSeenAt} />
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}
