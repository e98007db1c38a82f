import type { BackTest } from '@fap/shared/elder/back-test.ts';
import { backTestContract } from '@fap/shared/elder/back-test-contract.ts';
import { FLAG_FROM_MAX, FLAG_FROM_MIN } from '@fap/shared/elder/constants.ts';
import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { formatNumber } from '../../../platform/locale.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TRY_AGAIN, useChangeShield } from '../actions.ts';

/** A slider rests this long before its effect is computed, in milliseconds. */
const REST_MS = 300;
const THRESHOLD_STEP = 50;
const MAX_TRIED = 5_000;
const POINTS_STEP = 5;
const SHOWN = 5;

/** Other choices tried on one's own past, before anything is saved. */
export function WhatIf({ settings }: { settings: ProtectionStatus['settings'] }) {
  const [threshold, setThreshold] = useState(Math.min(settings.transactionThreshold, MAX_TRIED));
  const [flagFrom, setFlagFrom] = useState(settings.flagFrom);
  const [problem, setProblem] = useState<string | null>(null);
  const tried = useAction({
    run: (body: { transactionThreshold: number; flagFrom: number }) => api(backTestContract.whatIf, { body }),
    onSuccess: () => setProblem(null),
    onFailure: (error) => setProblem(reasonOf(error, TRY_AGAIN)),
  });
  const { mutate } = tried;
  useEffect(() => {
    const timer = window.setTimeout(() => mutate({ transactionThreshold: threshold, flagFrom }), REST_MS);
    return () => window.clearTimeout(timer);
  }, [threshold, flagFrom, mutate]);
  const save = useChangeShield(() =>
    toast({ title: t`Saved`, description: t`It counts from the next payment on.`, variant: 'success' }),
  );
  const isChanged = threshold !== settings.transactionThreshold || flagFrom !== settings.flagFrom;
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        <Trans>Nothing is saved until you press the button.</Trans>
      </p>
      <Slider
        label={t`Large from`}
        value={threshold}
        shown={`$${formatNumber(threshold)}`}
        range={{ min: 0, max: MAX_TRIED, step: THRESHOLD_STEP }}
        onChange={setThreshold}
      />
      <Slider
        label={t`Alert from`}
        value={flagFrom}
        shown={t`${flagFrom} points`}
        range={{ min: FLAG_FROM_MIN, max: FLAG_FROM_MAX, step: POINTS_STEP }}
        onChange={setFlagFrom}
      />
      <div aria-live="polite">
        {problem && <p className="font-semibold text-critical">{problem}</p>}
        {!problem && tried.data && <Effect {...tried.data} />}
      </div>
      <Button
        size="lg"
        className="justify-self-start"
        isBusy={save.isPending}
        aria-disabled={!isChanged}
        onClick={() => isChanged && save.mutate({ transactionThreshold: threshold, flagFrom })}
      >
        <Trans>Save these choices</Trans>
      </Button>
    </div>
  );
}

function Slider({
  label,
  value,
  shown,
  range,
  onChange,
}: {
  label: string;
  value: number;
  shown: string;
  range: { min: number; max: number; step: number };
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{label}</span>
        <span className="tabular-nums">{shown}</span>
      </label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-12 w-full cursor-pointer accent-accent"
      />
    </div>
  );
}

const alertsOf = ({ flagged, intercepted, blocked }: BackTest): number => flagged + intercepted + blocked;
const count = (alerts: number): string => plural(alerts, { one: '# alert', other: '# alerts' });

function comparedWords(tried: number, chosen: number, months: number): string {
  if (tried === chosen) return t`No change: ${count(tried)} either way`;
  return months === 1
    ? t`${count(tried)} in the last month, instead of ${chosen}`
    : t`${count(tried)} in the last ${Math.round(months)} months, instead of ${chosen}`;
}

/** What would have been different in the last twelve months. */
function Effect({ chosen, tried }: { chosen: BackTest; tried: BackTest }) {
  if (tried.payments === 0)
    return (
      <p>
        <Trans>There are no payments of yours yet to try this on. Bring in a statement first.</Trans>
      </p>
    );
  const known = new Set(chosen.alerts.map(({ externalId }) => externalId));
  const added = tried.alerts.filter(({ externalId }) => !known.has(externalId));
  return (
    <>
      <p className="text-lg font-semibold">
        {comparedWords(alertsOf(tried), alertsOf(chosen), tried.months)}
      </p>
      {added.length > 0 && (
        <>
          <p className="mt-2">
            <Trans>You would also have been alerted to:</Trans>
          </p>
          <ul className="mt-1 list-disc pl-6">
            {added.slice(0, SHOWN).map(({ externalId, payee, amount, currency }) => (
              <li key={externalId}>
                <Trans>
                  {formatCents(amount, currency)} to {payee || t`somebody unknown`}
                </Trans>
              </li>
            ))}
            {added.length > SHOWN && (
              <li>
                <Trans>and {added.length - SHOWN} more</Trans>
              </li>
            )}
          </ul>
        </>
      )}
    </>
  );
}
