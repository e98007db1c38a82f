import type { ClusterDna } from '@fap/shared/clusters/dna-contract.ts';
import { GitFork, GitMerge } from 'lucide-react';
import { Link } from 'wouter';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { clusterDetailPath } from '../public/cluster-links.ts';

/** The clusters that became one with this one. */
export function FamilyTree({ dna }: { dna: ClusterDna }) {
  const { members, mergedInto } = dna;
  if (members.length === 0 && !mergedInto) {
    return (
      <EmptyState
        icon={GitFork}
        title="No relatives known yet"
        text="No other cluster was merged into this one. How clusters descend from each other is not computed yet."
      />
    );
  }
  return (
    <Card>
      <CardHeader
        title="Merged clusters"
        hint="Their reports are in this cluster’s figures; a merge can be taken back"
      />
      <CardBody>
        <p className="flex items-center gap-2 font-semibold">
          <GitMerge aria-hidden className="size-4 text-accent" />
          {mergedInto ? (
            <Link href={clusterDetailPath(mergedInto.id)} className="link">
              {mergedInto.name}
            </Link>
          ) : (
            dna.clusterName
          )}
        </p>
        <ul className="mt-2 ml-2 border-l border-line-strong/60">
          {(mergedInto ? [{ id: dna.clusterId, name: dna.clusterName }] : members).map(({ id, name }) => (
            <li key={id} className="relative py-1.5 pl-6">
              <span aria-hidden className="absolute top-1/2 left-0 w-4 border-t border-line-strong/60" />
              <Link href={clusterDetailPath(id)} className="link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
