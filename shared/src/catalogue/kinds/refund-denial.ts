import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { CAFC, ECONSUMER, FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Sellers who keep the money and wear people down. */
export const REFUND_DENIAL: CatalogueCluster = {
  id: 'CLUSTER-005-REF',
  scamType: 'refund_denial',
  name: t`Refund Denial`,
  category: 'Financial Fraud',
  description: t`Shops and subscriptions take money for something that never comes, is worthless or was never ordered. They then delay and refuse the refund until the time limit of the card has passed.`,
  status: 'Medium',
  globalPresence: [
    t`United States`,
    t`United Kingdom`,
    t`Canada`,
    t`Australia`,
    t`Germany`,
    t`France`,
    t`Netherlands`,
  ],
  branches: [
    branch({
      id: 'ref-shop',
      name: t`False Shop`,
      description: t`A shop with large discounts copies the pictures of a real one. Nothing comes, or a cheap thing comes so that a tracking number shows a delivery.`,
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'ref-shop-closing',
          name: t`Closing-down sale`,
          description: t`A small family shop is said to close for ever and sells everything for a fraction.`,
          platforms: [t`Facebook advertisements`, 'Instagram', t`Websites`],
          fingerprints: [
            t`The shop’s site is only weeks old, and the founders’ picture is made by a computer.`,
            t`Returns are possible only to an address abroad at your own cost.`,
          ],
        }),
        variant({
          id: 'ref-shop-tracking',
          name: t`Delivery to somebody else`,
          description: t`A tracking number shows a delivery in your town, but to another address.`,
          platforms: [t`Websites`, t`Payment services`],
          fingerprints: [
            t`The carrier confirms another house number or a much lighter parcel.`,
            t`The shop answers every complaint with the tracking number.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'ref-shop-owner',
          name: t`Owner of the shop network`,
          description: t`Opens hundreds of shops from one template.`,
          responsibilities: [
            t`Registers companies and payment accounts.`,
            t`Moves on before complaints pile up.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Manager', {
          id: 'ref-shop-marketer',
          name: t`Advertiser`,
          description: t`Copies pictures and places the advertisements.`,
          responsibilities: [t`Steals pictures and texts of real makers.`, t`Writes the invented reviews.`],
          commonAliases: [],
          victimTouchpoints: [t`The advertisement and the reviews come from here.`],
        }),
        role('Operator', {
          id: 'ref-shop-support',
          name: t`Customer service`,
          description: t`Answers kindly and grants nothing.`,
          responsibilities: [
            t`Offers a small part of the price again and again.`,
            t`Plays for time until the dispute limit.`,
          ],
          commonAliases: [t`Customer happiness team`, 'Support'],
          victimTouchpoints: [t`Every answer to a complaint.`],
        }),
      ],
    }),
    branch({
      id: 'ref-subscription',
      name: t`Hidden Subscription`,
      description: t`A free trial or a cheap sample turns into a monthly charge that was hidden in the small print. Cancelling leads in circles.`,
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'ref-subscription-trial',
          name: t`Trial for postage only`,
          description: t`You pay a small postage for a sample, and the full price follows two weeks later, every month.`,
          platforms: [t`Advertisements on social media`, t`False quizzes`],
          fingerprints: [
            t`The card statement names another company than the one you bought from.`,
            t`Terms appear only below a link or after the payment.`,
          ],
        }),
        variant({
          id: 'ref-subscription-circle',
          name: t`Cancelling in circles`,
          description: t`Forms, calls and chats send you from one place to the next until another month is charged.`,
          platforms: [t`Websites`, t`Phone`, t`E-mail`],
          fingerprints: [
            t`A cancellation number is promised and never comes.`,
            t`You are offered half the price instead of an end.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'ref-subscription-billing',
          name: t`Keeper of the payment accounts`,
          description: t`Spreads the charges over many companies so that none is noticed.`,
          responsibilities: [
            t`Opens payment accounts in the names of others.`,
            t`Keeps the share of disputes low.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`The strange name on the card statement.`],
        }),
        role('Operator', {
          id: 'ref-subscription-agent',
          name: t`Retention agent`,
          description: t`Is paid for each customer who does not cancel.`,
          responsibilities: [t`Talks callers out of a cancellation.`, t`Threatens with debt collection.`],
          commonAliases: [t`Loyalty team`, t`Billing support`],
          victimTouchpoints: [t`Answers when you call to cancel.`],
        }),
        role('Pawn', {
          id: 'ref-subscription-nominee',
          name: t`Nominee`,
          description: t`Signs as director of a company for a small sum.`,
          responsibilities: [t`Lends a name and an identity paper.`],
          commonAliases: [t`Managing director`],
          victimTouchpoints: [t`The name in the imprint.`],
        }),
      ],
    }),
    branch({
      id: 'ref-travel',
      name: t`Booking and Ticket Refund`,
      description: t`A false booking page or help line takes payment for travel or tickets, and then charges again for a refund that never arrives.`,
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'ref-travel-helpline',
          name: t`False airline help line`,
          description: t`A number found in a search takes a fee to change or refund a real booking.`,
          platforms: [t`Search advertisements`, t`Social media replies`, t`Phone`],
          fingerprints: [
            t`The number is not on the airline’s own site.`,
            t`The fee is charged by a company with another name.`,
          ],
        }),
        variant({
          id: 'ref-travel-voucher',
          name: t`Endless voucher`,
          description: t`Instead of money you get a voucher, and the seller is gone before you can use it.`,
          platforms: [t`Ticket resale pages`, t`E-mail`],
          fingerprints: [
            t`A refund is promised only as credit with the same seller.`,
            t`The seller’s terms changed after your purchase.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Manager', {
          id: 'ref-travel-desk',
          name: t`Head of the booking desk`,
          description: t`Buys search advertisements that look like an airline’s.`,
          responsibilities: [t`Rents numbers and advertisements.`, t`Sets the fees for each call.`],
          commonAliases: [t`Reservations manager`],
          victimTouchpoints: [t`The advertisement above the real result.`],
        }),
        role('Operator', {
          id: 'ref-travel-agent',
          name: t`Booking agent`,
          description: t`Takes your card details to “look into” the booking.`,
          responsibilities: [t`Charges a change fee.`, t`Promises the refund for next week.`],
          commonAliases: [t`Reservations desk`],
          victimTouchpoints: [t`Answers the help line.`],
        }),
        role('Pawn', {
          id: 'ref-travel-shell',
          name: t`Holder of the payment account`,
          description: t`Lends a company whose name appears on the statement.`,
          responsibilities: [t`Takes card payments for others.`],
          commonAliases: [t`Travel services`],
          victimTouchpoints: [t`The name on the card statement.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`These sellers live from people giving up. Patience with them costs money: the time in which your card company can get it back runs on, whatever they promise.`,
    howItWorks: [
      t`An advertisement shows something good, cheap and soon gone.`,
      t`You pay, and get nothing, something worthless or a contract.`,
      t`Complaints are answered with delays and small offers.`,
      t`The time in which your card company could help runs out.`,
      t`The shop closes and opens again under another name.`,
    ],
    psychologyUsed: [
      t`A countdown hurries the purchase.`,
      t`Friendly delays keep hope alive past the time limit.`,
      t`Small offers make giving in look sensible.`,
      t`The sum is small enough that many give up out of weariness.`,
    ],
    realSamples: [
      {
        channel: t`E-mail`,
        text: t`Dear customer, a return costs more than the item. We can kindly offer you 15% so that you keep it. Do you agree?`,
        sign: t`The percentage rises with each complaint, and the full price is never offered.`,
      },
      {
        channel: t`Advertisement`,
        text: t`After 31 years we close our doors with tears. Everything 80% off, today only: https://grandmas-atelier.example`,
        sign: t`The site is weeks old, and the same story stands in many shops.`,
      },
    ],
    reconDogTeam: [6, 2, 4, 20, 1],
    hopeMessage: t`You paid in good faith, and you have more rights than they tell you. Your card company can help even where the shop refuses.`,
    preventionTips: [
      t`Search for the shop’s name together with the words scam and complaint before you buy.`,
      t`Pay by credit card or a service with buyer protection, and never by bank transfer.`,
      t`Look for an address and an owner, and check that both exist.`,
      t`Write down the day on which a trial ends before you start it.`,
    ],
    whatToDoIfTargeted: [
      t`Call your card company or payment service and ask for a dispute now; do not wait for the shop.`,
      t`Cancel a subscription in writing, and have the card blocked for this company.`,
      t`Keep the order, the advertisement, the terms and every answer as pictures.`,
      t`If a parcel was delivered elsewhere, ask the carrier for a written confirmation.`,
      t`Report the shop, so that its advertisements and payment account can be closed.`,
    ],
    whereToReport: [FTC, IC3, ECONSUMER, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice(t`Online Shopping`),
    ftcAdvice(t`Using Credit Cards and Disputing Charges`),
    scamwatch(t`Types of scams`),
  ],
};
