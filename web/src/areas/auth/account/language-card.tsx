import { LOCALE_LABELS, LOCALES } from '@fap/shared/auth/locales.ts';
import { t } from '@lingui/core/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { changeLocale } from './data.ts';

const OPTIONS = LOCALES.map((value) => ({ value, label: LOCALE_LABELS[value] }));

/** The language and region of the app; a choice applies at once. */
export function LanguageCard() {
  const { locale } = useCurrentUser();
  const change = useAction({
    run: changeLocale,
    onSuccess: () =>
      toast({
        title: t`Language saved`,
        description: t`It applies on all your devices.`,
        variant: 'success',
      }),
    onFailure: (error) =>
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`We could not save your language. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <Card>
      <CardHeader title={t`Language`} hint={t`The region decides how we write dates, times and numbers.`} />
      <CardBody>
        <Field label={t`Language and region`} className="max-w-md">
          {(control) => (
            <Select
              {...control}
              value={change.isPending ? change.variables : locale}
              options={OPTIONS}
              disabled={change.isPending}
              onChange={({ target }) => {
                const chosen = LOCALES.find((one) => one === target.value);
                if (chosen) change.mutate(chosen);
              }}
            />
          )}
        </Field>
      </CardBody>
    </Card>
  );
}
