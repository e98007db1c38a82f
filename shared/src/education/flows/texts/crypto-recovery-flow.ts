import type { FlowText } from './scam-flow.ts';

/** Somebody offers to bring back what an earlier scam took. */
export const CRYPTO_RECOVERY_FLOW: FlowText = {
  id: 'crypto-recovery',
  name: 'Crypto recovery offer',
  description:
    'After a loss, somebody says the money was found. A fee comes first, then another, and nothing comes back.',
  familyId: 'CLUSTER-001-CRY',
  stages: [
    {
      id: 'contact',
      name: 'They find you after a loss',
      minutes: 6,
      span: 'one day',
      layer: 4,
      moves: ['opening', 'claim'],
      script:
        'Hello, my name is Daniel from the Asset Recovery Office. We have located your wallet in a list of frozen accounts from the platform that cheated you.',
      triggers: ['Hope', 'Authority'],
      victimState: 'Relief that somebody finally cares. They know the sum, so they seem to know the case.',
      exit: 'Don’t answer. Such lists are sold, which is why they know. Block the contact and keep the message.',
    },
    {
      id: 'evidence',
      name: 'They show that it was found',
      minutes: 10,
      span: 'one or two days',
      layer: 7,
      moves: ['claim'],
      script:
        'Good news, your coins were located: 1.8 BTC. I attach the blockchain report and my license, so you see that the balance is ready for release.',
      triggers: ['Hope', 'Authority', 'Trust'],
      victimState: 'Excitement, and worry about losing this one chance. The papers look real.',
      exit: 'Look the firm up on your regulator’s warning list. A picture of a balance shows no money.',
    },
    {
      id: 'first-fee',
      name: 'A fee before the release',
      minutes: 12,
      span: 'a few hours',
      layer: 10,
      moves: ['ask', 'objection'],
      script:
        'Only the release fee is missing. Pay the fee of $480 in USDT to our escrow wallet. It is fully refundable and comes back together with your coins.',
      triggers: ['Hope', 'Sunk cost'],
      victimState: 'The fee looks small beside the loss. Saying no can feel like giving up.',
      exit: 'Stop here. Real offices don’t take money to give stolen money back.',
    },
    {
      id: 'doubt',
      name: 'Your doubt gets an answer',
      minutes: 8,
      span: 'one day',
      layer: 11,
      moves: ['objection', 'pressure'],
      script:
        'I understand you were hurt before. This is the normal procedure, every client pays it. Please don’t speak to your bank, banks block recoveries. The window closes tonight.',
      triggers: ['Trust', 'Secrecy', 'Time pressure'],
      victimState: 'Torn between hope and a bad feeling. The hurry leaves no room to ask somebody.',
      exit: 'Tell one person you trust before you do anything else. A real claim can wait a week.',
    },
    {
      id: 'next-fee',
      name: 'One more tax, one more wallet',
      minutes: 9,
      span: 'days to weeks',
      layer: 11,
      moves: ['ask', 'pressure'],
      script:
        'The transfer is approved, but the tax of 8% is due before any payout. Without the certificate you will lose your claim. Send me your seed phrase so I can speed it up.',
      triggers: ['Sunk cost', 'Fear'],
      victimState: 'What was paid already makes the next step look sensible. Many feel tired and ashamed.',
      exit: 'Pay nothing more. If you shared a seed phrase, move what’s left to a new wallet made on another device.',
    },
    {
      id: 'silence',
      name: 'Delays, then silence',
      minutes: 5,
      span: 'weeks',
      layer: 13,
      moves: ['stall', 'exit'],
      script:
        'Please be patient, the release is being processed and takes 5 working days. After that this chat will be closed.',
      triggers: ['Hope', 'Confusion'],
      victimState: 'Waiting, then anger and grief for a second time. It was done to you twice.',
      exit: 'Save the chat, handles and wallet addresses. Report both scams. More “helpers” may write: same rule.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'Lists of people who lost money are bought and sold by those who offer recovery.',
      source: 'US Federal Trade Commission, consumer advice “Refund and Recovery Scams”',
    },
  ],
};
