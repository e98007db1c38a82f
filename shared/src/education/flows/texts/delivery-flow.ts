import { t } from '@fap/shared/kernel/words.ts';
import type { FlowText } from './scam-flow.ts';

/** A small fee that is after the card. */
export const DELIVERY_FLOW: FlowText = {
  id: 'delivery-text',
  name: t`Parcel or toll text`,
  description: t`A text about a parcel or an unpaid toll leads to a copied page. The fee is small; the card details are the aim.`,
  familyId: 'CLUSTER-012-DEL',
  stages: [
    {
      id: 'text',
      name: t`A text at a busy moment`,
      minutes: 1,
      span: 'seconds',
      layer: 4,
      moves: ['opening'],
      script: t`Your package could not be delivered because of an incomplete address. Update it within 12 hours.`,
      triggers: ['Familiarity', 'Time pressure'],
      victimState: t`A small nuisance to get out of the way. A parcel may really be coming.`,
      exit: t`Don’t tap. Type the carrier’s or toll road’s address yourself, or use its app.`,
    },
    {
      id: 'page',
      name: t`A copied page`,
      minutes: 3,
      span: 'minutes',
      layer: 2,
      moves: ['ask'],
      script: t`Click the link below to confirm your address and pay the small redelivery fee of $1.95.`,
      triggers: ['Trust', 'Familiarity'],
      victimState: t`It looks right, and two dollars seem no risk.`,
      exit: t`Read the address slowly. Extra words or a strange ending mean it isn’t the carrier. Close the page.`,
    },
    {
      id: 'card',
      name: t`Card details and a code`,
      minutes: 3,
      span: 'minutes',
      layer: 9,
      moves: ['ask'],
      script: t`Enter your card number and confirm the code we sent to your phone.`,
      triggers: ['Trust', 'Time pressure'],
      victimState: t`Going through the motions, like many times before.`,
      exit: t`Type no code. If you entered the card, have it blocked now: the number on its back helps.`,
    },
    {
      id: 'follow-up',
      name: t`The call that follows`,
      minutes: 15,
      span: 'days later',
      layer: 14,
      moves: ['opening', 'claim', 'ask'],
      script: t`I am calling from the fraud department of your bank. We noticed the suspicious payment. Transfer your balance to a secure account today.`,
      triggers: ['Fear', 'Authority'],
      victimState: t`Worried, and relieved that the bank calls. It isn’t the bank.`,
      exit: t`Hang up and call the number on your card. Tell the bank about the text and the page.`,
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: t`Texts about unpaid road tolls lead to pages that take payment details.`,
      source: t`FBI Internet Crime Complaint Center, public service announcement on toll texts, April 2024`,
    },
  ],
};
