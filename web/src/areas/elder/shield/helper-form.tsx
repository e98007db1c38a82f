import type { Helper } from '@fap/shared/elder/entities.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { isTelephone, TELEPHONE_PROBLEM } from '@fap/shared/elder/telephone.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { isStatus } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { protectionStatus } from '../data.ts';
import { Problem } from '../parts/problem.tsx';
import { useToldAction } from '../use-told-action.ts';

type Values = Record<'name' | 'phone' | 'email', string>;
type Problems = Partial<Values>;
const NOBODY: Values = { name: '', phone: '', email: '' };

const FIELDS: readonly { key: keyof Values; label: string; hint?: string; type?: string }[] = [
  { key: 'name', label: t`Their name`, hint: t`A neighbour, your doctor’s office, a friend.` },
  { key: 'phone', label: t`Their telephone number`, type: 'tel' },
  {
    key: 'email',
    label: t`Their mail address`,
    hint: t`We write to them if a guardian’s decisions look odd.`,
    type: 'email',
  },
];

export interface HelperFormProps {
  helper: Helper | null;
  /** Somebody pressed "Change" a moment ago. */
  takesFocus: boolean;
  onDone: () => void;
}

/** Who else one can turn to; what cannot be right is said at its field. */
export function HelperForm({ helper, takesFocus, onDone }: HelperFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({
    name: helper?.name ?? '',
    phone: helper?.phone ?? '',
    email: helper?.email ?? '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const save = useToldAction(t`Not Saved`, {
    run: (body: Values) => api(shieldContract.setHelper, { body }),
    onSuccess: ({ helper: saved }) => {
      protectionStatus.patch((status) => ({ ...status, helper: saved }));
      onDone();
      toast({ title: t`Saved`, variant: 'success' });
    },
    onFailure: (error) => refuse(fieldProblems(error)),
  });
  const refuse = (found: Problems) => {
    setProblems(found);
    const [first] = FIELDS.filter(({ key }) => found[key] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.key}"]`)?.focus();
  };
  useFocusFirst(form, takesFocus);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const body = trimmed(values);
        const found = problemsOf(body);
        refuse(found);
        if (Object.keys(found).length === 0) save.mutate(body);
      }}
    >
      {FIELDS.map(({ key, label, hint, type }) => (
        <Field
          key={key}
          label={label}
          {...(hint ? { hint } : {})}
          error={problems[key]}
          isOptional={key !== 'name'}
          className="max-w-md"
        >
          {(control) => (
            <TextInput
              {...control}
              {...(type ? { type } : {})}
              name={key}
              value={values[key]}
              onChange={({ target }) => setValues({ ...values, [key]: target.value })}
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" isBusy={save.isPending}>
          <Trans>Save</Trans>
        </Button>
        {helper && (
          <Button size="lg" isBusy={save.isPending} onClick={() => save.mutate(NOBODY)}>
            <Trans>Take them off</Trans>
          </Button>
        )}
      </div>
      {Object.keys(problems).length === 0 && <Problem text={save.problem} />}
    </form>
  );
}

function useFocusFirst(form: RefObject<HTMLFormElement | null>, takesFocus: boolean): void {
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [form, takesFocus]);
}

const trimmed = ({ name, phone, email }: Values): Values => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email.trim(),
});

/** What can be seen without asking our side; it judges the mail address. */
const problemsOf = ({ name, phone, email }: Values): Problems => ({
  ...(name === '' ? { name: t`Please enter their name.` } : {}),
  ...(phone !== '' && !isTelephone(phone) ? { phone: `${TELEPHONE_PROBLEM}.` } : {}),
  ...(email !== '' && !email.includes('@') ? { email: t`Please enter an e-mail address.` } : {}),
});

/** What our side says of single fields. */
const fieldProblems = (error: Error): Problems =>
  isStatus(error, 400) || isStatus(error, 422)
    ? Object.fromEntries(
        error.issues.flatMap(({ path, message }) => {
          const key = FIELDS.find((field) => String(path).split('.').includes(field.key))?.key;
          return key ? [[key, message]] : [];
        }),
      )
    : {};
