import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GitFork } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PatternTable } from './pattern-table.tsx';

const RELATIONSHIPS: Record<MutationResult['familyTree'][number]['relationship'], string> = {
  Parent: t`Parent: seen earlier`,
  Child: t`Child: seen later`,
  Relative: t`Relative: first seen on the same day`,
};

/** The relatives of the cluster, and its adaptation patterns. */
export function RelativesTab({ result }: { result: MutationResult }) {
  return (
    <>
      {result.familyTree.length === 0 ? (
        <EmptyState
          icon={GitFork}
          title={t`No relatives known yet`}
          text={t`No other cluster names the same party or is alike enough. A later report may change that.`}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {result.familyTree.map((relative) => (
            <li key={relative.clusterId}>
              <Card className="h-full p-5">
                <div className="flex items-start justify-between gap-3">
                  <div className="min-w-0">
                    <Link href={paths.cluster(relative.clusterId)} className="link font-semibold">
                      {relative.clusterName}
                    </Link>
                    <p className="text-sm text-ink-soft">{RELATIONSHIPS[relative.relationship]}</p>
                  </div>
                  <Badge tone="accent">
                    <Trans>{Math.round(relative.similarity)}% alike</Trans>
                  </Badge>
                </div>
                <dl className="mt-3 grid grid-cols-2 gap-x-4 text-sm">
                  <div>
                    <dt className="text-ink-soft">
                      <Trans>Platform</Trans>
                    </dt>
                    <dd>{relative.platform}</dd>
                  </div>
                  <div>
                    <dt className="text-ink-soft">
                      <Trans>Active period</Trans>
                    </dt>
                    <dd>{relative.activePeriod}</dd>
                  </div>
                </dl>
                <h3 className="mt-3 text-sm text-ink-soft">
                  <Trans>Why</Trans>
                </h3>
                <ul className="text-sm">
                  {relative.sharedElements.map((element) => (
                    <li key={element}>{element}</li>
                  ))}
                </ul>
              </Card>
            </li>
          ))}
        </ul>
      )}
      <PatternTable patterns={result.adaptationPatterns} />
    </>
  );
}
