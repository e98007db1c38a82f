import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { uploadFile } from '../../../platform/upload.ts';
import { useAction } from '../../../platform/use-action.ts';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { refreshOwn, TRY_AGAIN } from '../actions.ts';
import { Section } from '../parts/section.tsx';

/** Brings a bank's statement in; all of its payments or, with the line that is wrong, none. */
export function ImportStatement() {
  const [outcome, setOutcome] = useState<{ text: string; isError: boolean } | null>(null);
  const bring = useAction({
    run: (file: File) => uploadFile(paymentsContract.import, { field: 'file', file }),
    onSuccess: ({ results }) => {
      refreshOwn();
      const concerns = results.filter(({ status }) => status !== 'cleared').length;
      const count = results.length === 1 ? '1 payment' : `${results.length} payments`;
      setOutcome({
        text:
          concerns === 0
            ? `${count} brought in. Nothing looks like a scam.`
            : `${count} brought in. Please look at ${concerns === 1 ? 'the one that is' : `the ${concerns} that are`} flagged above.`,
        isError: false,
      });
    },
    onFailure: (error) => setOutcome({ text: reasonOf(error, TRY_AGAIN), isError: true }),
  });
  return (
    <Section
      title="Bring in a statement"
      lead="Your bank’s website offers it as a download. We keep the payments in it, and not the file."
    >
      <FilePicker
        label={bring.isPending ? 'Reading your statement…' : 'Choose a statement'}
        hint="OFX, QFX, CSV or CAMT.053 (XML), up to 10 MB"
        accept=".ofx,.qfx,.csv,.xml,.txt"
        isDisabled={bring.isPending}
        onPick={([file]) => {
          if (!file) return;
          setOutcome(null);
          bring.mutate(file);
        }}
      />
      {outcome && (
        <p
          role={outcome.isError ? 'alert' : 'status'}
          className={outcome.isError ? 'font-semibold text-critical' : 'font-semibold'}
        >
          {outcome.text}
          {outcome.isError && ' Nothing was brought in.'}
        </p>
      )}
    </Section>
  );
}
