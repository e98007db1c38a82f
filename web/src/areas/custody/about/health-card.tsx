import { t } from '@lingui/core/macro';
import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { ChainSummary } from '../data.ts';

type Health = ChainSummary['systemHealth'];

const NAMES: Readonly<Record<keyof Health, string>> = {
  blockchainConnectivity: t`Blockchain connectivity`,
  cryptographicIntegrity: t`Cryptographic integrity`,
  legalCompliance: t`Legal compliance`,
};

const LOOKS: Readonly<
  Record<Health['legalCompliance']['state'], { word: string; tone: Tone; icon: LucideIcon }>
> = {
  ok: { word: t`Good`, tone: 'low', icon: CircleCheck },
  degraded: { word: t`Needs a look`, tone: 'high', icon: TriangleAlert },
  unknown: { word: t`Not checked yet`, tone: 'neutral', icon: CircleHelp },
};

/** Whether stamping and checking work, from checks that ran. */
export function HealthCard({ health }: { health: Health }) {
  return (
    <Card role="region" aria-labelledby="chain-health-title">
      <CardHeader id="chain-health-title" title={t`System Health`} />
      <CardBody>
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
          {(Object.keys(NAMES) as (keyof Health)[]).map((key) => {
            const { word, tone, icon } = LOOKS[health[key].state];
            const { reason, checkedAt } = health[key];
            return (
              <div key={key}>
                <dt className="flex flex-wrap items-center justify-between gap-2 font-semibold">
                  {NAMES[key]}
                  <Badge tone={tone} icon={icon}>
                    {word}
                  </Badge>
                </dt>
                <dd className="mt-1 text-ink-soft">
                  {reason}
                  {checkedAt && (
                    <>
                      {' ('}
                      <RelativeTime at={checkedAt} />
                      {')'}
                    </>
                  )}
                  .
                </dd>
              </div>
            );
          })}
        </dl>
      </CardBody>
    </Card>
  );
}
