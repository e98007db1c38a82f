import type { Guardian } from '@fap/shared/elder/entities.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { areSound, GUARDIAN_SCOPES, type GuardianScope, SCOPE_LABELS } from '@fap/shared/elder/scopes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Field } from '../../../ui/field.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { refreshOwn, TRY_AGAIN } from '../actions.ts';
import { actPages } from '../data.ts';
import { Section } from '../parts/section.tsx';
import { AcceptedBy } from './accepted-by.tsx';
import { ActEntry } from './act-entry.tsx';

export interface GuardianSetupProps {
  guardians: readonly Guardian[];
  email: string;
  onEmail: (email: string) => void;
}

/** Whom the elder trusts: inviting, what each may see, and what they did. */
export function GuardianSetup({ guardians, email, onEmail }: GuardianSetupProps) {
  return (
    <Section
      title={t`Guardians`}
      lead={t`Somebody you trust hears of a dangerous payment at once. You stay in charge.`}
    >
      <Invite guardians={guardians} email={email} onEmail={onEmail} />
      <div>
        <p className="font-semibold">
          <Trans>What a guardian may see:</Trans>
        </p>
        <ul className="mt-1 list-disc pl-6">
          <li>
            <Trans>Protection status: whether your shield is on</Trans>
          </li>
          <li>
            <Trans>Number of scams blocked</Trans>
          </li>
          <li>
            <Trans>Last activity: when you were last here</Trans>
          </li>
          <li>
            <Trans>Emergency alerts about payments that look like a scam</Trans>
          </li>
        </ul>
        <p className="mt-2 text-ink-soft">
          <Trans>
            They never see your other payments. They can’t switch your shield off, and alerts reach you
            whatever they do.
          </Trans>
        </p>
      </div>
      {guardians.length > 0 && (
        <ul aria-label={t`Your guardians`} className="grid gap-4">
          {guardians.map((guardian, place) => (
            <GuardianRow key={guardian.id} guardian={guardian} place={place} of={guardians.length} />
          ))}
        </ul>
      )}
      <Acts />
    </Section>
  );
}

function Invite({ guardians, email, onEmail }: GuardianSetupProps) {
  const isInvited = guardians.some(
    (one) => one.state === 'invited' && one.email.toLowerCase() === email.trim().toLowerCase(),
  );
  const [error, setError] = useState<string>();
  const invite = useAction({
    run: () => api(guardiansContract.invite, { body: { email: email.trim() } }),
    onSuccess: (guardian) => {
      onEmail('');
      refreshOwn();
      toast({
        title: t`Invitation Sent`,
        description: t`${guardian.email} has a link to accept, for seven days.`,
        variant: 'success',
      });
    },
    onFailure: (failure) => setError(reasonOf(failure, TRY_AGAIN)),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(undefined);
        if (email.trim() === '') return setError(t`Please enter the e-mail address of somebody you trust.`);
        invite.mutate();
      }}
    >
      <Field
        label={t`Guardian’s e-mail`}
        hint={
          isInvited
            ? t`They have an invitation already. This sends a new link, and the first one stops working.`
            : t`They get a link. They don’t need an account yet.`
        }
        error={error}
        className="max-w-md"
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" className="mt-4" isBusy={invite.isPending}>
        <Trans>Grant Guardian Access</Trans>
      </Button>
    </form>
  );
}

const STATES: Record<Guardian['state'], string> = {
  invited: t`Invited, not accepted yet`,
  expired: t`The invitation has expired`,
  accepted: t`Your guardian`,
};

function GuardianRow({ guardian, place, of }: { guardian: Guardian; place: number; of: number }) {
  const { id, name, email, accountEmail, state, scopes } = guardian;
  const shown = name ?? email;
  const ending = state === 'accepted' ? t`End guardian access` : t`Withdraw the invitation`;
  const onFailure = (error: Error) =>
    toast({ title: t`Not Saved`, description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
  const change = useAction({
    run: (body: { scopes?: GuardianScope[]; position?: number }) =>
      api(guardiansContract.change, { params: { id }, body }),
    onSuccess: refreshOwn,
    onFailure,
  });
  const end = useAction({
    run: () => api(guardiansContract.revoke, { params: { id } }),
    onSuccess: refreshOwn,
    onFailure,
  });
  return (
    <li className="rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-lg font-semibold wrap-anywhere">{shown}</h3>
        <Badge tone={state === 'accepted' ? 'accent' : 'neutral'}>{STATES[state]}</Badge>
      </div>
      <AcceptedBy email={email} accountEmail={accountEmail} />
      <fieldset className="mt-3 grid gap-3" disabled={change.isPending}>
        <legend className="font-semibold">
          <Trans>{shown} may</Trans>
        </legend>
        {GUARDIAN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={SCOPE_LABELS[scope]}
            isChecked={scopes.includes(scope)}
            onChange={(isChecked) => change.mutate({ scopes: withScope(scopes, scope, isChecked) })}
          />
        ))}
      </fieldset>
      {of > 1 && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <span>
            <Trans>
              Mailed as number {place + 1} of {of} when nobody answers.
            </Trans>
          </span>
          {place > 0 && (
            <Button
              size="lg"
              isBusy={change.isPending}
              onClick={() => change.mutate({ position: place - 1 })}
              aria-label={t`Mail earlier: ${shown}`}
            >
              <Trans>Mail earlier</Trans>
            </Button>
          )}
        </p>
      )}
      <Button
        variant="danger"
        size="lg"
        className="mt-4"
        isBusy={end.isPending}
        onClick={() => end.mutate()}
        aria-label={`${ending}: ${shown}`}
      >
        {ending}
      </Button>
    </li>
  );
}

/** Scopes with one given or taken; what another one needs comes or goes with it. */
export function withScope(
  scopes: readonly GuardianScope[],
  scope: GuardianScope,
  isGiven: boolean,
): GuardianScope[] {
  const at = GUARDIAN_SCOPES.indexOf(scope);
  const alertsAt = GUARDIAN_SCOPES.indexOf('alerts');
  const wanted = GUARDIAN_SCOPES.filter((one, index) => {
    if (one === scope) return isGiven;
    const isOnChain = at >= alertsAt && index >= alertsAt;
    if (isOnChain && isGiven && index < at) return true;
    if (isOnChain && !isGiven && index > at) return false;
    return scopes.includes(one);
  });
  return areSound(wanted) ? wanted : [...scopes];
}

function Acts() {
  const list = usePages(actPages);
  const { items = [] } = list;
  if (items.length === 0) return null;
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-2 font-semibold">
        <Trans>What your guardians saw and did</Trans>
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {items.map((act) => (
          <ActEntry key={act.id} act={act} />
        ))}
      </ul>
      <ShowMore pages={list} failure={t`Older entries could not be loaded. Please try again.`} />
      <ExportLinks table="guardian-acts" things={t`what your guardians saw and did`} className="mt-4" />
    </details>
  );
}
