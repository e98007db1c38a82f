import { DASHBOARD_TOPIC, dashboardFacts } from '@fap/shared/dashboard/events.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FolderPlus, FolderSearch } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseBadges } from '../../cases/public/case-badges.tsx';
import { NEWEST, recentCases } from '../case-data.ts';

const CASE_FACTS = { changed: dashboardFacts.case };

/** The newest cases, as this reader may read them; updated when somebody opens or changes one. */
export function CaseRows() {
  const { data, isError, isFetching, refetch } = useRead(recentCases, NEWEST);
  useTopic(DASHBOARD_TOPIC, CASE_FACTS, { onGathered: () => void recentCases.refresh(NEWEST) });
  if (!data)
    return isError ? (
      <ErrorState
        title={t`We could not load the cases`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton label={t`Loading cases…`} shape="list" count={3} />
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={FolderSearch}
        title={t`No cases yet`}
        text={t`A case collects its evidence in one place.`}
        actions={
          <Button asChild>
            <Link href={paths.newCase()}>
              <FolderPlus aria-hidden className="size-4" />
              <Trans>New case</Trans>
            </Link>
          </Button>
        }
      />
    );
  return (
    <ul className="divide-y divide-line">
      {data.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
          <div className="min-w-0">
            <Link
              href={paths.case(one.id)}
              className="font-semibold wrap-anywhere hover:text-accent hover:underline"
            >
              {one.title}
            </Link>
            <p className="mt-0.5 text-sm text-ink-soft">
              {one.id} · <RelativeTime at={one.createdAt} /> ·{' '}
              {plural(one.victimCount, { one: '# victim', other: '# victims' })} ·{' '}
              {plural(one.evidenceCount, { one: '# file', other: '# files' })}
            </p>
          </div>
          <CaseBadges riskLevel={one.riskLevel} status={one.status} />
        </li>
      ))}
    </ul>
  );
}
