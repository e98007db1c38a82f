import { ANSWER_MAX_LENGTH } from '@fap/shared/puzzle/constants.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
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
        title: 'Not answered',
        description: reasonOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
  if (text === null)
    return (
      <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => setText(current)}>
        {current ? 'Change your answer' : 'Answer'}
        <span className="sr-only"> to {by}</span>
      </Button>
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) answer.mutate(text.trim());
  };
  return (
    <form onSubmit={handleSubmit} className="mt-2">
      <Field label={`Your answer to ${by}`}>
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
          Answer
        </Button>
        <Button size="sm" onClick={() => setText(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
