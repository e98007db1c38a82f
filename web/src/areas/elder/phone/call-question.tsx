import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { ReadAloud } from '../parts/read-aloud.tsx';
import { answerCall, type CallAnswers, type OwnCall } from './own-call.ts';

interface Question {
  key: keyof CallAnswers;
  text: string;
}

const QUESTIONS: readonly Question[] = [
  { key: 'asksForMoney', text: t`Do they ask for money, gift cards, a code or a transfer?` },
  { key: 'asksForSecrecy', text: t`Did they tell you to keep it secret, or not to hang up?` },
  { key: 'seesScreen', text: t`Can they see your screen, or did they have you install something?` },
];

/** The first question that has no answer yet. */
export const openQuestion = (answers: OwnCall['answers']): Question | undefined =>
  QUESTIONS.find(({ key }) => answers[key] === undefined);

/** One of the three questions. It is a new one for the keyboard, too: a double press answers no two of them. */
export function CallQuestion({ call, question: { key, text } }: { call: OwnCall; question: Question }) {
  const place = QUESTIONS.findIndex((one) => one.key === key);
  const answer = (value: boolean) => answerCall(call, key, value);
  return (
    <fieldset>
      <legend
        // The first one follows the heading, which has the focus.
        ref={place > 0 ? focusIt : null}
        tabIndex={-1}
        className="text-lg font-semibold"
      >
        {text}
      </legend>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="xl" onClick={({ detail }) => detail <= 1 && answer(true)}>
          <Trans>Yes</Trans>
        </Button>
        <Button size="xl" onClick={({ detail }) => detail <= 1 && answer(false)}>
          <Trans>No</Trans>
        </Button>
        <ReadAloud text={text} about={t`the question`} />
      </div>
      <p className="mt-2 text-ink-soft">
        <Trans>
          Question {place + 1} of {QUESTIONS.length}
        </Trans>
      </p>
    </fieldset>
  );
}

const focusIt = (element: HTMLElement | null): void => moveFocusTo(element, 'center');
