import type { FlowText } from './scam-flow.ts';

/** A chat group that teaches people to pay in. */
export const COACHING_FLOW: FlowText = {
  id: 'coaching-group',
  name: 'Trading group with a professor',
  description:
    'A chat group full of winners leads to a trading app. The first withdrawal works. The large one needs a tax, a deposit, one more step.',
  familyId: 'CLUSTER-004-INV',
  stages: [
    {
      id: 'invite',
      name: 'An ad or an invitation',
      minutes: 10,
      span: 'one day',
      layer: 4,
      moves: ['opening', 'ask'],
      script:
        'Congratulations, you have been selected for our free stock course. Join the group on WhatsApp, the assistant will welcome you.',
      triggers: ['Scarcity', 'Hope'],
      victimState: 'Curious. It costs nothing to look.',
      exit: 'Leave the group and turn off “anyone may add me” in the messenger.',
    },
    {
      id: 'winners',
      name: 'A room full of winners',
      minutes: 180,
      span: 'weeks',
      layer: 6,
      moves: ['claim'],
      script:
        'Our members made $3,200 with yesterday’s signal. Everyone in this room follows the professor’s plan, 20% profit a week.',
      triggers: ['Social proof', 'Authority'],
      victimState: 'Doubt feels lonely when forty people seem to agree.',
      exit: 'Look the professor and firm up at your regulator. Ask a member something that only a real person could answer.',
    },
    {
      id: 'small-win',
      name: 'A first win you can touch',
      minutes: 60,
      span: 'days',
      layer: 7,
      moves: ['ask', 'objection'],
      script:
        'Start with 500 in the app. You see, it’s real: you withdrew your profit yesterday. Now top up for the institutional plan.',
      triggers: ['Small win', 'Trust'],
      victimState: 'The paid-out money feels like evidence. It was the bait.',
      exit: 'Keep the payout and stop. A small payout is how they buy a large deposit.',
    },
    {
      id: 'all-in',
      name: 'The chance of the year',
      minutes: 60,
      span: 'days',
      layer: 8,
      moves: ['pressure', 'ask'],
      script:
        'Only two seats left for the new listing. Invest before Friday, take a loan if you must, winners find a way.',
      triggers: ['Scarcity', 'Time pressure', 'Social proof'],
      victimState: 'Excited and tense, afraid of being the one who missed it.',
      exit: 'Sleep on it, and show the app to your bank. Don’t borrow money to invest.',
    },
    {
      id: 'locked',
      name: 'The money is locked',
      minutes: 45,
      span: 'weeks',
      layer: 11,
      moves: ['ask', 'pressure'],
      script:
        'Your account is frozen by the risk team. Pay the tax of 20% within 48 hours, it cannot be taken from the balance.',
      triggers: ['Fear', 'Sunk cost'],
      victimState: 'Panic for the savings. Paying the tax looks like the only way to save them.',
      exit: 'Pay nothing more: real taxes are never paid to an app. Call your bank, save the chats.',
    },
    {
      id: 'gone',
      name: 'The group is gone',
      minutes: 5,
      span: 'one day',
      layer: 13,
      moves: ['exit'],
      script: 'This group will be deleted for security reasons. Your application has been cancelled.',
      triggers: ['Confusion', 'Shame'],
      victimState: 'Numb. A whole circle of people is gone at once.',
      exit: 'Export the chat if you still can. Report it with the app’s address and where you paid.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'Group chats are used to lead people to false trading platforms.',
      source:
        'US Securities and Exchange Commission, investor alert on group chats and investment scams, 2024',
    },
  ],
};
