import type { ElderAlert } from '@fap/shared/elder/entities.ts';
import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { useAtom } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ownAlertPages } from '../data.ts';
import { titleOf } from './alert-card.tsx';
import { waitingOf } from './alert-order.ts';
import { type ChosenAlert, chosenAlertAtom } from './chosen-alert.ts';
import { OwnAlert } from './own-alert.tsx';

/** Others that wait are named up to here; the rest is counted. */
const NAMED = 3;

/** One's own alerts that wait, one at a time, the most urgent first. */
export function WaitingAlerts({ country }: { country: CountryHelp }) {
  const list = usePages(ownAlertPages);
  const headingId = useId();
  const waiting = waitingOf(list.items ?? []);
  const { shown, choose } = useShownAlert(list.items ?? [], waiting);
  if (!list.items && list.isError)
    return (
      <ErrorState
        title={t`Your alerts could not be loaded`}
        onRetry={list.refetch}
        isRetrying={list.isFetching}
      />
    );
  if (!shown) return null;
  const others = waiting.filter(({ alertId }) => alertId !== shown.alertId);
  const [following] = others;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={headingId} tabIndex={-1} className="text-xl font-semibold">
        {countWords(waiting.length)}
      </h2>
      <div aria-live="polite">
        <OwnAlert
          key={shown.alertId}
          alert={shown}
          country={country}
          next={
            <Button variant="primary" size="lg" onClick={() => choose(following?.alertId ?? null)}>
              {following ? t`Next alert` : t`Close`}
            </Button>
          }
        />
      </div>
      <Others alerts={others} onChoose={choose} />
    </section>
  );
}

/** How many of one's own alerts wait, as far as they are loaded. */
export const useWaitingCount = (): number => waitingOf(usePages(ownAlertPages).items ?? []).length;

/** The alert on screen. It stays until somebody goes on: neither a new one nor its own end puts another one in its place. */
function useShownAlert(all: readonly ElderAlert[], waiting: readonly ElderAlert[]) {
  const [chosen, setChosen] = useAtom(chosenAlertAtom);
  const first = waiting[0]?.alertId;
  const known = all.find(({ alertId }) => alertId === chosen?.alertId);
  useEffect(() => {
    if (!known && first !== undefined) setChosen({ alertId: first, isAskedFor: false });
  }, [known, first, setChosen]);
  // Who comes back begins with what waits then.
  useEffect(() => () => setChosen(null), [setChosen]);
  return {
    shown: known ?? waiting[0],
    choose: (alertId: string | null) =>
      setChosen(alertId === null ? null : ({ alertId, isAskedFor: true } satisfies ChosenAlert)),
  };
}

const countWords = (count: number): string => {
  if (count === 0) return t`No alert is waiting for you`;
  return plural(count, { one: '# alert is waiting for you', other: '# alerts are waiting for you' });
};

interface OthersProps {
  alerts: readonly ElderAlert[];
  onChoose: (alertId: string) => void;
}

/** What waits besides the one that is shown. */
function Others({ alerts, onChoose }: OthersProps) {
  if (alerts.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">
        <Trans>Also waiting</Trans>
      </h3>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {alerts.slice(0, NAMED).map((alert) => (
          <li key={alert.alertId}>
            <Button size="lg" className="w-full text-left" onClick={() => onChoose(alert.alertId)}>
              <span className="min-w-0 flex-1 wrap-anywhere">{titleOf(alert)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {alerts.length > NAMED && (
        <p className="mt-2">
          <Trans>and {alerts.length - NAMED} more</Trans>
        </p>
      )}
    </div>
  );
}
