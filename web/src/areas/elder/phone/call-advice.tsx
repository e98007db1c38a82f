import type { Helper } from '@fap/shared/elder/entities.ts';
import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { CallLink } from '../parts/call-link.tsx';
import { EmergencyCalls } from '../parts/emergency-calls.tsx';
import type { CallAnswers } from './own-call.ts';

export interface CallAdviceProps {
  answers: CallAnswers;
  helper: Helper | null;
  country: CountryHelp;
  /** The last question was here a moment ago, with the focus. */
  takesFocus: boolean;
}

/** What the three answers mean, judged on the page, and whom to call with one press. */
export function CallAdvice({ answers, helper, country, takesFocus }: CallAdviceProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) moveFocusTo(text.current, 'center');
  }, [takesFocus]);
  const isBad = Object.values(answers).includes(true);
  return (
    <>
      <p ref={text} tabIndex={-1} data-result role="status" className="text-lg font-semibold">
        {isBad
          ? t`This is how scams work. Please hang up now. Then call your bank on the number on your card.`
          : t`None of the usual signs. If they ask for money later, hang up and call back on a number you know.`}
      </p>
      {isBad && (
        <div className="grid gap-3">
          {helper?.phone && (
            <CallLink phone={helper.phone} variant="primary">
              <Trans>Call {helper.name}</Trans>
            </CallLink>
          )}
          <EmergencyCalls country={country} />
        </div>
      )}
    </>
  );
}
