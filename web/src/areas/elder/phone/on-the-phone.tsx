import type { Helper } from '@fap/shared/elder/entities.ts';
import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PhoneOff } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { listNames } from '../parts/guardian-names.ts';
import { SendProblem } from '../parts/send-problem.tsx';
import { OFFLINE } from '../use-told-action.ts';
import { CallAdvice } from './call-advice.tsx';
import { CallAnswered } from './call-answered.tsx';
import { CallQuestion, openQuestion } from './call-question.tsx';
import { isAnswered, type OwnCall, sendCall } from './own-call.ts';

export interface OnThePhoneProps {
  call: OwnCall;
  guardianNames: readonly string[];
  helper: Helper | null;
  country: CountryHelp;
  /** Somebody has just pressed the button that was here. */
  takesFocus: boolean;
  onFinish: () => void;
}

/** While somebody is on the phone: one question after the other, then what to do, and whom to call. */
export function OnThePhone({ call, guardianNames, helper, country, takesFocus, onFinish }: OnThePhoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the button was a moment ago
  useLayoutEffect(() => {
    if (takesFocus) moveFocusTo(heading.current);
  }, []);
  const question = openQuestion(call.answers);
  const [wasAsked] = useState(question !== undefined);
  return (
    <section
      aria-label={t`You’re on the phone`}
      className="rounded-lg border-2 border-critical bg-critical-soft p-5 sm:p-6"
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
        <Trans>Take a breath. You don’t have to decide anything now.</Trans>
      </h2>
      {call.known && <CallAnswered since={call.known.startedAt} />}
      <p className="mt-2">{toldWords(call, guardianNames)}</p>
      <div className="mt-5 grid gap-5">
        {question && <CallQuestion key={question.key} call={call} question={question} />}
        {isAnswered(call.answers) && (
          <CallAdvice answers={call.answers} helper={helper} country={country} takesFocus={wasAsked} />
        )}
        {call.problem && (
          <div className="grid gap-3">
            <SendProblem text={problemWords(call)} country={country} />
            <Button size="lg" isBusy={call.isSending} onClick={() => void sendCall()}>
              <Trans>Try again now</Trans>
            </Button>
          </div>
        )}
        <Button size="xl" className="w-full" isBusy={call.isOver && call.isSending} onClick={onFinish}>
          <PhoneOff aria-hidden className="size-6" />
          <Trans>The call is over</Trans>
        </Button>
      </div>
    </section>
  );
}

const CALM = t`You can say “I’ll call you back” and hang up. An honest caller understands that.`;

/** Who knows of the call: only what was really sent. */
function toldWords({ known, problem }: OwnCall, guardianNames: readonly string[]): string {
  if (guardianNames.length === 0) return CALM;
  const names = listNames(guardianNames);
  if (known) return t`We told ${names}. They may call you: let their call through.`;
  return problem ? t`${names} can’t be told right now. ${CALM}` : t`We’re telling ${names}. ${CALM}`;
}

function problemWords({ known, problem }: OwnCall): string {
  const again = problem?.isRetryable ? t` We try again while this page is open.` : '';
  const text = problem?.text ?? '';
  // Something was sent before: only this press was not.
  const shown = known && text === OFFLINE ? t`You’re offline – your last press was not sent.` : text;
  return `${shown}${again}`;
}
