import { CATEGORY_LABELS } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CoreCluster } from '@fap/shared/catalogue/taxonomy.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { MeterBar } from '../../../ui/chart/meter-bar.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';

/** Variants that a card names; the page of the cluster has all. */
const NAMED = 3;

/** The core clusters with what is known here, and how the figures are counted. */
export function CoreClustersTab({ clusters }: { clusters: readonly CoreCluster[] }) {
  const together = clusters.filter(
    (one) => clusters.filter(({ scamType }) => scamType === one.scamType).length > 1,
  );
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 xl:grid-cols-3">
        {clusters.map((one) => (
          <li key={one.id} className="min-w-0">
            <CoreClusterCard core={one} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="how-counted" className="mt-10 max-w-3xl">
        <h2 id="how-counted" className="text-lg font-semibold">
          <Trans>How these figures are counted</Trans>
        </h2>
        <dl className="mt-3 space-y-3">
          <Fact name={t`Completion`}>
            <Trans>
              How much of the fourteen layers is known, as the mean over the clusters of this type here.
              Merged clusters count once.
            </Trans>
          </Fact>
          <Fact name={t`Known scammers`}>
            <Trans>
              Different handles on messengers and networks that were named in clusters of this type, and that
              two people reported on their own or an analyst approved. One person may use many handles. A
              handle may also be stolen from somebody innocent.
            </Trans>
          </Fact>
          {together.length > 0 && (
            <Fact name={t`One type, several kinds`}>
              {together.map(({ name }) => name).join(' and ')}{' '}
              <Trans>come in under one type, so their figures are the same.</Trans>
            </Fact>
          )}
          <Fact name={t`Severity`}>
            <Trans>How much harm this kind usually does, as our authors judge it.</Trans>
          </Fact>
        </dl>
      </section>
    </>
  );
}

function CoreClusterCard({ core }: { core: CoreCluster }) {
  const { id, scamType, name, category, description, severity, variants, clusters, completionRate } = core;
  const more = variants.length - NAMED;
  return (
    <Card className="h-full">
      <CardBody className="flex h-full flex-col">
        <div className="flex flex-wrap gap-2">
          <SeverityBadge severity={severity} />
          <Badge>{CATEGORY_LABELS[category]}</Badge>
        </div>
        <h2 className="mt-3 text-lg leading-snug font-semibold">{name}</h2>
        <p className="mt-1 text-xs text-ink-soft tabular-nums">{id}</p>
        <p className="mt-2 text-ink-soft">{description}</p>
        <h3 className="mt-4 text-sm font-semibold">
          <Trans>{formatCount(variants.length)} variants</Trans>
        </h3>
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {variants.slice(0, NAMED).map((variant) => (
            <li key={variant} className="max-w-full">
              <Badge wraps>{variant}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li className="self-center text-sm text-ink-soft">
              <Trans>+{more} more</Trans>
            </li>
          )}
        </ul>
        <dl className="mt-5 grid gap-3 border-t border-line pt-4 text-sm">
          <Row name={t`Completion`}>
            {completionRate === null ? (
              <Unknown />
            ) : (
              <span className="flex items-center gap-3">
                <span className="w-20">
                  <MeterBar share={completionRate / 100} />
                </span>
                {Math.round(completionRate)}%
              </span>
            )}
          </Row>
          <Row name={t`Known scammers`}>
            {core.knownScammers === null ? (
              <Unknown />
            ) : (
              plural(core.knownScammers, { one: '# handle', other: '# handles' })
            )}
          </Row>
          <Row name={t`Recent activity`}>
            {core.recentActivity === null ? <Unknown /> : <RelativeTime at={core.recentActivity} />}
          </Row>
        </dl>
        <p className="mt-auto flex flex-wrap gap-x-5 pt-4 text-control">
          <Link
            href={paths.cluster(id)}
            className="link inline-block py-1.5"
            aria-label={t`Details of ${name}`}
          >
            <Trans>Details</Trans>
          </Link>
          {clusters > 0 && (
            <Link href={paths.clusters({ type: scamType })} className="link inline-block py-1.5">
              <Trans>{plural(clusters, { one: '# cluster', other: '# clusters' })} of this type</Trans>
            </Link>
          )}
        </p>
      </CardBody>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}

const Unknown = () => (
  <span className="font-normal text-ink-soft">
    <Trans>Not enough data</Trans>
  </span>
);
