import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { dateFormat } from '../../../platform/locale.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { allowances } from '../data.ts';
import { Problem } from '../parts/problem.tsx';
import { Section } from '../parts/section.tsx';
import { useToldAction } from '../use-told-action.ts';

const DURATIONS = [
  { value: '7', label: t`1 week` },
  { value: '30', label: t`30 days` },
  { value: '180', label: t`6 months` },
  { value: '365', label: t`1 year` },
];
const day = dateFormat({ dateStyle: 'long' });

/** Payees the elder says are fine, each for a while. A confirmed scam is told all the same. */
export function AllowedPayees() {
  const [payee, setPayee] = useState('');
  const [days, setDays] = useState('30');
  const { data = [] } = useRead(allowances);
  const refresh = () => void allowances.refresh();
  const [isEmpty, setEmpty] = useState(false);
  const allow = useToldAction(t`Not Saved`, {
    run: () => api(paymentsContract.allow, { body: { payee: payee.trim(), days: Number(days) } }),
    onSuccess: () => {
      setPayee('');
      refresh();
    },
  });
  const remove = useToldAction(t`Not Saved`, {
    run: (id: string) => api(paymentsContract.disallow, { params: { id } }),
    onSuccess: refresh,
  });
  return (
    <Section
      title={t`Payees you know`}
      lead={t`They raise fewer alerts, for as long as you say. If one of them is reported as a scam, you still hear of it.`}
    >
      {data.length > 0 && (
        <ul aria-label={t`Payees you know`} className="divide-y divide-line">
          {data.map(({ id, payee: name, expiresAt }) => (
            <li
              key={id}
              tabIndex={-1}
              className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-ink-soft">
                  <Trans>until {day.format(new Date(expiresAt))}</Trans>
                </span>
              </span>
              <Button
                size="lg"
                isBusy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
                aria-label={t`Remove ${name}`}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(payee.trim() === '');
          if (payee.trim() !== '') allow.mutate();
        }}
      >
        <Field
          label={t`Payee`}
          hint={t`As it stands beside the payment.`}
          error={isEmpty ? t`Please enter whom you know.` : undefined}
          className="min-w-56 flex-1"
        >
          {(control) => (
            <TextInput {...control} value={payee} onChange={(event) => setPayee(event.target.value)} />
          )}
        </Field>
        <Field label={t`For how long`} className="min-w-40">
          {(control) => (
            <Select
              {...control}
              options={DURATIONS}
              value={days}
              onChange={(event) => setDays(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="lg" isBusy={allow.isPending}>
          <Trans>Add</Trans>
        </Button>
      </form>
      <Problem text={allow.problem ?? remove.problem} />
    </Section>
  );
}
