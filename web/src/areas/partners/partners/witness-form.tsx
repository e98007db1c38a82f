import { partnersContract } from '@fap/shared/partners/contract.ts';
import type { Partner } from '@fap/shared/partners/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { network } from '../data.ts';

/** Where a partner is mailed the heads of custody logs; an empty field ends it. */
export function WitnessForm({ partner: { id, name, witnessEmail } }: { partner: Partner }) {
  const [email, setEmail] = useState(witnessEmail ?? '');
  const [flaw, setFlaw] = useState<string>();
  const keep = useAction({
    run: () => api(partnersContract.setWitness, { params: { id }, body: { email: email.trim() || null } }),
    onSuccess: ({ isWitness }) => {
      setFlaw(undefined);
      toast({
        title: t`Saved`,
        description: isWitness
          ? t`The heads of custody logs go to ${name} once a day.`
          : t`Nothing is mailed to ${name} any more.`,
      });
      void network.refresh();
    },
    onFailure: (error) => setFlaw(reasonOf(error, t`We could not save this. Please try again.`)),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep.mutate();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <Field
          label={t`Address of ${name} for the heads of custody logs`}
          hint={t`Mailed once a day. Leave it empty for none.`}
          error={flaw}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" size="sm" isBusy={keep.isPending} aria-label={t`Save the address of ${name}`}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
