import type { PhoneCall } from '@fap/shared/elder/entities.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { Phone, PhoneOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TRY_AGAIN } from '../actions.ts';
import { protectionStatus } from '../data.ts';
import { ReadAloud } from '../parts/read-aloud.tsx';

export interface PhoneButtonProps {
  call: PhoneCall | null;
  /** Names of the guardians who hear of it. */
  guardianNames: readonly string[];
}

const failed = (error: Error) =>
  toast({ title: 'Not Sent', description: reasonOf(error, TRY_AGAIN), variant: 'destructive' });
const showCall = (phoneCall: PhoneCall | null) =>
  protectionStatus.patch((status) => ({ ...status, phoneCall }));

/** One big button for the moment that matters: it pauses, asks three questions, and calls the guardians in. */
export function PhoneButton({ call, guardianNames }: PhoneButtonProps) {
  const start = useAction({
    run: () => api(shieldContract.startCall),
    onSuccess: showCall,
    onFailure: failed,
  });
  if (call) return <OnThePhone call={call} guardianNames={guardianNames} />;
  return (
    <div>
      <Button
        variant="alarm"
        size="xl"
        className="w-full"
        isBusy={start.isPending}
        onClick={() => start.mutate()}
      >
        <Phone aria-hidden className="size-7 shrink-0" />
        <span className="whitespace-normal">I’m on the phone with somebody right now</span>
      </Button>
      <p className="mt-2 text-ink-soft">
        {guardianNames.length > 0
          ? `Press this when a caller talks about money. ${listNames(guardianNames)} will be told at once.`
          : 'Press this when a caller talks about money. Payments are then looked at more strictly.'}
      </p>
    </div>
  );
}

type Answers = NonNullable<PhoneCall['answers']>;
const QUESTIONS: readonly { key: keyof Answers; text: string }[] = [
  { key: 'asksForMoney', text: 'Do they ask for money, gift cards, a code or a transfer?' },
  { key: 'asksForSecrecy', text: 'Did they tell you to keep it secret, or not to hang up?' },
  { key: 'seesScreen', text: 'Can they see your screen, or did they have you install something?' },
];

function OnThePhone({ call, guardianNames }: { call: PhoneCall; guardianNames: readonly string[] }) {
  const [given, setGiven] = useState<Partial<Answers>>({});
  const send = useAction({
    run: (answers: Answers) => api(shieldContract.answerCall, { body: answers }),
    onSuccess: showCall,
    onFailure: failed,
  });
  const end = useAction({
    run: () => api(shieldContract.endCall),
    onSuccess: () => showCall(null),
    onFailure: failed,
  });
  const question = QUESTIONS.find(({ key }) => given[key] === undefined);
  const answer = (key: keyof Answers, value: boolean) => {
    const next = { ...given, [key]: value };
    setGiven(next);
    const { asksForMoney, asksForSecrecy, seesScreen } = next;
    if (asksForMoney !== undefined && asksForSecrecy !== undefined && seesScreen !== undefined)
      send.mutate({ asksForMoney, asksForSecrecy, seesScreen });
  };
  const isBad = call.answers !== null && Object.values(call.answers).includes(true);
  return (
    <section
      aria-label="You’re on the phone"
      className="rounded-lg border-2 border-critical bg-critical-soft p-5 sm:p-6"
    >
      <h2 className="text-xl font-semibold">Take a breath. You don’t have to decide anything now.</h2>
      <p className="mt-2">
        {guardianNames.length > 0
          ? `We told ${listNames(guardianNames)}. They may call you: let their call through.`
          : 'You can say “I’ll call you back” and hang up. An honest caller understands that.'}
      </p>
      {call.answers === null && question ? (
        <fieldset className="mt-5">
          <legend className="text-lg font-semibold">{question.text}</legend>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="xl" isBusy={send.isPending} onClick={() => answer(question.key, true)}>
              Yes
            </Button>
            <Button size="xl" isBusy={send.isPending} onClick={() => answer(question.key, false)}>
              No
            </Button>
            <ReadAloud text={question.text} about="the question" />
          </div>
          <p className="mt-2 text-ink-soft">
            Question {QUESTIONS.indexOf(question) + 1} of {QUESTIONS.length}
          </p>
        </fieldset>
      ) : (
        <p role="status" className="mt-5 text-lg font-semibold">
          {isBad
            ? 'This is how scams work. Please hang up now. Then call your bank on the number on your card.'
            : 'None of the usual signs. If they ask for money later, hang up and call back on a number you know.'}
        </p>
      )}
      <Button size="xl" className="mt-5 w-full" isBusy={end.isPending} onClick={() => end.mutate()}>
        <PhoneOff aria-hidden className="size-6" />
        The call is over
      </Button>
    </section>
  );
}

const LIST = new Intl.ListFormat('en');
const listNames = (names: readonly string[]): string => LIST.format(names);
