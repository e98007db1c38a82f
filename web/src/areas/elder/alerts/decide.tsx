import type { ElderAlert } from '@fap/shared/elder/entities.ts';
import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { useDecideOwn } from '../actions.ts';
import { SendProblem } from '../parts/send-problem.tsx';

export interface DecideProps {
  transaction: NonNullable<ElderAlert['transaction']>;
  country: CountryHelp;
  onDecided: () => void;
}

/** The two decisions on a held payment. Stopping comes first, because nothing is lost by it; releasing is asked twice. */
export function Decide({ transaction, country, onDecided }: DecideProps) {
  const decide = useDecideOwn();
  const [isReleasing, setReleasing] = useState(false);
  const release = useRef<HTMLButtonElement>(null);
  const send = (decision: 'block' | 'release') =>
    decide.mutate({ id: transaction.id, decision }, { onSuccess: onDecided });
  return (
    <div className="grid w-full gap-3">
      {isReleasing ? (
        <ConfirmRelease
          isBusy={decide.isPending}
          onYes={() => send('release')}
          onNo={() => {
            setReleasing(false);
            // Once the two buttons are back.
            window.requestAnimationFrame(() => moveFocusTo(release.current, 'center'));
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" size="lg" isBusy={decide.isPending} onClick={() => send('block')}>
            <Trans>Stop this payment</Trans>
          </Button>
          <Button ref={release} size="lg" onClick={() => !decide.isPending && setReleasing(true)}>
            <Trans>It’s fine, release it</Trans>
          </Button>
        </div>
      )}
      <SendProblem text={decide.problem} country={country} />
      <p className="text-ink-soft">
        <Trans>We only keep track of it here. To stop the money itself, call your bank.</Trans>
      </p>
    </div>
  );
}

interface ConfirmReleaseProps {
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function ConfirmRelease({ isBusy, onYes, onNo }: ConfirmReleaseProps) {
  // The second half of a double press was meant for the button that was here.
  const unlessDouble = (act: () => void) => (event: MouseEvent) => {
    if (event.detail <= 1) act();
  };
  return (
    <fieldset>
      <legend ref={focusIt} tabIndex={-1} className="text-lg font-semibold">
        <Trans>Are you sure? If anybody told you to release it, keep it paused.</Trans>
      </legend>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" size="lg" onClick={unlessDouble(onNo)}>
          <Trans>No, keep it paused</Trans>
        </Button>
        <Button size="lg" isBusy={isBusy} onClick={unlessDouble(onYes)}>
          <Trans>Yes, release it</Trans>
        </Button>
      </div>
    </fieldset>
  );
}

const focusIt = (element: HTMLElement | null): void => moveFocusTo(element, 'center');
