import type { CatalogueEntry } from '@fap/shared/catalogue/contract.ts';
import type { RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { UNIT_PROTECTIONS } from '@fap/shared/recondogs/unit-protection.ts';
import type { ReconDogUnit } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { ReadState } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DogPortrait } from '../guide/dog-portrait.tsx';
import { familiesOf } from './families-of.ts';
import { formatSpeed } from './format-speed.ts';

// Few of the twenty are opened.
const ProtectionDetails = lazyPart(async () => (await import('./protection-details.tsx')).ProtectionDetails);

export interface ProtectionCardProps {
  unit: ReconDogUnit;
  /** The unit as it is measured; undefined until it is loaded. */
  live: RoomUnit | undefined;
  /** Nothing is measured, because it could not be loaded. */
  isUnknown: boolean;
  families: ReadState<CatalogueEntry[]>;
}

/** What a unit protects against and how well it does; the rest is told when somebody asks. */
export function ProtectionCard({ unit, live, isUnknown, families }: ProtectionCardProps) {
  const [isOpen, setOpen] = useState(false);
  const protection = UNIT_PROTECTIONS[unit.key];
  if (!protection) return null;
  const titleId = `protection-${unit.key}`;
  const moreId = `protection-more-${unit.key}`;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const waiting = isUnknown ? '—' : '…';
  const measured = (value: string | null | undefined) =>
    live
      ? (value ?? (
          <span className="text-base font-normal text-ink-soft">
            <Trans>Not measured yet</Trans>
          </span>
        ))
      : waiting;
  const types = families.data ? familiesOf(unit, families.data).length : families.isError ? '—' : '…';
  return (
    <Card role="region" aria-labelledby={titleId}>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
            <DogPortrait unitId={unit.id} size="sm" />
            <div className="min-w-0">
              <p className="text-sm font-semibold tracking-wide text-accent">{unit.codename}</p>
              <h2 id={titleId} className="text-lg leading-snug font-semibold">
                {unit.name}
              </h2>
              <p className="mt-0.5 text-sm">
                <span className="text-ink-soft">
                  <Trans>Primary function:</Trans>
                </span>{' '}
                {unit.specialty}
              </p>
            </div>
          </div>
          <dl className="grid flex-1 basis-96 grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
            <Figure name={t`Success rate`}>
              {measured(live?.successRate == null ? null : `${live.successRate}%`)}
            </Figure>
            <Figure name={t`Detection speed`}>
              {measured(live?.medianRunMs == null ? null : formatSpeed(live.medianRunMs))}
            </Figure>
            <Figure name={t`Scam types`}>{types}</Figure>
            <Figure name={t`Warning signs`}>{protection.warningSigns.length}</Figure>
          </dl>
        </div>
        <div>
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? moreId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron aria-hidden className="size-4" />
            <Trans>How {unit.name} protects you</Trans>
          </Button>
        </div>
        {isOpen && (
          <Suspense fallback={<Skeleton label={t`Loading…`} shape="list" count={3} />}>
            <ProtectionDetails id={moreId} unit={unit} live={live} families={families} />
          </Suspense>
        )}
      </CardBody>
    </Card>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-0.5 text-lg font-semibold">{children}</dd>
    </div>
  );
}
