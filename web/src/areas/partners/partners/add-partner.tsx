import { PARTNER_KINDS, type PartnerKind } from '@fap/shared/partners/constants.ts';
import { partnersContract } from '@fap/shared/partners/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { network } from '../data.ts';
import { KIND_WORDS } from '../partner-words.ts';

const KINDS = PARTNER_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));

/** The form that adds a partner. */
export function AddPartner() {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PartnerKind>('authority');
  const [isEmpty, setEmpty] = useState(false);
  const add = useAction({
    run: () => api(partnersContract.addPartner, { body: { name: name.trim(), kind } }),
    onSuccess: () => {
      setName('');
      void network.refresh();
    },
    onFailure: (error) =>
      toast({
        title: t`Not Added`,
        description: reasonOf(error, t`We could not add the partner. Please try again.`),
        variant: 'destructive',
      }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (name.trim() !== '') add.mutate();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <Field label={t`Name of the partner`} error={isEmpty ? t`Please name the partner.` : undefined}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`What it is`}>
        {(control) => (
          <Select
            {...control}
            options={KINDS}
            value={kind}
            onChange={(event) => setKind(event.target.value as PartnerKind)}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" isBusy={add.isPending}>
          <Trans>Add partner</Trans>
        </Button>
      </div>
    </form>
  );
}
