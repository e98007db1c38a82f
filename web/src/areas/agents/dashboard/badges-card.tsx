import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { plural, t } from '@lingui/core/macro';
import { Award } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { badgesOf, newestBadges } from '../live/data.ts';
import { FIGURE_WORDS } from '../words/agent-words.ts';

/** The agent's newest badges, each with the layer that it is for. */
export function BadgesCard({ accountId, total }: { accountId: string; total: number }) {
  return (
    <Card role="region" aria-labelledby="badges-title">
      <CardHeader
        id="badges-title"
        title={t`Badges`}
        hint={FIGURE_WORDS.badges.what}
        actions={
          total > 0 ? (
            <Button asChild size="sm">
              <Link
                href={paths.agentRows(accountId, 'badges')}
              >{t`All ${plural(total, { one: '# badge', other: '# badges' })}`}</Link>
            </Button>
          ) : undefined
        }
      />
      <Rows accountId={accountId} />
    </Card>
  );
}

function Rows({ accountId }: { accountId: string }) {
  const { data, isError, isFetching, refetch } = useRead(newestBadges, badgesOf(accountId));
  if (!data)
    return isError ? (
      <ErrorState
        title={t`We could not load the badges`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton label={t`Loading badges…`} shape="list" count={2} />
    );
  if (data.length === 0)
    return <EmptyState icon={Award} title={t`No badge yet`} text={FIGURE_WORDS.badges.nothing} />;
  return (
    <ul className="divide-y divide-line">
      {data.map((row) =>
        row.kind === 'badge' ? (
          <li key={row.id} className="flex items-start gap-3 px-5 py-3 sm:px-6">
            <Award aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            <span className="min-w-0">
              <Link
                href={paths.puzzle(row.clusterId, { layer: row.layer })}
                className="font-semibold hover:text-accent hover:underline"
              >
                {anatomyLayer(row.layer).name}
              </Link>
              <span className="block text-sm text-ink-soft">
                {row.clusterName} · <RelativeTime at={row.at} />
              </span>
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
