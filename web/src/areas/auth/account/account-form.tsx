import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const FAILED = {
  title: t`Not saved`,
  description: t`We could not save this. What you typed is still here. Please try again.`,
};

interface FormField {
  /** As the server names it in its issues. */
  name: string;
  label: string;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  /** What it holds before somebody types. */
  value?: string;
}

export interface AccountFormProps<Names extends string> {
  fields: readonly (FormField & { name: Names })[];
  /** What the button does. */
  action: string;
  save: (values: Record<Names, string>) => Promise<void>;
  /** Without, the form goes on to something else when it succeeds. */
  success?: { title: string; description: string };
  failure?: { title: string; description: string };
  /** What failed, where the server gives no reason; by default the description of `failure`. */
  describeFailure?: (error: Error) => string;
}

/** A short form of the account page: the server's issues stand at their fields, passwords leave the form when they were saved. */
export function AccountForm<Names extends string>({
  fields,
  action,
  save,
  success,
  failure = FAILED,
  describeFailure = () => failure.description,
}: AccountFormProps<Names>) {
  const first = () =>
    Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])) as Record<Names, string>;
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const submit = useAction({
    run: () => save(values),
    onSuccess: () => {
      setValues((saved) => {
        const secrets = fields.filter(({ type }) => type === 'password').map(({ name }) => [name, '']);
        return { ...saved, ...Object.fromEntries(secrets) };
      });
      if (success) toast({ ...success, variant: 'success' });
    },
    onFailure: (error) => {
      const issues = error instanceof ApiError ? error.issues : [];
      flushSync(() => setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message]))));
      // What is said at a field is heard only by who stands in it.
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      if (issues.length === 0)
        toast({
          title: failure.title,
          description: reasonOf(error, describeFailure(error)),
          variant: 'destructive',
        });
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (submit.isPending) return;
    setErrors({});
    submit.mutate();
  };
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="grid max-w-md gap-4">
      {fields.map(({ name, label, hint, type = 'text', autoComplete }) => (
        <Field key={name} label={label} hint={hint} error={errors[name]}>
          {(control) => (
            <TextInput
              {...control}
              type={type}
              autoComplete={autoComplete}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" isBusy={submit.isPending} size="field" className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}
