import { CORRECTION_MAX_LENGTH, type EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { correctWords } from './replace-words.ts';

/** Lets the owner of a picture correct what was read out of it; earlier words stay readable below. */
export function CorrectionCard({ reading }: { reading: EvidenceReading }) {
  const { evidence, grade, earlierTexts } = reading;
  if (grade !== 'owner' || evidence.state !== 'read' || !evidence.fileType.startsWith('image/')) return null;
  return (
    <Card>
      <CardHeader
        title={t`Did we read it wrong?`}
        hint={t`We read words out of pictures by machine. You can correct them; your picture stays as it is.`}
      />
      <CardBody>
        <CorrectionForm reading={reading} />
        {earlierTexts.length > 0 && (
          <details className="mt-5">
            <summary className="cursor-pointer text-accent">
              <Trans>Earlier words ({earlierTexts.length})</Trans>
            </summary>
            <ol aria-label={t`Earlier words`} className="mt-2 grid gap-4">
              {earlierTexts.map(({ version, text, replacedAt }) => (
                <li key={version} className="text-sm">
                  <p className="text-ink-soft">
                    <Trans>
                      {plural(version, { one: 'As we read it first', other: 'Version #' })}, until{' '}
                      <ExactTime at={replacedAt} />
                    </Trans>
                  </p>
                  <p className="mt-1 max-h-48 overflow-auto rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere">
                    {text === '' ? t`No words` : text}
                  </p>
                </li>
              ))}
            </ol>
          </details>
        )}
      </CardBody>
    </Card>
  );
}

function CorrectionForm({ reading }: { reading: EvidenceReading }) {
  const { evidence, earlierTexts } = reading;
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const correct = useAction<string>({
    run: (words) => correctWords(evidence.id, words, earlierTexts.length),
    onSuccess: () => {
      setText(null);
      toast({
        title: t`Saved`,
        description: t`We read the corrected words from now on. The earlier ones stay beside them.`,
        variant: 'success',
      });
    },
    // What was typed stays, also after a conflict: the newer words then stand among the earlier ones.
    onFailure: (error) =>
      setProblem(reasonOf(error, t`We could not save this. Your words are still here; please try again.`)),
  });
  if (text === null)
    return (
      <Button onClick={() => setText(reading.text ?? '')}>
        <Trans>Correct the words</Trans>
      </Button>
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t`Please enter the words of the picture`);
    setProblem(undefined);
    if (!correct.isPending) correct.mutate(text);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Field label={t`The words of the picture`} error={problem}>
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            maxLength={CORRECTION_MAX_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={correct.isPending}>
          <Trans>Save the correction</Trans>
        </Button>
        <Button onClick={() => setText(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
