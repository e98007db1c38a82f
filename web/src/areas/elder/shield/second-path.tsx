import type { Helper } from '@fap/shared/elder/entities.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { dialAddress } from '@fap/shared/help/helplines.ts';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { TRY_AGAIN } from '../actions.ts';
import { protectionStatus } from '../data.ts';
import { Section } from '../parts/section.tsx';

/** Somebody else to turn to, whom guardians never see: for the case that a guardian is the problem. */
export function SecondPath({ helper }: { helper: Helper | null }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Section
      title="Somebody else you can turn to"
      lead="In case you’re not sure about a guardian. Your guardians don’t see this, and don’t see that it’s there."
    >
      {helper && !isEditing ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-lg font-semibold">{helper.name}</p>
          {helper.phone && (
            <Button asChild variant="primary" size="lg">
              <a href={dialAddress(helper.phone)}>
                <Phone aria-hidden className="size-5" />
                Call {helper.phone}
              </a>
            </Button>
          )}
          <Button size="lg" onClick={() => setEditing(true)}>
            Change
          </Button>
        </div>
      ) : (
        <HelperForm helper={helper} onDone={() => setEditing(false)} />
      )}
    </Section>
  );
}

function HelperForm({ helper, onDone }: { helper: Helper | null; onDone: () => void }) {
  const [name, setName] = useState(helper?.name ?? '');
  const [phone, setPhone] = useState(helper?.phone ?? '');
  const [mail, setMail] = useState(helper?.email ?? '');
  const save = useAction({
    run: (body: { name: string; phone: string; email: string }) => api(shieldContract.setHelper, { body }),
    onSuccess: ({ helper: saved }) => {
      protectionStatus.patch((status) => ({ ...status, helper: saved }));
      onDone();
      toast({ title: 'Saved', variant: 'success' });
    },
    onFailure: (error) =>
      toast({ title: 'Not Saved', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' }),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ name: name.trim(), phone: phone.trim(), email: mail.trim() });
      }}
    >
      <Field label="Their name" hint="A neighbour, your doctor’s office, a friend." className="max-w-md">
        {(control) => (
          <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Field label="Their telephone number" isOptional className="max-w-md">
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Their mail address"
        hint="We write to them if a guardian’s decisions look odd."
        isOptional
        className="max-w-md"
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={mail}
            onChange={(event) => setMail(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          isBusy={save.isPending}
          disabled={name.trim() === '' && helper === null}
        >
          Save
        </Button>
        {helper && (
          <Button variant="quiet" size="lg" onClick={() => save.mutate({ name: '', phone: '', email: '' })}>
            Take them off
          </Button>
        )}
      </div>
    </form>
  );
}
