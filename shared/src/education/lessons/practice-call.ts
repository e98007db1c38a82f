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
    caller:
      'Hello, this is Mr. Cole from your bank’s security team. Someone is taking $1,900 from your account right now. Are you alone?',
    choices: [
      { id: 'hang-up', says: 'I’ll call the number on my card. Goodbye.', leadsTo: 'end-at-once' },
      { id: 'ask', says: 'What payment do you mean?', leadsTo: 'details' },
      { id: 'stay', says: 'Yes, I’m alone. What should I do?', leadsTo: 'secret' },
    ],
  },
  {
    id: 'details',
    caller:
      'It goes to a shop abroad. I have your name and the last digits of your card right here. You see, I’m from your bank. We have ten minutes.',
    choices: [
      { id: 'doubt', says: 'Others could know that too. I’ll call back.', leadsTo: 'pressure' },
      { id: 'go-on', says: 'You know my card, so go on.', leadsTo: 'code' },
    ],
  },
  {
    id: 'secret',
    caller: 'Good. Please stay on the line and tell no one. Someone at your branch may be part of it.',
    choices: [
      { id: 'ask-why', says: 'Why may I tell no one?', leadsTo: 'pressure' },
      { id: 'agree', says: 'All right, I’ll stay on the line.', leadsTo: 'code' },
    ],
  },
  {
    id: 'pressure',
    caller: 'If you hang up now, the money is gone and the bank won’t pay it back. Is that what you want?',
    choices: [
      { id: 'hang-up', says: 'I’ll hang up now.', leadsTo: 'end-under-pressure' },
      { id: 'go-on', says: 'No. Please go on.', leadsTo: 'code' },
    ],
  },
  {
    id: 'code',
    caller: 'I’ve just sent you a code. Read it to me, so I can stop the payment.',
    choices: [
      { id: 'refuse', says: 'The text says to share it with no one. I won’t.', leadsTo: 'end-at-the-code' },
      { id: 'read-out', says: 'Here it is: four, seven, one …', leadsTo: 'safe-account' },
    ],
  },
  {
    id: 'safe-account',
    caller: 'Thank you. Now move your savings to a safe account in your name. I’ll read you the number.',
    choices: [
      { id: 'stop', says: 'I’m stopping here. I’ll call my bank.', leadsTo: 'end-stopped' },
      { id: 'move', says: 'All right, I’ll do it.', leadsTo: 'end-paid' },
    ],
  },
];

/** All ways in which the call ends. */
export const CALL_ENDS: readonly CallEnd[] = [
  {
    id: 'end-at-once',
    title: 'You ended it with one sentence',
    text: 'You didn’t have to find out if he was real. Calling back on your own number settles it, whoever he is.',
    steps: [
      'Wait a minute, or use another phone.',
      'Call the number on your card and ask if there is a payment.',
    ],
  },
  {
    id: 'end-under-pressure',
    title: 'You hung up under pressure',
    text: 'That is hard, and you did it. The threat was there to keep you on the line. A real bank lets you call back.',
    steps: ['Call the number on your card.', 'Tell the bank what the caller knew about you.'],
  },
  {
    id: 'end-at-the-code',
    title: 'The code stayed with you',
    text: 'That code was the key to your account. All the talk before it led up to this one moment.',
    steps: ['Hang up and call the number on your card.', 'Change your password if he knew it.'],
  },
  {
    id: 'end-stopped',
    title: 'You stopped, and stopping counts at any point',
    text: 'With the code they may get into your account, so the next minutes matter. A call to your bank can close the door.',
    steps: [
      'Call the number on your card and say: “I read out a code.”',
      'Ask the bank to block your account and your card.',
      'Change your password on another device.',
    ],
  },
  {
    id: 'end-paid',
    title: 'Here is how it ends when they have their way',
    text: 'This happens to careful people. The caller had an answer for each doubt, because he makes this call all day. Now you know how it goes.',
    steps: [
      'If it happens for real: call your bank at once and ask it to stop the payment.',
      'Write down the time, the sum and the account.',
      'Tell someone you trust. You don’t have to carry it alone.',
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
