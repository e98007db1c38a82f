import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { CAFC, ECONSUMER, FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Sellers who keep the money and wear people down. */
export const REFUND_DENIAL: CatalogueCluster = {
  id: 'CLUSTER-005-REF',
  scamType: 'refund_denial',
  name: 'Refund Denial',
  category: 'Financial Fraud',
  description:
    'Shops and subscriptions take money for something that never comes, is worthless or was never ordered. They then delay and refuse the refund until the time limit of the card has passed.',
  status: 'Medium',
  globalPresence: [
    'United States',
    'United Kingdom',
    'Canada',
    'Australia',
    'Germany',
    'France',
    'Netherlands',
  ],
  branches: [
    branch({
      id: 'ref-shop',
      name: 'False Shop',
      description:
        'A shop with large discounts copies the pictures of a real one. Nothing comes, or a cheap thing comes so that a tracking number shows a delivery.',
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'ref-shop-closing',
          name: 'Closing-down sale',
          description: 'A small family shop is said to close for ever and sells everything for a fraction.',
          platforms: ['Facebook advertisements', 'Instagram', 'Websites'],
          fingerprints: [
            'The shop’s site is only weeks old, and the founders’ picture is made by a computer.',
            'Returns are possible only to an address abroad at your own cost.',
          ],
        }),
        variant({
          id: 'ref-shop-tracking',
          name: 'Delivery to somebody else',
          description: 'A tracking number shows a delivery in your town, but to another address.',
          platforms: ['Websites', 'Payment services'],
          fingerprints: [
            'The carrier confirms another house number or a much lighter parcel.',
            'The shop answers every complaint with the tracking number.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'ref-shop-owner',
          name: 'Owner of the shop network',
          description: 'Opens hundreds of shops from one template.',
          responsibilities: [
            'Registers companies and payment accounts.',
            'Moves on before complaints pile up.',
          ],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Manager', {
          id: 'ref-shop-marketer',
          name: 'Advertiser',
          description: 'Copies pictures and places the advertisements.',
          responsibilities: ['Steals pictures and texts of real makers.', 'Writes the invented reviews.'],
          commonAliases: [],
          victimTouchpoints: ['The advertisement and the reviews come from here.'],
        }),
        role('Operator', {
          id: 'ref-shop-support',
          name: 'Customer service',
          description: 'Answers kindly and grants nothing.',
          responsibilities: [
            'Offers a small part of the price again and again.',
            'Plays for time until the dispute limit.',
          ],
          commonAliases: ['Customer happiness team', 'Support'],
          victimTouchpoints: ['Every answer to a complaint.'],
        }),
      ],
    }),
    branch({
      id: 'ref-subscription',
      name: 'Hidden Subscription',
      description:
        'A free trial or a cheap sample turns into a monthly charge that was hidden in the small print. Cancelling leads in circles.',
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'ref-subscription-trial',
          name: 'Trial for postage only',
          description:
            'You pay a small postage for a sample, and the full price follows two weeks later, every month.',
          platforms: ['Advertisements on social media', 'False quizzes'],
          fingerprints: [
            'The card statement names another company than the one you bought from.',
            'Terms appear only below a link or after the payment.',
          ],
        }),
        variant({
          id: 'ref-subscription-circle',
          name: 'Cancelling in circles',
          description:
            'Forms, calls and chats send you from one place to the next until another month is charged.',
          platforms: ['Websites', 'Phone', 'E-mail'],
          fingerprints: [
            'A cancellation number is promised and never comes.',
            'You are offered half the price instead of an end.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'ref-subscription-billing',
          name: 'Keeper of the payment accounts',
          description: 'Spreads the charges over many companies so that none is noticed.',
          responsibilities: [
            'Opens payment accounts in the names of others.',
            'Keeps the share of disputes low.',
          ],
          commonAliases: [],
          victimTouchpoints: ['The strange name on the card statement.'],
        }),
        role('Operator', {
          id: 'ref-subscription-agent',
          name: 'Retention agent',
          description: 'Is paid for each customer who does not cancel.',
          responsibilities: ['Talks callers out of a cancellation.', 'Threatens with debt collection.'],
          commonAliases: ['Loyalty team', 'Billing support'],
          victimTouchpoints: ['Answers when you call to cancel.'],
        }),
        role('Pawn', {
          id: 'ref-subscription-nominee',
          name: 'Nominee',
          description: 'Signs as director of a company for a small sum.',
          responsibilities: ['Lends a name and an identity paper.'],
          commonAliases: ['Managing director'],
          victimTouchpoints: ['The name in the imprint.'],
        }),
      ],
    }),
    branch({
      id: 'ref-travel',
      name: 'Booking and Ticket Refund',
      description:
        'A false booking page or help line takes payment for travel or tickets, and then charges again for a refund that never arrives.',
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'ref-travel-helpline',
          name: 'False airline help line',
          description: 'A number found in a search takes a fee to change or refund a real booking.',
          platforms: ['Search advertisements', 'Social media replies', 'Phone'],
          fingerprints: [
            'The number is not on the airline’s own site.',
            'The fee is charged by a company with another name.',
          ],
        }),
        variant({
          id: 'ref-travel-voucher',
          name: 'Endless voucher',
          description: 'Instead of money you get a voucher, and the seller is gone before you can use it.',
          platforms: ['Ticket resale pages', 'E-mail'],
          fingerprints: [
            'A refund is promised only as credit with the same seller.',
            'The seller’s terms changed after your purchase.',
          ],
        }),
      ],
      scammerRoles: [
        role('Manager', {
          id: 'ref-travel-desk',
          name: 'Head of the booking desk',
          description: 'Buys search advertisements that look like an airline’s.',
          responsibilities: ['Rents numbers and advertisements.', 'Sets the fees for each call.'],
          commonAliases: ['Reservations manager'],
          victimTouchpoints: ['The advertisement above the real result.'],
        }),
        role('Operator', {
          id: 'ref-travel-agent',
          name: 'Booking agent',
          description: 'Takes your card details to “look into” the booking.',
          responsibilities: ['Charges a change fee.', 'Promises the refund for next week.'],
          commonAliases: ['Reservations desk'],
          victimTouchpoints: ['Answers the help line.'],
        }),
        role('Pawn', {
          id: 'ref-travel-shell',
          name: 'Holder of the payment account',
          description: 'Lends a company whose name appears on the statement.',
          responsibilities: ['Takes card payments for others.'],
          commonAliases: ['Travel services'],
          victimTouchpoints: ['The name on the card statement.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'These sellers live from people giving up. Patience with them costs money: the time in which your card company can get it back runs on, whatever they promise.',
    howItWorks: [
      'An advertisement shows something good, cheap and soon gone.',
      'You pay, and get nothing, something worthless or a contract.',
      'Complaints are answered with delays and small offers.',
      'The time in which your card company could help runs out.',
      'The shop closes and opens again under another name.',
    ],
    psychologyUsed: [
      'A countdown hurries the purchase.',
      'Friendly delays keep hope alive past the time limit.',
      'Small offers make giving in look sensible.',
      'The sum is small enough that many give up out of weariness.',
    ],
    realSamples: [
      {
        channel: 'E-mail',
        text: 'Dear customer, a return costs more than the item. We can kindly offer you 15% so that you keep it. Do you agree?',
        sign: 'The percentage rises with each complaint, and the full price is never offered.',
      },
      {
        channel: 'Advertisement',
        text: 'After 31 years we close our doors with tears. Everything 80% off, today only: https://grandmas-atelier.example',
        sign: 'The site is weeks old, and the same story stands in many shops.',
      },
    ],
    reconDogTeam: [6, 2, 4, 20, 1],
    hopeMessage:
      'You paid in good faith, and you have more rights than they tell you. Your card company can help even where the shop refuses.',
    preventionTips: [
      'Search for the shop’s name together with the words scam and complaint before you buy.',
      'Pay by credit card or a service with buyer protection, and never by bank transfer.',
      'Look for an address and an owner, and check that both exist.',
      'Write down the day on which a trial ends before you start it.',
    ],
    whatToDoIfTargeted: [
      'Call your card company or payment service and ask for a dispute now; do not wait for the shop.',
      'Cancel a subscription in writing, and have the card blocked for this company.',
      'Keep the order, the advertisement, the terms and every answer as pictures.',
      'If a parcel was delivered elsewhere, ask the carrier for a written confirmation.',
      'Report the shop, so that its advertisements and payment account can be closed.',
    ],
    whereToReport: [FTC, IC3, ECONSUMER, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice('Online Shopping'),
    ftcAdvice('Using Credit Cards and Disputing Charges'),
    scamwatch('Types of scams'),
  ],
};
