import type { Helper, PhoneCall } from '@fap/shared/elder/entities.ts';
import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMoveFocus } from '../../../ui/move-focus.ts';
import { listNames } from '../parts/guardian-names.ts';
import { OnThePhone } from './on-the-phone.tsx';
import { beginCall, finishCall } from './own-call.ts';
import { useOwnCall } from './use-own-call.ts';

export interface PhoneButtonProps {
  /** The call our side knows of; undefined while that is not known. */
  call: PhoneCall | null | undefined;
  /** Names of the guardians who hear of it. */
  guardianNames: readonly string[];
  helper: Helper | null;
  country: CountryHelp;
  isShieldOn: boolean;
}

/** One big button for the moment that matters. It becomes three questions and an advice, all in its own place. */
export function PhoneButton({ call: told, guardianNames, helper, country, isShieldOn }: PhoneButtonProps) {
  const call = useOwnCall(told);
  const [isPressed, setPressed] = useState(false);
  const wasOn = useRef(false);
  const isOver = wasOn.current && call === null;
  wasOn.current ||= call !== null;
  const button = useMoveFocus<HTMLButtonElement>(isPressed && isOver);
  if (call)
    return (
      <OnThePhone
        call={call}
        guardianNames={guardianNames}
        helper={helper}
        country={country}
        takesFocus={isPressed}
        onFinish={() => {
          setPressed(true);
          finishCall(call);
        }}
      />
    );
  return (
    <div>
      {isOver && (
        <p role="status" className="mb-3 font-semibold">
          <Trans>You said that the call is over.</Trans>
        </p>
      )}
      <Button
        ref={button}
        variant="alarm"
        size="xl"
        className="w-full"
        onClick={() => {
          setPressed(true);
          beginCall();
        }}
      >
        <Phone aria-hidden className="size-7 shrink-0" />
        <span className="whitespace-normal">
          <Trans>I’m on the phone with somebody right now</Trans>
        </span>
      </Button>
      <p className="mt-2 text-ink-soft">{hintOf(guardianNames, isShieldOn)}</p>
    </div>
  );
}

function hintOf(guardianNames: readonly string[], isShieldOn: boolean): string {
  const when = t`Press this when a caller talks about money.`;
  if (guardianNames.length > 0) return t`${when} ${listNames(guardianNames)} will be told at once.`;
  return `${when} ${isShieldOn ? t`Payments are then looked at more strictly.` : t`Three questions tell you what to do.`}`;
}
