import { LOOKUP_LIMIT } from '@fap/shared/indicators/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { lookUp } from '../data.ts';
import { IndicatorRow } from './indicator-row.tsx';

/** Looks values up in the index, up to fifty at once; each look-up is recorded by the server. */
export function LookUpCard() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const ask = useAction({
    run: lookUp,
    onSuccess: () => setProblem(undefined),
    onFailure: (error) => setProblem(reasonOf(error, t`We could not look this up. Please try again.`)),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const values = text.split('\n').filter((line) => line.trim().length > 0);
    if (values.length === 0) return setProblem(t`Please enter a value`);
    if (values.length > LOOKUP_LIMIT)
      return setProblem(t`At most ${LOOKUP_LIMIT} values at once, these are ${values.length}`);
    if (!ask.isPending) ask.mutate(values);
  };
  return (
    <Card>
      <CardHeader title={t`Look up`} hint={t`Every look-up is recorded with your name.`} />
      <CardBody>
        <form onSubmit={handleSubmit} noValidate>
          <Field
            label={t`Values`}
            hint={t`One per line, as you copied them: websites, wallets, numbers, accounts. Defanged ones are understood.`}
            error={problem}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="font-mono"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" className="mt-4" isBusy={ask.isPending}>
            <Trans>Look up</Trans>
          </Button>
        </form>
        <div role="status">
          {ask.data && (
            <ul aria-label={t`Answers`} className="mt-5 grid gap-4">
              {ask.data.map(({ asked, indicators }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same value may be asked twice
                <li key={index}>
                  <p className="text-sm text-ink-soft wrap-anywhere">{asked.trim()}</p>
                  {indicators.length === 0 ? (
                    <p>
                      <Trans>This is no indicator that we can read.</Trans>
                    </p>
                  ) : (
                    <ul className="divide-y divide-line border-y border-line">
                      {indicators.map((indicator) => (
                        <IndicatorRow key={indicator.id} indicator={indicator} />
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
