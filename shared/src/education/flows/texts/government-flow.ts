import type { FlowText } from './scam-flow.ts';

/** A false officer on the phone. */
export const GOVERNMENT_FLOW: FlowText = {
  id: 'government-call',
  name: 'Officer with a warrant',
  description:
    'A caller claims to be from a public office. You’re said to be in trouble, and a payment today is said to end it.',
  familyId: 'CLUSTER-003-GOV',
  stages: [
    {
      id: 'call',
      name: 'A call from an office',
      minutes: 5,
      span: 'one call',
      layer: 4,
      moves: ['opening', 'claim'],
      script:
        'This is Officer Grant from the tax office. There is a case in your name, so I am calling before a warrant is signed.',
      triggers: ['Authority', 'Fear'],
      victimState: 'A shock. The heart races and it’s hard to think straight.',
      exit: 'Hang up. Look the office’s number up yourself and ask if anything is open.',
    },
    {
      id: 'file',
      name: 'They read out “your file”',
      minutes: 12,
      span: 'the same call',
      layer: 3,
      moves: ['claim', 'ask'],
      script:
        'Your social security number was used for money laundering. Please confirm your date of birth and the last four digits of your account number.',
      triggers: ['Authority', 'Confusion'],
      victimState: 'They know your name and address, so the rest sounds true as well.',
      exit: 'Confirm nothing. Name and address are easy to buy and show nothing.',
    },
    {
      id: 'alone',
      name: 'Stay on the line, tell nobody',
      minutes: 20,
      span: 'the same call',
      layer: 5,
      moves: ['pressure'],
      script:
        'Stay on the line and do not talk to anyone. If you hang up, I must treat it as flight and you will be arrested.',
      triggers: ['Secrecy', 'Fear'],
      victimState: 'Alone with the voice. Asking for help feels dangerous.',
      exit: 'Put the phone down and go to somebody: a neighbor, a clerk, family. No real office forbids that.',
    },
    {
      id: 'payment',
      name: 'Pay to settle it',
      minutes: 35,
      span: 'the same day',
      layer: 10,
      moves: ['ask'],
      script:
        'To settle the fine, buy gift cards for $1,500 and read me the numbers, or deposit cash at a Bitcoin ATM. It must be paid today.',
      triggers: ['Fear', 'Time pressure'],
      victimState: 'Only one thought: make it stop. The odd way to pay fades behind the fear.',
      exit: 'Tell the shop clerk or bank what you were told to buy. No office takes gift cards or crypto.',
    },
    {
      id: 'more',
      name: 'A second fee',
      minutes: 18,
      span: 'hours to days',
      layer: 11,
      moves: ['ask', 'pressure'],
      script:
        'The judge asks for a bond that must be paid before five, otherwise deputies will come to your home. You will get it back after the hearing.',
      triggers: ['Sunk cost', 'Fear'],
      victimState: 'Empty and ashamed, still afraid. This is how a threat works, not a weakness.',
      exit: 'Stop paying. Call the card company or bank now and say it was a scam. Minutes count.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'Demands to pay by gift card, crypto or wire are a sign that a caller isn’t from the government.',
      source: 'US Federal Trade Commission, consumer advice “How To Avoid a Government Impersonation Scam”',
    },
  ],
};
