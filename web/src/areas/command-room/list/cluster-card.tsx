import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Dna, FileText, Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ClusterStatusBadge } from '../../clusters/public/cluster-status-badge.tsx';
import { ScamTypeMark } from '../../clusters/public/scam-type-mark.tsx';
import { shownPercent } from '../../dna/public/percent.tsx';
import { verifierLabel } from './cluster-filters.ts';

/** A cluster in the list, with its figures, puzzle progress and links. */
export function ClusterCard({ cluster }: { cluster: ClusterSummary }) {
  const completion = Math.round(cluster.completionRate);
  return (
    <Card className="flex h-full flex-col p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-start gap-3">
          <ScamTypeMark type={cluster.scamType} />
          <div className="min-w-0">
            <h2 className="leading-snug font-semibold">{cluster.name}</h2>
            <p className="text-sm text-ink-soft">{SCAM_TYPE_LABELS[cluster.scamType]}</p>
          </div>
        </div>
        <ClusterStatusBadge status={cluster.status} />
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm sm:mt-4 sm:grid sm:grid-cols-2 sm:gap-y-3">
        <Fact name={t`Strength`}>
          {cluster.strength === null ? (
            <Unknown>
              <Trans>Not enough data</Trans>
            </Unknown>
          ) : (
            shownPercent(cluster.strength)
          )}
        </Fact>
        <Fact name={t`Victims`}>{formatNumber(cluster.victims)}</Fact>
        <Fact name={t`Verified by`}>
          {cluster.verifiedBy.length === 0 ? (
            <Unknown>
              <Trans>Nobody yet</Trans>
            </Unknown>
          ) : (
            <span className="flex flex-wrap gap-1">
              {cluster.verifiedBy.map((verifier) => (
                <Badge key={verifier} icon={BadgeCheck}>
                  {verifierLabel(verifier)}
                </Badge>
              ))}
            </span>
          )}
        </Fact>
        <Fact name={t`Last activity`}>
          <RelativeTime at={cluster.lastActivity} />
        </Fact>
      </dl>
      <div className="mt-auto pt-3 sm:pt-5">
        <div className="flex justify-between text-sm">
          <span className="text-ink-soft">
            <Trans>Puzzle</Trans>
          </span>
          <span className="font-semibold tabular-nums">
            <Trans>{completion}% complete</Trans>
          </span>
        </div>
        <Progress label={t`Puzzle of ${cluster.name}`} percent={completion} className="mt-1.5" />
        <div className="mt-3 flex flex-wrap gap-2 sm:mt-4">
          <Button asChild size="sm" variant="primary">
            <Link href={paths.puzzle(cluster.id)}>
              <Puzzle aria-hidden className="hidden size-4 sm:block" />
              <Trans>Open puzzle</Trans>
            </Link>
          </Button>
          <Button asChild size="sm">
            <Link href={paths.cluster(cluster.id)}>
              <Dna aria-hidden className="hidden size-4 sm:block" />
              <Trans>View DNA</Trans>
            </Link>
          </Button>
          <DossierLink clusterId={cluster.id} />
        </div>
      </div>
    </Card>
  );
}

/** Leads to the dossier; disabled for whoever may not read dossiers. */
function DossierLink({ clusterId }: { clusterId: string }) {
  const { capabilities } = useCurrentUser();
  const content = (
    <>
      <FileText aria-hidden className="hidden size-4 sm:block" />
      <Trans>Dossier</Trans>
    </>
  );
  if (!capabilities.includes('dossier.read'))
    return (
      <Button size="sm" disabled aria-describedby="dossier-reason">
        {content}
      </Button>
    );
  return (
    <Button asChild size="sm">
      <Link href={paths.dossier(clusterId)}>{content}</Link>
    </Button>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-baseline gap-1.5 sm:block">
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="font-medium sm:mt-0.5">{children}</dd>
    </div>
  );
}

function Unknown({ children }: { children: ReactNode }) {
  return <span className="font-normal text-ink-soft">{children}</span>;
}
