import type { FlowText } from './scam-flow.ts';

/** A love story that ends in a crisis. */
export const ROMANCE_FLOW: FlowText = {
  id: 'romance-crisis',
  name: 'Partner abroad in trouble',
  description:
    'A warm contact online grows close within weeks. A visit is always about to happen. Then a crisis comes that only your money can end.',
  familyId: 'CLUSTER-002-ROM',
  stages: [
    {
      id: 'match',
      name: 'A warm first message',
      minutes: 30,
      span: 'a few days',
      layer: 4,
      moves: ['opening'],
      script:
        'Hello dear, my name is Robert. I saw your profile and your smile made my day. I work on a ship as an engineer.',
      triggers: ['Affection', 'Familiarity'],
      victimState: 'Curious and flattered. It’s nice to be seen.',
      exit: 'Ask for a live video call this week. Search for the picture online before you share more.',
    },
    {
      id: 'move',
      name: 'Off to a private chat',
      minutes: 20,
      span: 'the first week',
      layer: 5,
      moves: ['ask', 'pressure'],
      script:
        'I am rarely here. Text me on WhatsApp so we can talk freely. Let this stay just between us for now.',
      triggers: ['Secrecy', 'Affection'],
      victimState: 'It feels like a step closer, not like a warning.',
      exit: 'Stay on the first site for a while. It can see other people’s complaints; a private chat can’t.',
    },
    {
      id: 'bond',
      name: 'Love, fast and daily',
      minutes: 600,
      span: 'weeks to months',
      layer: 6,
      moves: ['claim'],
      script: 'I love you, my queen. God brought us together. When we meet we will build our home.',
      triggers: ['Affection', 'Trust', 'Sunk cost'],
      victimState: 'Deep feelings, and they’re real. A future with this person becomes part of each day.',
      exit: 'Tell a friend about the person and listen to their questions.',
    },
    {
      id: 'no-visit',
      name: 'The visit that doesn’t happen',
      minutes: 40,
      span: 'weeks',
      layer: 11,
      moves: ['stall'],
      script:
        'My flight was cancelled and the camera is broken, so I will call you soon. Please wait a little longer for me.',
      triggers: ['Hope', 'Guilt'],
      victimState: 'Disappointed, and worried about pushing too hard.',
      exit: 'Set yourself one rule: no money before you’ve met in person, in a public place.',
    },
    {
      id: 'crisis',
      name: 'The crisis',
      minutes: 60,
      span: 'a day or two',
      layer: 8,
      moves: ['pressure', 'ask'],
      script:
        'My love, I had an accident and I am in hospital. I need 2,500 dollars for the surgery today. There is nobody else I can trust.',
      triggers: ['Fear', 'Guilt', 'Time pressure'],
      victimState: 'Fear for somebody you love. Helping feels like the only decent thing to do.',
      exit: 'Wait one night and talk to your bank or a friend first. Call the hospital on a number you look up yourself.',
    },
    {
      id: 'again',
      name: 'One more payment',
      minutes: 90,
      span: 'weeks to months',
      layer: 11,
      moves: ['ask', 'pressure'],
      script:
        'Customs are holding my box and they need a fee of 900. I will pay you back, I promise. After all we have, do you doubt me?',
      triggers: ['Sunk cost', 'Guilt', 'Hope'],
      victimState: 'Exhausted. To stop would mean that the love wasn’t what it seemed.',
      exit: 'You can stop at any payment. Call your bank about the latest one, and keep all messages.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'Love interests who are far away and ask for money, gift cards or crypto are a sign of a romance scam.',
      source: 'US Federal Trade Commission, consumer advice “What To Know About Romance Scams”',
    },
  ],
};
