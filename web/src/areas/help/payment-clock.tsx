import { RAIL_LABELS, RAILS, type Rail } from '@fap/shared/help/rails.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { parseLocalTime } from './public/local-time.ts';
import { PaidAtField } from './public/paid-at-field.tsx';
import { RailHelp } from './public/rail-help.tsx';

const RAIL_OPTIONS = RAILS.map((value) => ({ value, label: RAIL_LABELS[value] }));
const LARGE_FROM_USD = 50_000;
const SIZES = [
  { value: '', label: t`I’m not sure` },
  { value: String(LARGE_FROM_USD), label: t`US$ 50,000 or more` },
  { value: '0', label: t`Less than US$ 50,000` },
];

/** What to do per way of paying, with the recovery clock once a time is entered; it calls nobody and keeps nothing. */
export function PaymentClock() {
  const [rail, setRail] = useState<Rail | ''>('');
  const [paidAt, setPaidAt] = useState('');
  const [size, setSize] = useState('');
  return (
    <Card>
      <CardHeader
        id="paid"
        title={t`If you paid`}
        hint={t`What you choose here stays on this page. We don’t send or store it.`}
      />
      <CardBody className="space-y-5">
        <Field label={t`How did you pay?`}>
          {(control) => (
            <Select
              {...control}
              placeholder={t`Please choose`}
              options={RAIL_OPTIONS}
              value={rail}
              onChange={(event) => setRail(RAILS.find((one) => one === event.target.value) ?? '')}
            />
          )}
        </Field>
        {rail && (
          <>
            <PaidAtField value={paidAt} onChange={setPaidAt} />
            {rail === 'wire_international' && (
              <Field label={t`How much was it?`} isOptional className="max-w-xs">
                {(control) => (
                  <Select
                    {...control}
                    options={SIZES}
                    value={size}
                    onChange={(event) => setSize(event.target.value)}
                  />
                )}
              </Field>
            )}
            <RailHelp
              rail={rail}
              paidAtMs={parseLocalTime(paidAt)}
              amountUsd={size === '' ? null : Number(size)}
            />
          </>
        )}
      </CardBody>
    </Card>
  );
}
