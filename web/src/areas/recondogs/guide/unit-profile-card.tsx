import type { RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { UNIT_GUIDES } from '@fap/shared/recondogs/unit-guide.ts';
import type { ReconDogUnit } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { SendDialog } from '../requests/send-dialog.tsx';
import { DogPortrait } from './dog-portrait.tsx';
import { RealExample } from './real-example.tsx';
import { ToldLine } from './told-line.tsx';

export interface UnitProfileCardProps {
  unit: ReconDogUnit;
  /** The unit as it stands; undefined until it is loaded. */
  live: RoomUnit | undefined;
  /** Shown whole from the start; another says when it is needed, and the rest on demand. */
  isWhole: boolean;
}

/** A unit introduced: what it does, how it helps, what it really found last, when it is needed, and what protects. */
export function UnitProfileCard({ unit, live, isWhole }: UnitProfileCardProps) {
  const [isAsked, setAsked] = useState(false);
  const guide = UNIT_GUIDES[unit.key];
  const titleId = `guide-${unit.key}`;
  const moreId = `more-${unit.key}`;
  if (!guide) return null;
  const isOpen = isWhole || isAsked;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Card role="region" aria-labelledby={titleId} className="min-w-0">
      <CardBody className="grid gap-4">
        <div className="flex items-center gap-4">
          <DogPortrait unitId={unit.id} />
          <div className="min-w-0">
            <p className="text-sm font-semibold tracking-wide text-accent">{unit.codename}</p>
            <h2 id={titleId} className="text-xl font-semibold wrap-anywhere">
              {unit.name}
            </h2>
            <p className="text-sm text-ink-soft">{unit.specialty}</p>
          </div>
        </div>
        {!isWhole && (
          <>
            <dl className="md:min-h-18">
              <ToldLine name={t`When you need it`}>{guide.when}</ToldLine>
            </dl>
            <div>
              <Button
                size="sm"
                aria-expanded={isOpen}
                aria-controls={isOpen ? moreId : undefined}
                onClick={() => setAsked(!isAsked)}
              >
                <Chevron aria-hidden className="size-4" />
                <Trans>More about {unit.codename}</Trans>
              </Button>
            </div>
          </>
        )}
        {isOpen && (
          <div id={moreId} className="grid gap-5">
            <dl className="grid gap-4">
              <ToldLine name={t`What it does`}>{guide.does}</ToldLine>
              <ToldLine name={t`How it helps`}>{guide.helps}</ToldLine>
              <ToldLine name={t`Real example`}>
                <RealExample live={live} />
              </ToldLine>
              {isWhole && <ToldLine name={t`When you need it`}>{guide.when}</ToldLine>}
              <ToldLine name={t`Protection tips`}>
                <ul className="list-disc space-y-1 pl-5">
                  {guide.tips.map((tip) => (
                    <li key={tip}>{tip}</li>
                  ))}
                </ul>
              </ToldLine>
            </dl>
            {live && (
              <div>
                <SendDialog unit={live} label={t`Deploy ${unit.codename} for My Case`} />
              </div>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
