import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LifeBuoy, Search } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { UnitProfileCard } from '../guide/unit-profile-card.tsx';
import { useLiveRoom } from '../room/use-live-room.ts';

/** Twenty profiles in full are more than anybody reads: the first few show what a profile tells. */
const SHOWN_WHOLE = 3;

/** Introduces the twenty units to people who come to understand what happened to them. */
export function RecondogsGuideScreen() {
  const { state } = useLiveRoom();
  const liveUnits = new Map(state.data?.units.map((unit) => [unit.key, unit]));
  return (
    <PageFrame
      title={t`Meet Your ReconDogs`}
      lead={t`ReconDogs are twenty small programs. Each one looks at your evidence in its own way, says what it found, and shows where it stands. They do not write to anybody, and people decide what follows.`}
    >
      <HelpRightNow />
      {state.isError && !state.data && (
        <div className="mt-6">
          <ErrorState
            title={t`We could not load what the units found`}
            onRetry={() => void state.refetch()}
            isRetrying={state.isFetching}
          />
        </div>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        {RECONDOG_UNITS.map((unit, index) => (
          <UnitProfileCard
            key={unit.key}
            unit={unit}
            live={liveUnits.get(unit.key)}
            isWhole={index < SHOWN_WHOLE}
          />
        ))}
      </div>
      <p className="mt-8">
        <Trans>
          See all of them at work in the{' '}
          <Link href={paths.recondogs()} className="link">
            Command Room
          </Link>
          .
        </Trans>
      </p>
    </PageFrame>
  );
}

function HelpRightNow() {
  const [, navigate] = useLocation();
  return (
    <Card role="region" aria-labelledby="help-right-now">
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="help-right-now" className="text-lg font-semibold">
            <Trans>Need Help Right Now?</Trans>
          </h2>
          <p className="text-ink-soft">
            <Trans>If money left in the last hours, the first calls matter more than anything here.</Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => navigate(paths.help())}>
            <LifeBuoy aria-hidden className="size-4" />
            <Trans>Emergency Scam Response</Trans>
          </Button>
          <Button onClick={() => navigate(paths.buildCluster())}>
            <Search aria-hidden className="size-4" />
            <Trans>Start Investigation</Trans>
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
