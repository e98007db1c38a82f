import type { FlowText } from './scam-flow.ts';

/** A friendship that leads to a trading app. */
export const RELATIONSHIP_INVESTMENT_FLOW: FlowText = {
  id: 'relationship-investment',
  name: 'Wrong number contact',
  description:
    'A message to the wrong number becomes a friendship, and the friend has a way to trade. The app shows gains that can’t be taken out.',
  familyId: 'CLUSTER-007-BAI',
  stages: [
    {
      id: 'wrong-number',
      name: 'A message to the wrong number',
      minutes: 10,
      span: 'one day',
      layer: 4,
      moves: ['opening'],
      script:
        'Hi Anna, are we still on for tennis? Oh, sorry, wrong number. You sound kind, where are you from?',
      triggers: ['Familiarity', 'Helpfulness'],
      victimState: 'Polite and amused. It seems harmless.',
      exit: 'Don’t answer, not even to say it’s the wrong number. Block and report it as junk.',
    },
    {
      id: 'friendship',
      name: 'A daily friendship',
      minutes: 600,
      span: 'weeks to months',
      layer: 6,
      moves: ['opening', 'claim'],
      script:
        'Good morning, did you sleep well? I am at the gym and thinking of you. I miss you when you are quiet.',
      triggers: ['Affection', 'Trust'],
      victimState: 'Somebody is there each morning. It would be odd to suspect them.',
      exit: 'Ask to meet or for an unplanned video call. Reasons why it can’t happen are the answer.',
    },
    {
      id: 'hint',
      name: 'A hint about trading',
      minutes: 40,
      span: 'days',
      layer: 8,
      moves: ['claim'],
      script:
        'My uncle is an analyst. I made $4,000 on short trades while you were asleep. I can show you, no risk.',
      triggers: ['Trust', 'Hope'],
      victimState: 'Curious, and grateful that a friend would share it.',
      exit: 'Say: “I don’t mix friends and money.” A friend accepts that.',
    },
    {
      id: 'app',
      name: 'The app and a first gain',
      minutes: 90,
      span: 'days',
      layer: 7,
      moves: ['ask'],
      script:
        'Download the app from my link, open an account and start with 500. Buy USDT on your exchange and send it to the wallet there.',
      triggers: ['Small win', 'Trust'],
      victimState: 'Careful at first. Then the first gain, even a payout, and the doubt fades.',
      exit: 'Take out all of it now. Look the app’s address up on your regulator’s warning list.',
    },
    {
      id: 'more',
      name: 'Go bigger, together',
      minutes: 120,
      span: 'weeks',
      layer: 11,
      moves: ['ask', 'pressure'],
      script:
        'Add more funds before the node closes on Friday. I put in my own savings for us, for our future. Do you not trust me?',
      triggers: ['Affection', 'Time pressure', 'Guilt'],
      victimState: 'It’s about a shared life now. Doubt feels like betrayal.',
      exit: 'Speak with your bank or a person outside the chat before the next transfer.',
    },
    {
      id: 'locked',
      name: 'A tax before the withdrawal',
      minutes: 60,
      span: 'weeks',
      layer: 11,
      moves: ['ask', 'stall'],
      script:
        'Customer service says the withdrawal is under review. Pay the tax of 15% first, I will lend you half.',
      triggers: ['Sunk cost', 'Hope', 'Fear'],
      victimState: 'Heartbreak and money trouble at once. Both are real losses.',
      exit: 'Pay no tax to an app. Save wallet addresses and hashes from your own exchange, and report.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'The contact often begins with a message that seems to be meant for somebody else.',
      source: 'FinCEN, alert on virtual currency investment scams (FIN-2023-Alert005), 2023',
    },
    {
      says: 'Many of those who write such messages are trafficked and forced to.',
      source:
        'UN Human Rights Office, “Online Scam Operations and Trafficking into Forced Criminality in Southeast Asia”, 2023',
    },
  ],
};
