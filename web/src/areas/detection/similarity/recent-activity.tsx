import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { clusterActivity } from '../../clusters/public/cluster-activity.ts';

const SHOWN = 8;
/** What reports and matching did to clusters, in words; other activity is told elsewhere. */
const WORDS: Readonly<Record<string, string>> = {
  'cluster.founded': 'A report founded a cluster',
  'cluster.joined': 'A report joined a cluster it is like',
  'cluster.merged': 'Two clusters were merged',
  'cluster.split': 'A merge was taken back',
  'cluster.advisory-cited': 'A published warning was cited',
};

/** What matching did lately. */
export function RecentActivity() {
  const activity = useRead(clusterActivity);
  const entries = (activity.data ?? []).filter(({ action }) => action in WORDS).slice(0, SHOWN);
  return (
    <Card>
      <CardHeader
        title="Recent activity"
        hint="Reports that joined or founded a cluster, merges and warnings."
      />
      <CardBody>
        {activity.isPending && <Loading label="Reading recent activity" />}
        {activity.isError && (
          <ErrorState title="Recent activity could not be read" onRetry={() => void activity.refetch()} />
        )}
        {activity.data && entries.length === 0 && (
          <p className="text-ink-soft">Nothing was joined or founded lately.</p>
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
