import { FolderPlus, FolderSearch } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseBadges } from '../../cases/public/case-badges.tsx';
import { NEWEST_CASES, newestCases } from './data.ts';
import { formatCount } from './format-count.ts';

/** The newest cases with their figures. */
export function CommandCases() {
  return (
    <Card role="region" aria-labelledby="command-cases-title">
      <CardHeader
        id="command-cases-title"
        title="Recent Cases"
        actions={
          <Button asChild size="sm">
            <Link href={paths.cases()}>All cases</Link>
          </Button>
        }
      />
      <Rows />
    </Card>
  );
}

function Rows() {
  const { data, isError, isFetching, refetch } = useRead(newestCases, NEWEST_CASES);
  if (!data)
    return isError ? (
      <ErrorState
        title="We could not load the cases"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton label="Loading cases…" shape="list" count={3} />
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={FolderSearch}
        title="No cases yet"
        text="A case collects its evidence in one place."
        actions={
          <Button asChild>
            <Link href={paths.newCase()}>
              <FolderPlus aria-hidden className="size-4" />
              New case
            </Link>
          </Button>
        }
      />
    );
  return (
    <ul className="divide-y divide-line">
      {data.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-6"
        >
          <div className="min-w-0">
            <Link
              href={paths.case(one.id)}
              className="font-semibold wrap-anywhere hover:text-accent hover:underline"
            >
              {one.title}
            </Link>
            <p className="mt-0.5 text-sm text-ink-soft">
              {one.id} · <RelativeTime at={one.createdAt} /> · {formatCount(one.victimCount)}{' '}
              {one.victimCount === 1 ? 'victim' : 'victims'} · {formatCount(one.evidenceCount)}{' '}
              {one.evidenceCount === 1 ? 'file' : 'files'}
            </p>
          </div>
          <CaseBadges riskLevel={one.riskLevel} status={one.status} />
        </li>
      ))}
    </ul>
  );
}
