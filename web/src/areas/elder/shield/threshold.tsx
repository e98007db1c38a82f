import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useChangeShield } from '../actions.ts';
import { Problem } from '../parts/problem.tsx';

/** The sum from which a payment counts as large. */
export function Threshold({ saved }: { saved: number }) {
  const [before, setBefore] = useState(saved);
  const [text, setText] = useState(String(saved));
  const [savedTimes, setSavedTimes] = useState(0);
  const change = useChangeShield(() => setSavedTimes((times) => times + 1));
  // It was changed elsewhere, or a moment ago here.
  if (before !== saved) {
    setBefore(saved);
    setText(String(saved));
  }
  const isChanged = text !== String(saved);
  const isSaved = savedTimes > 0 && !isChanged;
  const outcome = useMoveFocus<HTMLParagraphElement>(isSaved && savedTimes);
  const isValid = /^\d{1,7}$/u.test(text.trim()) && Number(text) <= 1_000_000;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) change.mutate({ transactionThreshold: Number(text) });
      }}
    >
      <Field
        label={t`Alert threshold in dollars`}
        hint={t`A payment of this much or more counts as large.`}
        error={isValid ? undefined : t`Please enter whole dollars from 0 to 1,000,000.`}
        className="max-w-md"
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {isChanged && (
        <Button type="submit" size="lg" className="mt-3" isBusy={change.isPending}>
          <Trans>Save threshold</Trans>
        </Button>
      )}
      {isSaved && (
        <p ref={outcome} tabIndex={-1} role="status" className="mt-3 font-semibold">
          <Trans>Saved. The new threshold counts from the next payment on.</Trans>
        </p>
      )}
      <Problem text={change.problem} />
    </form>
  );
}
