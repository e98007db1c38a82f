import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleHelp, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ExhibitList } from '../../dna/public/exhibit-list.tsx';
import { LayerBars } from '../../dna/public/layer-bars.tsx';
import { Percent } from '../../dna/public/percent.tsx';
import { StrengthBreakdown } from '../../dna/public/strength-breakdown.tsx';

const LayersCard = lazyPart(async () => (await import('../../puzzle/public/layers-card.tsx')).LayersCard);

type Check = ClusterDetail['checks'][number];
type Pattern = ClusterDetail['patterns'][number];

const MoneyPathCard = lazyPart(
  async () => (await import('../../dna/public/money-path-card.tsx')).MoneyPathCard,
);

const STATE_LOOK: Record<Check['state'], { tone: Tone; icon: LucideIcon; word: string }> = {
  found: { tone: 'accent', icon: CircleCheck, word: t`Found` },
  nothing: { tone: 'neutral', icon: CircleDashed, word: t`Nothing found` },
  'not-enough-data': { tone: 'neutral', icon: CircleHelp, word: t`Not enough data` },
};

/** A cluster's six layers, its most common patterns with the number of confirming victims, and the four checks. */
export function DnaTab({ detail }: { detail: ClusterDetail }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Suspense fallback={<div className="min-h-[31rem]" />}>
        <LayersCard clusterId={detail.id} />
      </Suspense>
      <StrengthBreakdown dna={detail.dna} />
      <Card>
        <CardHeader
          title={t`Six layers`}
          hint={t`How similar the cluster’s reports are in each layer`}
          actions={
            <div className="flex flex-wrap gap-x-4">
              <Link
                href={paths.clusterDna({ cluster: detail.id, tab: 'layers' })}
                className="link py-1 text-sm"
              >
                <Trans>Every feature with its exhibits</Trans>
              </Link>
              <Link href={paths.clusterMutation({ cluster: detail.id })} className="link py-1 text-sm">
                <Trans>How this scam changes</Trans>
              </Link>
            </div>
          }
        />
        <CardBody>
          <LayerBars layers={detail.dna.layers} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title={t`Pattern matrix`}
          hint={t`The feature of each layer that most reports share, and how many people confirm it`}
          actions={
            <Link href={paths.playbook()} className="link py-1 text-sm">
              <Trans>See the script in the Playbook Detonator</Trans>
            </Link>
          }
        />
        <CardBody>
          <DataTable<Pattern>
            caption={t`Pattern matrix`}
            isCaptionHidden
            columns={[
              { header: t`Layer`, cell: ({ name }) => <span className="font-medium">{name}</span> },
              {
                header: t`Pattern`,
                cell: ({ pattern, exhibits }) =>
                  pattern === null ? (
                    <span className="block min-w-40 text-ink-soft">
                      <Trans>No two reports share one</Trans>
                    </span>
                  ) : (
                    <div className="min-w-48">
                      {pattern}
                      <div>
                        <ExhibitList exhibits={exhibits} />
                      </div>
                    </div>
                  ),
              },
              {
                header: t`Confirmed victims`,
                cell: ({ confirmedVictims }) => confirmedVictims ?? <Percent value={null} />,
                align: 'end',
              },
              {
                header: t`Pattern match`,
                cell: ({ patternMatch }) => <Percent value={patternMatch} />,
                align: 'end',
              },
            ]}
            rows={detail.patterns}
            rowKey={({ layer }) => layer}
          />
        </CardBody>
      </Card>
      <Suspense fallback={<div className="min-h-96" />}>
        <MoneyPathCard detail={detail} />
      </Suspense>
      <Card>
        <CardHeader title={t`Four checks`} hint={t`What we found, by which rule, and in which exhibits`} />
        <CardBody>
          <ul className="grid gap-x-8 gap-y-7 lg:grid-cols-2">
            {detail.checks.map((check) => (
              <CheckItem key={check.id} check={check} />
            ))}
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}

function CheckItem({ check: { name, state, finding, reason, exhibits } }: { check: Check }) {
  const { tone, icon, word } = STATE_LOOK[state];
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{name}</h3>
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      </div>
      <p className="mt-1.5">{finding}</p>
      <p className="mt-1.5 text-sm text-ink-soft">{reason}</p>
      {exhibits.length > 0 && (
        <p className="mt-1">
          <ExhibitList exhibits={exhibits} />
        </p>
      )}
    </li>
  );
}
