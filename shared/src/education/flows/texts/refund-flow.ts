import type { FlowText } from './scam-flow.ts';

/** A false help line that charges for a refund. */
export const REFUND_FLOW: FlowText = {
  id: 'refund-call',
  name: 'Refund help line',
  description:
    'A number found in a search promises a refund for a booking or an order. It takes card details, charges a fee and lets the time for a dispute run out.',
  familyId: 'CLUSTER-005-REF',
  stages: [
    {
      id: 'number',
      name: 'A number that isn’t the company’s',
      minutes: 4,
      span: 'one call',
      layer: 2,
      moves: ['opening'],
      script:
        'Thank you for calling the reservations desk, this is Kevin from customer care. May I have your booking number, please?',
      triggers: ['Familiarity', 'Authority'],
      victimState: 'Relief that somebody picked up. The greeting sounds like the real company.',
      exit: 'Hang up. Open the company’s own site or your receipt and use the number there.',
    },
    {
      id: 'look-up',
      name: 'They “look into” the booking',
      minutes: 10,
      span: 'the same call',
      layer: 9,
      moves: ['ask', 'claim'],
      script:
        'Your refund has been approved by the refund department. To release it, please confirm the card number and the code on the back.',
      triggers: ['Trust', 'Helpfulness'],
      victimState: 'It feels like the normal check of a careful clerk.',
      exit: 'Give no card number and no code. A refund goes back to the card that paid, without asking for it again.',
    },
    {
      id: 'fee',
      name: 'A fee for the refund',
      minutes: 9,
      span: 'the same call',
      layer: 10,
      moves: ['ask', 'objection'],
      script:
        'There’s a processing fee of $149 before the refund. It’s fully refundable and you get it back with the ticket price. That is the standard procedure.',
      triggers: ['Sunk cost', 'Authority'],
      victimState: 'Annoyed, but close to the goal. Paying seems the quickest way to be done.',
      exit: 'Say: “Please send that in writing.” Then hang up. Ask the real company if such a fee exists.',
    },
    {
      id: 'charge',
      name: 'A strange name on the statement',
      minutes: 6,
      span: 'the same day',
      layer: 12,
      moves: ['stall'],
      script:
        'The charge shows another name because our billing partner handles it. The refund is being processed and takes 7 to 10 working days.',
      triggers: ['Confusion', 'Trust'],
      victimState: 'Unsure. It could be a mistake, so waiting feels fair.',
      exit: 'Call the number on your card today. Say that you didn’t agree to this charge.',
    },
    {
      id: 'small-offer',
      name: 'A small offer instead of the money',
      minutes: 9,
      span: 'weeks',
      layer: 11,
      moves: ['objection', 'stall'],
      script:
        'As a gesture of goodwill we can offer a voucher for half the price. A full refund needs two more weeks, please be patient.',
      triggers: ['Sunk cost', 'Time pressure'],
      victimState: 'Worn out. A part of the money looks better than more calls.',
      exit: 'Don’t wait: the time for a card dispute is running. Ask your card company for its last day.',
    },
    {
      id: 'closed',
      name: 'Case closed',
      minutes: 7,
      span: 'after the dispute limit',
      layer: 13,
      moves: ['exit'],
      script: 'Your case has been closed because the voucher was issued. This number is no longer in use.',
      triggers: ['Shame', 'Confusion'],
      victimState: 'Anger, and the wish to forget it. Giving up is what the delay was made for.',
      exit: 'Report it anyway, and tell your card company how long they held you off. Ask what’s still possible.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'A dispute of a credit card charge has a time limit, counted from the first bill with the charge.',
      source: 'US Federal Trade Commission, consumer advice “Using Credit Cards and Disputing Charges”',
    },
  ],
};
