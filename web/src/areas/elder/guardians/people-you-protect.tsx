import type { GuardianAlert, ProtectedPerson } from '@fap/shared/elder/entities.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { refreshGuarded, TRY_AGAIN, useDecideAsGuardian } from '../actions.ts';
import { AlertCard, titleOf } from '../alerts/alert-card.tsx';
import { guardianAlertPages } from '../data.ts';
import { Section } from '../parts/section.tsx';

/** What a guardian sees: the people they protect and the alerts about them, the open ones first. */
export function PeopleYouProtect({ people }: { people: readonly ProtectedPerson[] }) {
  const list = usePages(guardianAlertPages);
  const { items = [] } = list;
  const open = items.filter(needsAnswer);
  const answered = items.filter((alert) => !needsAnswer(alert));
  return (
    <Section
      title="People you protect"
      lead="They decide what you see, and they can read everything you look at and do here."
    >
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {open.map((alert) => (
          <OpenAlert key={alert.alertId} alert={alert} />
        ))}
      </div>
      <ul className="grid gap-4">
        {people.map((person) => (
          <PersonRow key={person.guardianshipId} person={person} />
        ))}
      </ul>
      {answered.length > 0 && (
        <details>
          <summary className="min-h-12 cursor-pointer py-2 font-semibold">Alerts that were answered</summary>
          <ul className="mt-2 divide-y divide-line">
            {answered.map((alert) => (
              <li key={alert.alertId} className="py-3">
                <p className="font-semibold">{titleOf(alert, alert.elderName)}</p>
                <p>{alert.reason}</p>
                <p className="text-ink-soft">
                  <RelativeTime at={alert.createdAt} />
                </p>
              </li>
            ))}
          </ul>
          <ShowMore pages={list} failure="Older alerts could not be loaded. Please try again." />
        </details>
      )}
    </Section>
  );
}

const needsAnswer = ({ acknowledgedAt, mayDecide }: GuardianAlert): boolean =>
  acknowledgedAt === null || mayDecide;

function OpenAlert({ alert }: { alert: GuardianAlert }) {
  const answer = useAction({
    run: () => api(guardiansContract.acknowledge, { params: { id: alert.alertId } }),
    onSuccess: refreshGuarded,
    onFailure: (error) => {
      toast({ title: 'Not Saved', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
      refreshGuarded();
    },
  });
  const decide = useDecideAsGuardian();
  const id = alert.transaction?.id ?? '';
  return (
    <AlertCard alert={alert} personName={alert.elderName}>
      {alert.acknowledgedAt === null && (
        <Button variant="primary" size="lg" isBusy={answer.isPending} onClick={() => answer.mutate()}>
          I’m calling {alert.elderName}
        </Button>
      )}
      {alert.mayDecide && (
        <>
          <Button
            size="lg"
            isBusy={decide.isPending}
            onClick={() => decide.mutate({ id, decision: 'block' })}
          >
            Stop this payment
          </Button>
          <Button
            size="lg"
            isBusy={decide.isPending}
            onClick={() => decide.mutate({ id, decision: 'release' })}
          >
            Release it
          </Button>
        </>
      )}
    </AlertCard>
  );
}

function PersonRow({ person }: { person: ProtectedPerson }) {
  const { name, isActive, scamsBlocked, lastActivityAt, guardianshipId, scopes } = person;
  const leave = useAction({
    run: () => api(guardiansContract.leave, { params: { id: guardianshipId } }),
    onSuccess: refreshGuarded,
    onFailure: (error) =>
      toast({ title: 'Not Saved', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' }),
  });
  return (
    <li className="rounded-lg border border-line p-4">
      <h3 className="text-lg font-semibold">{name}</h3>
      {isActive === null ? (
        <p className="text-ink-soft">They don’t share how their shield is doing.</p>
      ) : (
        <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-3">
          <Fact term="Protection status" value={isActive ? 'On' : 'Off'} />
          <Fact term="Scams blocked" value={String(scamsBlocked ?? 0)} />
          <Fact
            term="Last activity"
            value={lastActivityAt ? <RelativeTime at={lastActivityAt} /> : 'Not yet'}
          />
        </dl>
      )}
      {!scopes.includes('alerts') && (
        <p className="mt-2 text-ink-soft">You get no alerts about their payments.</p>
      )}
      <Button
        variant="quiet"
        size="lg"
        className="mt-3"
        isBusy={leave.isPending}
        onClick={() => leave.mutate()}
        aria-label={`Stop being their guardian: ${name}`}
      >
        Stop being their guardian
      </Button>
    </li>
  );
}

function Fact({ term, value }: { term: string; value: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
