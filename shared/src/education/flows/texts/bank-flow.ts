import type { FlowText } from './scam-flow.ts';

/** A false bank that moves the money "to safety". */
export const BANK_FLOW: FlowText = {
  id: 'safe-account',
  name: 'Safe account call',
  description:
    'A text about a strange payment, then a call from “your bank”. The way to protect the money is to move it, they say.',
  familyId: 'CLUSTER-009-BNK',
  stages: [
    {
      id: 'alert',
      name: 'A text about a payment',
      minutes: 3,
      span: 'minutes',
      layer: 4,
      moves: ['opening', 'ask'],
      script: 'Your bank: we noticed unusual activity, a payment of $648. Was this you? Reply YES or NO.',
      triggers: ['Fear', 'Familiarity'],
      victimState: 'A jolt. It stands in the same thread as the bank’s real texts.',
      exit: 'Don’t reply. Open your banking app yourself, or call the number on your card.',
    },
    {
      id: 'call',
      name: 'The fraud team calls',
      minutes: 8,
      span: 'minutes later',
      layer: 3,
      moves: ['opening', 'claim'],
      script:
        'My name is Claire, I am calling from the fraud department. Your account has been compromised, somebody is inside it right now.',
      triggers: ['Authority', 'Trust', 'Fear'],
      victimState: 'Thankful that somebody is watching. The number on the display looks right.',
      exit: 'Hang up, wait a minute, and call the number on your card, best from another phone.',
    },
    {
      id: 'codes',
      name: 'Codes to “block” the payment',
      minutes: 7,
      span: 'the same call',
      layer: 9,
      moves: ['ask'],
      script:
        'To block the payment I will send a code. Please read me the code, and confirm your password so I can verify your identity.',
      triggers: ['Time pressure', 'Trust'],
      victimState: 'Busy following each step. There’s no moment to wonder.',
      exit: 'Read out no code. The text with the code says what it’s really for.',
    },
    {
      id: 'move',
      name: 'Move it to a safe account',
      minutes: 20,
      span: 'the same call',
      layer: 10,
      moves: ['ask', 'pressure'],
      script:
        'Transfer the savings to the safe account in your name before they empty it. If the bank asks, say it is for family.',
      triggers: ['Fear', 'Secrecy', 'Time pressure'],
      victimState: 'It feels like rescuing the money, not like giving it away.',
      exit: 'Stop. A bank that wants to protect money doesn’t need you to move it.',
    },
    {
      id: 'quiet',
      name: 'Keep quiet for a day',
      minutes: 5,
      span: 'one day',
      layer: 13,
      moves: ['stall', 'pressure'],
      script:
        'The new card takes 2 working days. Until then please do not log in and tell nobody, the staff may be involved.',
      triggers: ['Secrecy', 'Trust'],
      victimState: 'Relief, and a doubt that grows overnight.',
      exit: 'Call the bank now, at any hour, and say that you were tricked into a transfer. The first hours matter most.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'A bank doesn’t ask people to move money to a safe account.',
      source: 'UK Finance, campaign “Take Five to Stop Fraud”',
    },
  ],
};
