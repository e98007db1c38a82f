import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import type { ClusterChange } from '@fap/shared/merges/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { LoadingOrError } from '../loading-or-error.tsx';
import { MemberReports } from '../member-reports.tsx';
import { MergeForm } from '../merge-form.tsx';
import { SplitButton } from '../split-button.tsx';
import { clusterChanges } from './data.ts';

/** The merges of a cluster with their reasons, and for analysts the forms to merge, split and remove reports. */
export function MergesSection({ detail }: { detail: ClusterDetail }) {
  const changes = usePages(clusterChanges, { params: { id: detail.id } });
  useOnlineRetry(changes);
  const canMerge = useCurrentUser().capabilities.includes('cluster.merge');
  const merged = detail.mergedInto ? [{ id: detail.id, name: detail.name }] : detail.members;
  const history = changes.items;
  // Most clusters were never merged, so members see nothing while the changes load.
  const isEmpty = history ? history.length === 0 : !changes.error;
  if (!canMerge && merged.length === 0 && isEmpty) return null;
  return (
    <section aria-label={t`Merges`} className="mt-10">
      <Card>
        <CardHeader
          title={t`Merges`}
          hint={t`A merge moves nothing. If you undo it, both clusters are as before.`}
        />
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {merged.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {merged.map((cluster) => (
                <li key={cluster.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span>
                    <Trans>
                      <Link href={paths.cluster(cluster.id)} className="link font-medium">
                        {cluster.name}
                      </Link>{' '}
                      is merged into {detail.mergedInto?.name ?? detail.name}.
                    </Trans>
                  </span>
                  {canMerge && <SplitButton cluster={cluster} shownId={detail.id} />}
                </li>
              ))}
            </ul>
          )}
          {canMerge && !detail.mergedInto && <MergeForm clusterId={detail.id} />}
          {canMerge && <MemberReports clusterId={detail.id} />}
          {history ? (
            <div>
              {history.length > 0 && <ChangeList changes={history} />}
              {history.length > 0 && (
                <ExportLinks
                  table="cluster-changes"
                  things={t`merges and splits`}
                  query={{ id: detail.id }}
                  className="mt-3"
                />
              )}
              <ShowMore
                pages={changes}
                failure={t`We could not load more merges and splits. Please try again.`}
              />
            </div>
          ) : (
            <LoadingOrError
              title={t`We could not load merges and splits`}
              label={t`Loading merges and splits…`}
              state={changes}
            />
          )}
        </CardBody>
      </Card>
    </section>
  );
}

function ChangeList({ changes }: { changes: readonly ClusterChange[] }) {
  return (
    <ol className="grid gap-3 text-sm">
      {changes.map(({ id, kind, cluster, other, reason, percent, madeAt }) => (
        <li key={id}>
          <p>
            <Trans>
              {cluster.name} was {kind === 'merge' ? t`merged into` : t`split from`} {other.name},{' '}
              <RelativeTime at={madeAt} />
            </Trans>
          </p>
          <p className="text-ink-soft">
            {reason === null ? t`Only analysts can read the reason.` : `“${reason}”`} ·{' '}
            {percent === null
              ? t`not enough data to compare`
              : t`${Math.round(percent)}% alike in six layers`}
          </p>
        </li>
      ))}
    </ol>
  );
}
