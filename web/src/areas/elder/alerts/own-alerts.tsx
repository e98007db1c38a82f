import type { ElderAlert } from '@fap/shared/elder/entities.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { refreshOwn, TRY_AGAIN, useDecideOwn } from '../actions.ts';
import { ownAlertPages } from '../data.ts';
import { Section } from '../parts/section.tsx';
import { AlertCard, titleOf } from './alert-card.tsx';
import { SecondLook } from './second-look.tsx';
import { WhatToDo } from './what-to-do.tsx';

/** One's own alerts: what was not read yet comes first, one at a time; what was is a list below. */
export function OwnAlerts() {
  const list = usePages(ownAlertPages);
  const { items = [] } = list;
  const unseen = items.filter(({ seenAt }) => seenAt === null);
  const seen = items.filter(({ seenAt }) => seenAt !== null);
  const [first] = unseen;
  if (items.length === 0) return null;
  return (
    <section aria-label="Your alerts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div aria-live="polite">
        {first && <OwnAlert key={first.alertId} alert={first} waiting={unseen.length} />}
      </div>
      {seen.length > 0 && (
        <Section title="Alerts you have read">
          <ul className="divide-y divide-line">
            {seen.map((alert) => (
              <li key={alert.alertId} className="py-3 first:pt-0 last:pb-0">
                <p className="font-semibold">{titleOf(alert)}</p>
                <p>{alert.reason}</p>
                <p className="text-ink-soft">
                  <RelativeTime at={alert.createdAt} />
                  {outcomeOf(alert)}
                </p>
                {isOpen(alert) && <Decide alert={alert} />}
                {alert.transaction && hasLeft(alert) && <WhatToDo transaction={alert.transaction} />}
              </li>
            ))}
          </ul>
          <ShowMore pages={list} failure="Older alerts could not be loaded. Please try again." />
        </Section>
      )}
    </section>
  );
}

/** Own alerts that were not read yet, as far as they are loaded. */
export const useUnseen = (): number =>
  (usePages(ownAlertPages).items ?? []).filter(({ seenAt }) => seenAt === null).length;

const isOpen = ({ transaction }: ElderAlert): boolean =>
  transaction?.status === 'intercepted' && transaction.decision === null;

/** It went through, and nobody said that it is fine. */
const hasLeft = ({ transaction }: ElderAlert): boolean => transaction?.status === 'flagged';

function outcomeOf({ transaction }: ElderAlert): string {
  if (transaction?.decision === 'release') return ' · released';
  if (transaction?.decision === 'block') return ' · blocked in Elder Shield';
  return '';
}

function OwnAlert({ alert, waiting }: { alert: ElderAlert; waiting: number }) {
  const see = useAction({
    run: () => api(guardiansContract.see, { params: { id: alert.alertId } }),
    onSuccess: refreshOwn,
    onFailure: (error) =>
      toast({ title: 'Not Saved', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' }),
  });
  return (
    <>
      {waiting > 1 && (
        <p className="mb-2 font-semibold">{waiting} alerts are waiting for you. This is the newest.</p>
      )}
      <AlertCard alert={alert}>
        {isOpen(alert) ? (
          <Decide alert={alert} onDecided={() => see.mutate()} />
        ) : (
          <>
            {alert.transaction && <WhatToDo transaction={alert.transaction} />}
            {alert.transaction?.status === 'flagged' && (
              <IsFine alert={alert} onDecided={() => see.mutate()} />
            )}
            <Button variant="primary" size="lg" isBusy={see.isPending} onClick={() => see.mutate()}>
              I have read this
            </Button>
          </>
        )}
      </AlertCard>
      {alert.transaction && <SecondLook alertId={alert.alertId} />}
    </>
  );
}

/** A payment that went through is fine: later ones to the same payee are judged with that. */
function IsFine({ alert, onDecided }: { alert: ElderAlert; onDecided: () => void }) {
  const decide = useDecideOwn();
  return (
    <Button
      size="lg"
      isBusy={decide.isPending}
      onClick={() =>
        decide.mutate({ id: alert.transaction?.id ?? '', decision: 'release' }, { onSuccess: onDecided })
      }
    >
      It’s fine, I wanted it
    </Button>
  );
}

/** The two decisions on a held payment; stopping comes first, because nothing is lost by it. */
function Decide({ alert, onDecided }: { alert: ElderAlert; onDecided?: () => void }) {
  const decide = useDecideOwn();
  const id = alert.transaction?.id ?? '';
  const send = (decision: 'block' | 'release') =>
    decide.mutate({ id, decision }, onDecided ? { onSuccess: onDecided } : {});
  return (
    <div className="flex w-full flex-wrap gap-3">
      <Button variant="primary" size="lg" isBusy={decide.isPending} onClick={() => send('block')}>
        Stop this payment
      </Button>
      <Button size="lg" isBusy={decide.isPending} onClick={() => send('release')}>
        It’s fine, release it
      </Button>
      <p className="w-full text-ink-soft">
        This changes its state in Elder Shield. It doesn’t move money at your bank: to stop a transfer there,
        call your bank.
      </p>
    </div>
  );
}
