import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { clusterActivity } from '../../clusters/public/cluster-activity.ts';

const SHOWN = 8;
/** Labels of the activity of reports and matching; other activity is not shown here. */
const WORDS: Readonly<Record<string, string>> = {
  'cluster.founded': t`A report started a cluster`,
  'cluster.joined': t`A report joined a similar cluster`,
  'cluster.merged': t`Two clusters were merged`,
  'cluster.split': t`A merge was undone`,
  'cluster.advisory-cited': t`A published warning was cited`,
};

/** The latest activity of matching. */
export function RecentActivity() {
  const activity = useRead(clusterActivity);
  const entries = (activity.data ?? []).filter(({ action }) => action in WORDS).slice(0, SHOWN);
  return (
    <Card>
      <CardHeader
        title={t`Recent activity`}
        hint={t`Reports that joined or started a cluster, merges and warnings.`}
      />
      <CardBody>
        {activity.isPending && <Skeleton label={t`Loading recent activity…`} shape="list" count={6} />}
        {activity.isError && (
          <ErrorState title={t`We could not load recent activity`} onRetry={() => void activity.refetch()} />
        )}
        {activity.data && entries.length === 0 && (
          <p className="text-ink-soft">
            <Trans>No recent activity.</Trans>
          </p>
        )}
        <ul className="grid gap-4">
          {entries.map(({ clusterId, clusterName, action, at }) => (
            <li key={`${clusterId} ${action} ${at}`} className="text-[0.9375rem]">
              <Link href={paths.cluster(clusterId)} className="link font-medium break-words">
                {clusterName}
              </Link>
              <p className="text-sm text-ink-soft">
                {WORDS[action]} · <RelativeTime at={at} />
              </p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
