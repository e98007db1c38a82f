import type { FlowText } from './scam-flow.ts';

/** A small fee that is after the card. */
export const DELIVERY_FLOW: FlowText = {
  id: 'delivery-text',
  name: 'Parcel or toll text',
  description:
    'A text about a parcel or an unpaid toll leads to a copied page. The fee is small; the card details are the aim.',
  familyId: 'CLUSTER-012-DEL',
  stages: [
    {
      id: 'text',
      name: 'A text at a busy moment',
      minutes: 1,
      span: 'seconds',
      layer: 4,
      moves: ['opening'],
      script:
        'Your package could not be delivered because of an incomplete address. Update it within 12 hours.',
      triggers: ['Familiarity', 'Time pressure'],
      victimState: 'A small nuisance to get out of the way. A parcel may really be coming.',
      exit: 'Don’t tap. Type the carrier’s or toll road’s address yourself, or use its app.',
    },
    {
      id: 'page',
      name: 'A copied page',
      minutes: 3,
      span: 'minutes',
      layer: 2,
      moves: ['ask'],
      script: 'Click the link below to confirm your address and pay the small redelivery fee of $1.95.',
      triggers: ['Trust', 'Familiarity'],
      victimState: 'It looks right, and two dollars seem no risk.',
      exit: 'Read the address slowly. Extra words or a strange ending mean it isn’t the carrier. Close the page.',
    },
    {
      id: 'card',
      name: 'Card details and a code',
      minutes: 3,
      span: 'minutes',
      layer: 9,
      moves: ['ask'],
      script: 'Enter your card number and confirm the code we sent to your phone.',
      triggers: ['Trust', 'Time pressure'],
      victimState: 'Going through the motions, like many times before.',
      exit: 'Type no code. If you entered the card, have it blocked now: the number on its back helps.',
    },
    {
      id: 'follow-up',
      name: 'The call that follows',
      minutes: 15,
      span: 'days later',
      layer: 14,
      moves: ['opening', 'claim', 'ask'],
      script:
        'I am calling from the fraud department of your bank. We noticed the suspicious payment. Transfer your balance to a secure account today.',
      triggers: ['Fear', 'Authority'],
      victimState: 'Worried, and relieved that the bank calls. It isn’t the bank.',
      exit: 'Hang up and call the number on your card. Tell the bank about the text and the page.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'Texts about unpaid road tolls lead to pages that take payment details.',
      source: 'FBI Internet Crime Complaint Center, public service announcement on toll texts, April 2024',
    },
  ],
};
