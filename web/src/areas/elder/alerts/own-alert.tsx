import type { ElderAlert } from '@fap/shared/elder/entities.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import type { CountryHelp } from '@fap/shared/help/country-help.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { useAtomValue } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { moveFocusTo, useMoveFocus } from '../../../ui/move-focus.ts';
import { refreshOwn, useDecideOwn } from '../actions.ts';
import { decidedWords } from '../parts/decided-words.ts';
import { GuardianAnswers } from '../parts/guardian-answers.tsx';
import { SendProblem } from '../parts/send-problem.tsx';
import { useToldAction } from '../use-told-action.ts';
import { AlertCard } from './alert-card.tsx';
import { isFlagged, isHeld, isWaiting } from './alert-order.ts';
import { chosenAlertAtom } from './chosen-alert.ts';
import { Decide } from './decide.tsx';
import { WhatToDo } from './what-to-do.tsx';

// The alert itself is what counts; this comes after it.
const SecondLook = lazyPart(async () => (await import('./second-look.tsx')).SecondLook);

export interface OwnAlertProps {
  alert: ElderAlert;
  country: CountryHelp;
  /** Goes on to the next one. */
  next: ReactNode;
}

/** The one alert that is shown: what it is, who answered, and what can be done. Once that is done it says so and stays. */
export function OwnAlert({ alert, country, next }: OwnAlertProps) {
  const [isAnswered, setAnswered] = useState(false);
  const see = useToldAction(t`Not Saved`, {
    run: () => api(guardiansContract.see, { params: { id: alert.alertId } }),
    onSuccess: refreshOwn,
  });
  const titleRef = useAskedFor(alert.alertId);
  const { transaction } = alert;
  const decided = transaction ? decidedWords(transaction) : null;
  const isDone = !isWaiting(alert);
  // Answered, and the list does not tell yet: nobody goes on before it does.
  const isUnderWay = isAnswered && !isDone && !see.isError;
  const outcome = decided ?? (isDone ? t`You have read this.` : null);
  const answer = () => {
    setAnswered(true);
    see.mutate();
  };
  return (
    <>
      <AlertCard
        alert={alert}
        titleRef={titleRef}
        outcome={
          <>
            <GuardianAnswers from={alert.acknowledgedBy} />
            <Outcome text={outcome} isOwn={isAnswered} />
          </>
        }
      >
        {isDone ? (
          next
        ) : isUnderWay ? (
          <p role="status">
            <Trans>One moment…</Trans>
          </p>
        ) : isHeld(alert) && transaction ? (
          <Decide transaction={transaction} country={country} onDecided={answer} />
        ) : (
          <>
            {transaction && transaction.decision !== 'block' && <WhatToDo transaction={transaction} />}
            {isFlagged(alert) && transaction && (
              <IsFine id={transaction.id} country={country} onDecided={answer} />
            )}
            <Button variant="primary" size="lg" isBusy={see.isPending} onClick={answer}>
              <Trans>I have read this</Trans>
            </Button>
          </>
        )}
        {see.problem !== null && <SendProblem text={see.problem} country={country} />}
      </AlertCard>
      {transaction && (
        <Suspense fallback={null}>
          <SecondLook alertId={alert.alertId} />
        </Suspense>
      )}
    </>
  );
}

/** The heading of the alert; it gets the focus when somebody asked for this one. */
function useAskedFor(alertId: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const chosen = useAtomValue(chosenAlertAtom);
  useEffect(() => {
    if (chosen?.isAskedFor && chosen.alertId === alertId) moveFocusTo(title.current);
  }, [chosen, alertId]);
  return title;
}

/** What became of the alert; it gets the focus from the button that brought it about. */
function Outcome({ text, isOwn }: { text: string | null; isOwn: boolean }) {
  const line = useMoveFocus<HTMLParagraphElement>(isOwn && text);
  if (text === null) return null;
  return (
    <p ref={line} tabIndex={-1} data-result className="mt-3 text-2xl leading-snug font-semibold">
      {text}
    </p>
  );
}

interface IsFineProps {
  id: string;
  country: CountryHelp;
  onDecided: () => void;
}

/** A payment that went through is fine: later ones to the same payee are judged with that. */
function IsFine({ id, country, onDecided }: IsFineProps) {
  const decide = useDecideOwn();
  return (
    <>
      <Button
        size="lg"
        isBusy={decide.isPending}
        onClick={() => decide.mutate({ id, decision: 'release' }, { onSuccess: onDecided })}
      >
        <Trans>It’s fine, I wanted it</Trans>
      </Button>
      <SendProblem text={decide.problem} country={country} />
    </>
  );
}
