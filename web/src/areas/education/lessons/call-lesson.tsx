import { followCall } from '@fap/shared/education/lessons/practice-call.ts';
import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { LessonFoot } from './lesson-foot.tsx';
import { useLesson } from './use-lesson.ts';

/** A phone call in which each answer leads on; every way through it ends with what helps from there. */
export function CallLesson({ kept }: { kept: readonly LessonAnswer[] }) {
  const lesson = useLesson('phone-call', kept);
  const { said, turn, end } = followCall(lesson.answers);
  const latest = useMoveFocus<HTMLParagraphElement>(said.length > 0 && said.length);
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-ink-soft">
        <Trans>Your phone rings. The screen shows the name of your bank. You pick up.</Trans>
      </p>
      <ol aria-label={t`The call so far`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {said.map(({ turn: { id, caller }, choice }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Line who={t`Caller`} words={caller} />
            <Line who={t`You`} words={choice.says} isOwn />
          </li>
        ))}
        {turn && (
          <li>
            <Line who={t`Caller`} words={turn.caller} innerRef={latest} />
          </li>
        )}
      </ol>
      {turn && (
        <fieldset>
          <legend className="text-lg font-semibold">
            <Trans>What do you say?</Trans>
          </legend>
          <div className="mt-3 grid justify-items-start gap-3">
            {turn.choices.map(({ id, says }) => (
              <Button key={id} size="lg" className="text-left" onClick={() => lesson.give(turn.id, id)}>
                {says}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {end && (
        <section
          aria-labelledby="call-end"
          className="rounded-lg border border-accent-line bg-accent-soft p-5 sm:p-6"
        >
          <h2 id="call-end" className="text-xl font-semibold">
            {end.title}
          </h2>
          <p ref={latest} tabIndex={-1} className="mt-2">
            {end.text}
          </p>
          <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent">
            {end.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p className="mt-5">
            <Trans>
              Is this happening to you?{' '}
              <Link href={paths.help()} className="link font-medium">
                Get help right now
              </Link>
            </Trans>
          </p>
        </section>
      )}
      <LessonFoot lesson={lesson} />
    </div>
  );
}

interface LineProps {
  who: string;
  words: string;
  isOwn?: boolean;
  innerRef?: React.Ref<HTMLParagraphElement>;
}

function Line({ who, words, isOwn = false, innerRef }: LineProps) {
  return (
    <div className={cn('flex max-w-[90%] flex-col', isOwn ? 'items-end justify-self-end' : 'items-start')}>
      <span className="flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
        {!isOwn && <Phone aria-hidden className="size-3.5" />}
        {who}
      </span>
      <p
        ref={innerRef}
        tabIndex={innerRef ? -1 : undefined}
        className={cn(
          'mt-1 rounded-lg px-4 py-3 wrap-anywhere',
          isOwn ? 'rounded-tr-sm bg-accent-soft' : 'rounded-tl-sm bg-sunken',
        )}
      >
        {words}
      </p>
    </div>
  );
}
