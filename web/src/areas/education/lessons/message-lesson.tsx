import { PRACTICE_MESSAGES, type PracticeMessage } from '@fap/shared/education/lessons/practice-messages.ts';
import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { Progress } from '../../../ui/progress.tsx';
import { LessonFoot } from './lesson-foot.tsx';
import { MarkedMessage } from './marked-message.tsx';
import { TextCheck } from './text-check.tsx';
import { useLesson } from './use-lesson.ts';

const TOTAL = PRACTICE_MESSAGES.length;

/** Ten messages to judge, one at a time; after each the words that matter are marked and explained. */
export function MessageLesson({ kept }: { kept: readonly LessonAnswer[] }) {
  const lesson = useLesson('messages', kept);
  const firstOpen = PRACTICE_MESSAGES.findIndex(({ id }) => !lesson.answers.has(id));
  /** The message on screen, from the first answer of this visit on; before, the first that has none. */
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen ?? (firstOpen === -1 ? TOTAL : firstOpen);
  const message = PRACTICE_MESSAGES[at];
  const [moves, setMoves] = useState(0);
  const place = useMoveFocus<HTMLParagraphElement>(moves);
  const moveTo = (index: number) => {
    setChosen(index);
    setMoves(moves + 1);
  };
  /** The next one without an answer, from here on or from the start; after the last comes the end. */
  const next = () => {
    const later = PRACTICE_MESSAGES.findIndex(({ id }, index) => index > at && !lesson.answers.has(id));
    moveTo(later !== -1 ? later : firstOpen !== -1 ? firstOpen : TOTAL);
  };
  const restart = () => {
    setChosen(null);
    lesson.restart();
  };
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
      {message ? (
        <>
          <div>
            <p ref={place} tabIndex={-1} className="text-sm font-semibold text-ink-soft">
              <Trans>
                Message {at + 1} of {TOTAL}
              </Trans>
            </p>
            <Progress label={t`Messages read`} percent={(at / TOTAL) * 100} className="mt-2" />
          </div>
          <OneMessage
            key={message.id}
            message={message}
            answer={lesson.answers.get(message.id)}
            onAnswer={(answer) => {
              setChosen(at);
              lesson.give(message.id, answer);
            }}
            onNext={next}
          />
        </>
      ) : (
        <AllRead answers={lesson.answers} onLookAgain={moveTo} />
      )}
      <LessonFoot lesson={{ ...lesson, restart }} />
    </div>
  );
}

interface OneMessageProps {
  message: PracticeMessage;
  answer: string | undefined;
  onAnswer: (answer: PracticeMessage['kind']) => void;
  onNext: () => void;
}

function OneMessage({ message, answer, onAnswer, onNext }: OneMessageProps) {
  const verdict = useMoveFocus<HTMLHeadingElement>(answer);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MarkedMessage message={message} isMarked={answer !== undefined} />
      {answer === undefined ? (
        <fieldset>
          <legend className="text-lg font-semibold">
            <Trans>What do you think?</Trans>
          </legend>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="lg" onClick={() => onAnswer('scam')}>
              <Trans>It’s a scam</Trans>
            </Button>
            <Button size="lg" onClick={() => onAnswer('honest')}>
              <Trans>It’s honest</Trans>
            </Button>
          </div>
        </fieldset>
      ) : (
        <section aria-labelledby="verdict" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div>
            <h2 id="verdict" ref={verdict} tabIndex={-1} className="text-xl font-semibold">
              {VERDICTS[message.kind].title}
            </h2>
            <p className="mt-1">
              {answer === message.kind ? VERDICTS[message.kind].same : VERDICTS[message.kind].other}
            </p>
          </div>
          <div>
            <h3 className="font-semibold">
              {message.kind === 'scam' ? t`The words that give it away` : t`What speaks for it`}
            </h3>
            <ol className="mt-2 list-decimal space-y-2.5 pl-6 marker:font-semibold marker:text-accent">
              {message.marks.map(({ words, why }) => (
                <li key={words}>
                  “{words}”: {why}
                </li>
              ))}
            </ol>
          </div>
          <p className="border-l-4 border-accent-line pl-4">{message.lesson}</p>
          <TextCheck text={message.text} />
          <div>
            <Button variant="primary" size="lg" onClick={onNext}>
              <Trans>Next</Trans>
              <ArrowRight aria-hidden className="size-4" />
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

const VERDICTS = {
  scam: {
    title: t`This is a scam`,
    same: t`You saw it. Here is what to look for.`,
    other: t`It is made to look right, and it often does. Here is what to look for.`,
  },
  honest: {
    title: t`This one is honest`,
    same: t`You saw it. Here is what speaks for it.`,
    other: t`Being careful costs nothing here: one call would have settled it.`,
  },
};

interface AllReadProps {
  answers: ReadonlyMap<string, string>;
  onLookAgain: (at: number) => void;
}

function AllRead({ answers, onLookAgain }: AllReadProps) {
  const other = PRACTICE_MESSAGES.map((message, index) => ({ message, index })).filter(
    ({ message }) => answers.get(message.id) !== message.kind,
  );
  return (
    <section aria-labelledby="all-read">
      <h2 id="all-read" className="text-xl font-semibold">
        <Trans>You have read all ten</Trans>
      </h2>
      <p className="mt-2">
        <Trans>
          Most scams use the same few moves: fear, hurry, a secret, a way to pay. Now you have seen them up
          close.
        </Trans>
      </p>
      {other.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">
            <Trans>You may want to look at these once more</Trans>
          </h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {other.map(({ message, index }) => (
              <li key={message.id}>
                <Button onClick={() => onLookAgain(index)}>{message.from}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6">
        <Trans>
          Got a message of your own?{' '}
          <Link href={paths.scanToolkit()} className="link">
            Check it with the Scan Toolkit
          </Link>
        </Trans>
      </p>
    </section>
  );
}
