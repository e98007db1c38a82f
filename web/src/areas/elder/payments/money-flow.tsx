import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../../platform/read.ts';
import { useMedia } from '../../../platform/use-media.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { useChangeShield } from '../actions.ts';
import { moneyTrails } from '../data.ts';
import { Problem } from '../parts/problem.tsx';
import { Section } from '../parts/section.tsx';
import { Switch } from '../parts/switch.tsx';
import { useSwitchToast } from '../use-switch-toast.ts';
import { TrailList, type TrailListProps } from './trail-list.tsx';

const TrailDrawing = lazyPart(async () => (await import('./trail-drawing.tsx')).TrailDrawing);

/** Flow analysis: sums of the last three months, and with breadcrumb mode the trails of the money. */
export function MoneyFlow({ status }: { status: ProtectionStatus }) {
  const { moneyFlow, settings, thresholdBreaches, moneyTrailsTracked } = status;
  const change = useChangeShield();
  const [isOn, setOn] = useState(settings.breadcrumbMode);
  const told = useSwitchToast({
    title: t`Breadcrumb Mode On`,
    description: t`Your money trails are drawn below.`,
    variant: 'success',
  });
  const money = (cents: number) => formatCents(cents, moneyFlow.currency);
  return (
    <Section title={t`Flow analysis`} lead={t`Your money over the last ${moneyFlow.days} days.`}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Figure term={t`Came in`} value={money(moneyFlow.inbound)} />
        <Figure term={t`Went out`} value={money(moneyFlow.outbound)} />
        <Figure term={t`Looks suspicious`} value={money(moneyFlow.suspicious)} />
        <Figure term={t`Blocked in Elder Shield`} value={money(moneyFlow.blocked)} />
        <Figure term={t`Payments above your threshold`} value={String(thresholdBreaches)} />
        <Figure term={t`Payees tracked`} value={String(moneyTrailsTracked)} />
      </dl>
      <Switch
        label={t`Breadcrumb mode`}
        hint={t`Draws where your money came from and where it went.`}
        isOn={isOn}
        isBusy={change.isPending}
        onChange={(breadcrumbMode) => {
          setOn(breadcrumbMode);
          told.dismiss();
          change.mutate(
            { breadcrumbMode },
            {
              onSuccess: () => {
                if (breadcrumbMode) told.show();
              },
              onError: () => setOn(!breadcrumbMode),
            },
          );
        }}
      />
      <Problem text={change.problem} />
      {isOn && <Trails />}
    </Section>
  );
}

function Trails() {
  const state = useRead(moneyTrails);
  if (!state.data)
    return state.isError ? (
      <ErrorState
        title={t`Your money trails could not be loaded`}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
      />
    ) : (
      <Loading label={t`Loading your money trails…`} />
    );
  const { inbound, outbound, paymentsInOtherMoney, currency } = state.data;
  if (currency === null || inbound.length + outbound.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>No payments in the last {state.data.days} days.</Trans>
      </p>
    );
  return (
    <>
      <TrailView trails={state.data} currency={currency} />
      {paymentsInOtherMoney > 0 && <p className="text-ink-soft">{otherMoneyWords(paymentsInOtherMoney)}</p>}
    </>
  );
}

const ROOM_FOR_DRAWING = '(min-width: 40rem)';

/** A drawing with its table where there is room; else a list, with the drawing for who wants it. */
function TrailView(props: TrailListProps) {
  const hasRoom = useMedia(ROOM_FOR_DRAWING);
  const [isDrawn, setDrawn] = useState(false);
  if (hasRoom) return <Drawing {...props} />;
  return (
    <>
      <TrailList {...props} />
      <details onToggle={(event) => setDrawn(event.currentTarget.open)}>
        <summary className="min-h-12 cursor-pointer py-2 font-semibold">
          <Trans>Show the drawing</Trans>
        </summary>
        {isDrawn && <Drawing {...props} />}
      </details>
    </>
  );
}

const Drawing = (props: TrailListProps): ReactNode => (
  <PartBoundary title={t`We could not draw your money trails`}>
    <TrailDrawing {...props} />
  </PartBoundary>
);

const otherMoneyWords = (count: number): string =>
  plural(count, {
    one: '# payment in another currency is left out.',
    other: '# payments in other currencies are left out.',
  });

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
