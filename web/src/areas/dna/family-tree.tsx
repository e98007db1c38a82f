import type { ClusterDna } from '@fap/shared/dna/contract.ts';
import { t } from '@lingui/core/macro';
import { GitFork, GitMerge } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { useRead } from '../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReadError } from '../clusters/public/read-error.tsx';
import { useLiveRead } from '../clusters/public/use-live-read.ts';
import { clusterMutations } from '../families/public/data.ts';
import { RelativesCard } from './relatives-card.tsx';

/** The relatives of a cluster, and the clusters merged with it. */
export function FamilyTree({ dna }: { dna: ClusterDna }) {
  const { clusterId, members, mergedInto } = dna;
  const family = useRead(clusterMutations, { params: { clusterId } });
  useLiveRead(
    family,
    { clusterId, rootId: mergedInto?.id },
    () => void clusterMutations.refresh({ params: { clusterId } }),
  );
  const isMerged = members.length > 0 || mergedInto !== null;
  const relatives = family.data?.relatives ?? [];
  if (family.data && relatives.length === 0 && !isMerged)
    return (
      <EmptyState
        icon={GitFork}
        title={t`No relatives known yet`}
        text={
          family.data.computedAt === null
            ? t`We’re still comparing this cluster with the others. Updates live.`
            : t`No other cluster names the same party, works alike or was merged with this one. A later report may change that.`
        }
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {family.data ? (
        <RelativesCard relatives={relatives} />
      ) : family.isError ? (
        <ReadError title={t`We could not load the relatives`} state={family} />
      ) : (
        <Skeleton label={t`Loading relatives…`} shape="list" count={3} />
      )}
      {isMerged && <MergedCard dna={dna} />}
    </div>
  );
}

function MergedCard({ dna: { clusterId, clusterName, members, mergedInto } }: { dna: ClusterDna }) {
  return (
    <Card>
      <CardHeader
        title={t`Merged clusters`}
        hint={t`This cluster’s figures include their reports. A merge can be undone.`}
      />
      <CardBody>
        <p className="flex items-center gap-2 font-semibold">
          <GitMerge aria-hidden className="size-4 text-accent" />
          {mergedInto ? (
            <Link href={paths.cluster(mergedInto.id)} className="link">
              {mergedInto.name}
            </Link>
          ) : (
            clusterName
          )}
        </p>
        <ul className="mt-2 ml-2 border-l border-line-strong/60">
          {(mergedInto ? [{ id: clusterId, name: clusterName }] : members).map(({ id, name }) => (
            <li key={id} className="relative py-1.5 pl-6">
              <span aria-hidden className="absolute top-1/2 left-0 w-4 border-t border-line-strong/60" />
              <Link href={paths.cluster(id)} className="link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
