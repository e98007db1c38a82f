import type { ProtectedPerson } from '@fap/shared/elder/entities.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { refreshGuarded, TRY_AGAIN } from '../actions.ts';
import { listNames } from '../parts/guardian-names.ts';
import { Section } from '../parts/section.tsx';
import { AnsweredAlerts, OpenAlerts } from './guardian-alerts.tsx';
import { useEndedAccess } from './use-ended-access.ts';

/** What a guardian sees: the alerts that wait, and the people they protect; nothing for who protects nobody. */
export function PeopleYouProtect({ people }: { people: readonly ProtectedPerson[] }) {
  const ended = useEndedAccess(people);
  return (
    <>
      {ended.names.length > 0 && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5"
        >
          <p className="min-w-0 font-semibold">
            <Trans>
              Your access to {listNames(ended.names)} has ended. You don’t see their alerts any more.
            </Trans>
          </p>
          <Button size="lg" onClick={ended.dismiss}>
            <Trans>Close</Trans>
          </Button>
        </div>
      )}
      {people.length > 0 && (
        <>
          <OpenAlerts />
          <Section
            title={t`People you protect`}
            lead={t`They decide what you see, and they can read everything you look at and do here.`}
          >
            <ul className="grid gap-4">
              {people.map((person) => (
                <PersonRow key={person.guardianshipId} person={person} />
              ))}
            </ul>
            <AnsweredAlerts />
          </Section>
        </>
      )}
    </>
  );
}

function PersonRow({ person }: { person: ProtectedPerson }) {
  const { name, isActive, scamsBlocked, lastActivityAt, guardianshipId, scopes } = person;
  const leave = useAction({
    run: () => api(guardiansContract.leave, { params: { id: guardianshipId } }),
    onSuccess: refreshGuarded,
    onFailure: (error) =>
      toast({ title: t`Not Saved`, description: reasonOf(error, TRY_AGAIN), variant: 'destructive' }),
  });
  return (
    <li className="rounded-lg border border-line p-4">
      <h3 className="text-lg font-semibold">{name}</h3>
      {isActive === null ? (
        <p className="text-ink-soft">
          <Trans>They don’t share how their shield is doing.</Trans>
        </p>
      ) : (
        <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-3">
          <Fact term={t`Protection status`} value={isActive ? t`On` : t`Off`} />
          <Fact term={t`Scams blocked`} value={String(scamsBlocked ?? 0)} />
          <Fact
            term={t`Last activity`}
            value={lastActivityAt ? <RelativeTime at={lastActivityAt} /> : t`Not yet`}
          />
        </dl>
      )}
      {!scopes.includes('alerts') && (
        <p className="mt-2 text-ink-soft">
          <Trans>You get no alerts about their payments.</Trans>
        </p>
      )}
      <Button
        size="lg"
        className="mt-3"
        isBusy={leave.isPending}
        onClick={() => leave.mutate()}
        aria-label={t`Stop being their guardian: ${name}`}
      >
        <Trans>Stop being their guardian</Trans>
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
