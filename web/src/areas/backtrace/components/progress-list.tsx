import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { cn } from '../../../ui/class-names.ts';
import { Progress } from '../../../ui/progress.tsx';
import type { Questionnaire } from '../use-questionnaire.ts';

/** How many questions the list names (specification, section 9). */
const LISTED = 5;

/** The progress of the answers, with the first questions listed. */
export function ProgressList({ form }: { form: Questionnaire }) {
  const answered = form.questions.filter(({ id }) => form.isAnswered(id)).length;
  const more = form.questions.length - LISTED;
  return (
    <section aria-label={t`Progress`} className="self-start">
      <p className="text-sm font-semibold tabular-nums">
        <Trans>
          {answered} of {form.questions.length} answered
        </Trans>
      </p>
      <Progress
        label={t`Questions answered`}
        percent={(answered / form.questions.length) * 100}
        className="mt-2"
      />
      <ol className="mt-4 space-y-2 text-sm max-lg:hidden">
        {form.questions.slice(0, LISTED).map(({ id, question }, index) => (
          <li
            key={id}
            aria-current={form.step === index + 1 ? 'step' : undefined}
            className={cn('flex gap-2', form.step === index + 1 ? 'font-semibold text-ink' : 'text-ink-soft')}
          >
            <span className="flex w-5 shrink-0 justify-end tabular-nums">
              {form.isAnswered(id) ? (
                <Check aria-label={t`Answered`} className="mt-0.5 size-4 text-low" />
              ) : (
                `${index + 1}.`
              )}
            </span>
            <span>{question}</span>
          </li>
        ))}
        {more > 0 && (
          <li className="pl-7 text-ink-soft">
            <Trans>and {more} more</Trans>
          </li>
        )}
      </ol>
    </section>
  );
}
