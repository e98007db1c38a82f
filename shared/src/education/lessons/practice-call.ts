import { t } from '@fap/shared/kernel/words.ts';
/** What you can say, and where it leads. */
export interface CallChoice {
  id: string;
  says: string;
  /** The id of a turn or of an end. */
  leadsTo: string;
}

/** What the caller says, and what it is meant to do. */
export interface CallTurn {
  id: string;
  caller: string;
  choices: readonly CallChoice[];
}

/** How the call can end. None is a failure: each says kindly what helps from there. */
export interface CallEnd {
  id: string;
  title: string;
  text: string;
  steps: readonly string[];
}

export const CALL_START = 'start';

/** A call from somebody who says they are your bank. Written by us for practice, from how such calls go. */
export const CALL_TURNS: readonly CallTurn[] = [
  {
    id: CALL_START,
    caller: t`Hello, this is Mr. Cole from your bank’s security team. Someone is taking $1,900 from your account right now. Are you alone?`,
    choices: [
      { id: 'hang-up', says: t`I’ll call the number on my card. Goodbye.`, leadsTo: 'end-at-once' },
      { id: 'ask', says: t`What payment do you mean?`, leadsTo: 'details' },
      { id: 'stay', says: t`Yes, I’m alone. What should I do?`, leadsTo: 'secret' },
    ],
  },
  {
    id: 'details',
    caller: t`It goes to a shop abroad. I have your name and the last digits of your card right here. You see, I’m from your bank. We have ten minutes.`,
    choices: [
      { id: 'doubt', says: t`Others could know that too. I’ll call back.`, leadsTo: 'pressure' },
      { id: 'go-on', says: t`You know my card, so go on.`, leadsTo: 'code' },
    ],
  },
  {
    id: 'secret',
    caller: t`Good. Please stay on the line and tell no one. Someone at your branch may be part of it.`,
    choices: [
      { id: 'ask-why', says: t`Why may I tell no one?`, leadsTo: 'pressure' },
      { id: 'agree', says: t`All right, I’ll stay on the line.`, leadsTo: 'code' },
    ],
  },
  {
    id: 'pressure',
    caller: t`If you hang up now, the money is gone and the bank won’t pay it back. Is that what you want?`,
    choices: [
      { id: 'hang-up', says: t`I’ll hang up now.`, leadsTo: 'end-under-pressure' },
      { id: 'go-on', says: t`No. Please go on.`, leadsTo: 'code' },
    ],
  },
  {
    id: 'code',
    caller: t`I’ve just sent you a code. Read it to me, so I can stop the payment.`,
    choices: [
      { id: 'refuse', says: t`The text says to share it with no one. I won’t.`, leadsTo: 'end-at-the-code' },
      { id: 'read-out', says: t`Here it is: four, seven, one …`, leadsTo: 'safe-account' },
    ],
  },
  {
    id: 'safe-account',
    caller: t`Thank you. Now move your savings to a safe account in your name. I’ll read you the number.`,
    choices: [
      { id: 'stop', says: t`I’m stopping here. I’ll call my bank.`, leadsTo: 'end-stopped' },
      { id: 'move', says: t`All right, I’ll do it.`, leadsTo: 'end-paid' },
    ],
  },
];

/** All ways in which the call ends. */
export const CALL_ENDS: readonly CallEnd[] = [
  {
    id: 'end-at-once',
    title: t`You ended it with one sentence`,
    text: t`You didn’t have to find out if he was real. Calling back on your own number settles it, whoever he is.`,
    steps: [
      t`Wait a minute, or use another phone.`,
      t`Call the number on your card and ask if there is a payment.`,
    ],
  },
  {
    id: 'end-under-pressure',
    title: t`You hung up under pressure`,
    text: t`That is hard, and you did it. The threat was there to keep you on the line. A real bank lets you call back.`,
    steps: [t`Call the number on your card.`, t`Tell the bank what the caller knew about you.`],
  },
  {
    id: 'end-at-the-code',
    title: t`The code stayed with you`,
    text: t`That code was the key to your account. All the talk before it led up to this one moment.`,
    steps: [t`Hang up and call the number on your card.`, t`Change your password if he knew it.`],
  },
  {
    id: 'end-stopped',
    title: t`You stopped, and stopping counts at any point`,
    text: t`With the code they may get into your account, so the next minutes matter. A call to your bank can close the door.`,
    steps: [
      t`Call the number on your card and say: “I read out a code.”`,
      t`Ask the bank to block your account and your card.`,
      t`Change your password on another device.`,
    ],
  },
  {
    id: 'end-paid',
    title: t`Here is how it ends when they have their way`,
    text: t`This happens to careful people. The caller had an answer for each doubt, because he makes this call all day. Now you know how it goes.`,
    steps: [
      t`If it happens for real: call your bank at once and ask it to stop the payment.`,
      t`Write down the time, the sum and the account.`,
      t`Tell someone you trust. You don’t have to carry it alone.`,
    ],
  },
];

/** The turn or end that choices lead to, from the start; a turn without a choice is where the call stands. */
export function followCall(answers: ReadonlyMap<string, string>): {
  said: { turn: CallTurn; choice: CallChoice }[];
  turn: CallTurn | null;
  end: CallEnd | null;
} {
  const said: { turn: CallTurn; choice: CallChoice }[] = [];
  let at = CALL_START;
  for (;;) {
    const turn = CALL_TURNS.find(({ id }) => id === at);
    if (!turn) return { said, turn: null, end: CALL_ENDS.find(({ id }) => id === at) ?? null };
    const choice = turn.choices.find(({ id }) => id === answers.get(turn.id));
    // A turn that was passed already would go round for ever.
    if (!choice || said.some((step) => step.turn.id === turn.id)) return { said, turn, end: null };
    said.push({ turn, choice });
    at = choice.leadsTo;
  }
}
