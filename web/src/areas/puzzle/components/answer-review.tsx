import { ANSWER_MAX_LENGTH } from '@fap/shared/puzzle/constants.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

export interface AnswerReviewProps {
  reviewId: string;
  /** The answer so far; empty for none. */
  current: string;
  /** Whose review it is. */
  by: string;
}

/** Lets a piece's author answer a review, or change the answer. */
export function AnswerReview({ reviewId, current, by }: AnswerReviewProps) {
  const [text, setText] = useState<string | null>(null);
  const answer = useAction({
    run: (words: string) => api(puzzleContract.answer, { params: { id: reviewId }, body: { text: words } }),
    onSuccess: () => setText(null),
    onFailure: (error) =>
      toast({
        title: t`Not answered`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  if (text === null)
    return (
      <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => setText(current)}>
        {current ? t`Change your answer` : t`Answer`}
        <span className="sr-only">
          {' '}
          <Trans>to {by}</Trans>
        </span>
      </Button>
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) answer.mutate(text.trim());
  };
  return (
    <form onSubmit={handleSubmit} className="mt-2">
      <Field label={t`Your answer to ${by}`}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={ANSWER_MAX_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={!text.trim()} isBusy={answer.isPending}>
          <Trans>Answer</Trans>
        </Button>
        <Button size="sm" onClick={() => setText(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
