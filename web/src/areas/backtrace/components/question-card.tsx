import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import type { Questionnaire } from '../use-questionnaire.ts';
import { AnswerField } from './answer-field.tsx';

/** One question with its answer, Previous and Next. */
export function QuestionCard({ form }: { form: Questionnaire }) {
  const labelId = useId();
  const { question } = form;
  if (!question) return null;
  return (
    <Card>
      <CardBody>
        <p className="text-sm text-ink-soft tabular-nums">
          <Trans>
            Question {form.step} of {form.questions.length}
          </Trans>
        </p>
        <h2 id={labelId} ref={form.title} tabIndex={-1} className="mt-1 text-xl font-semibold outline-none">
          {question.question}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>Why we ask: {question.forensicPurpose}</Trans>
        </p>
        <div className="mt-5">
          <AnswerField
            key={question.id}
            question={question}
            answer={form.answer}
            onChange={form.change}
            labelId={labelId}
          />
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
          <Button disabled={form.step === 1} onClick={() => form.goTo(form.step - 1)}>
            <Trans>Previous</Trans>
          </Button>
          {form.isLast ? (
            <Button
              variant="primary"
              // Without a cluster the button looks disabled but stays focusable, and pressing it says what is missing.
              aria-disabled={!form.clusterId}
              disabled={!form.canGoOn}
              isBusy={form.isPending}
              onClick={form.complete}
              className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft"
            >
              <Trans>Complete Analysis</Trans>
            </Button>
          ) : (
            <Button variant="primary" disabled={!form.canGoOn} onClick={() => form.goTo(form.step + 1)}>
              <Trans>Next</Trans>
            </Button>
          )}
        </div>
        {form.isLast && !form.clusterId && (
          <p className="mt-3 text-right text-sm text-ink-soft">
            <Trans>Please select a cluster to analyze</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
