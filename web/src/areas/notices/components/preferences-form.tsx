import type { NoticePreferences } from '@fap/shared/notices/contract.ts';
import { KIND_LABELS } from '@fap/shared/notices/describe-notice.ts';
import { NOTICE_KINDS, NOTICE_MAIL, type NoticeMail } from '@fap/shared/notices/kinds.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { savePreferences } from '../live/delivery.ts';
import { hourLabel } from '../live/hour-label.ts';

const MAIL_LABELS: Record<NoticeMail, string> = {
  'at-once': t`At once`,
  daily: t`In the daily e-mail`,
  never: t`Don’t send`,
};
const MAIL_OPTIONS = NOTICE_MAIL.map((value) => ({ value, label: MAIL_LABELS[value] }));
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The choices for each kind of notice, and the hour of the daily e-mail. */
export function PreferencesForm({ saved }: { saved: NoticePreferences }) {
  const [chosen, setChosen] = useState(saved);
  const [known, setKnown] = useState(saved);
  // Other choices from the server replace the form's, in the same form: another one would not have the focus.
  if (known !== saved) {
    setKnown(saved);
    setChosen(saved);
  }
  const save = useAction({
    run: () => savePreferences(chosen),
    onSuccess: () =>
      toast({ title: t`Choices saved`, description: t`They apply from now on.`, variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`We could not save your choices. Please try again.`),
        variant: 'destructive',
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const hasDaily = Object.values(chosen.mail).includes('daily');
  return (
    <form onSubmit={submit} className="grid gap-5">
      <ul className="divide-y divide-line">
        {NOTICE_KINDS.map((kind) => (
          <li
            key={kind}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0"
          >
            <label htmlFor={`mail-${kind}`} className="min-w-0 flex-1 basis-60">
              {KIND_LABELS[kind]}
            </label>
            <Checkbox
              label={t`On my devices`}
              name={t`${KIND_LABELS[kind]}: on my devices`}
              isChecked={chosen.push[kind]}
              onChange={(isChecked) => setChosen({ ...chosen, push: { ...chosen.push, [kind]: isChecked } })}
            />
            <div className="w-full sm:w-52">
              <Select
                id={`mail-${kind}`}
                options={MAIL_OPTIONS}
                value={chosen.mail[kind]}
                onChange={({ target: { value } }) =>
                  setChosen({ ...chosen, mail: { ...chosen.mail, [kind]: value as NoticeMail } })
                }
              />
            </div>
          </li>
        ))}
      </ul>
      {hasDaily && (
        <Field label={t`Time of the daily e-mail`} className="max-w-xs">
          {(control) => (
            <Select
              {...control}
              options={HOURS.map((hour) => ({ value: String(hour), label: hourLabel(hour) }))}
              value={String(chosen.digestHour)}
              onChange={({ target }) => setChosen({ ...chosen, digestHour: Number(target.value) })}
            />
          )}
        </Field>
      )}
      <Button type="submit" isBusy={save.isPending} size="field" className="justify-self-start">
        <Trans>Save the choices</Trans>
      </Button>
    </form>
  );
}
