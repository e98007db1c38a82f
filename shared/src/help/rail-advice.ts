import { t } from '@fap/shared/kernel/words.ts';
import type { Rail, RailAdvice, RecoveryLimit, RuleSource } from './rails.ts';

const KILL_CHAIN: RuleSource = {
  name: t`FBI IC3, Financial Fraud Kill Chain`,
  url: 'https://www.ic3.gov/',
};
const REGULATION_E: RuleSource = {
  name: t`US Regulation E, 12 CFR 1005.6`,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1005/6/',
};
const WIRE_LAW: RuleSource = {
  name: t`US Uniform Commercial Code, section 4A-211`,
  url: 'https://www.law.cornell.edu/ucc/4A/4A-211',
};
const FTC: RuleSource = {
  name: t`US Federal Trade Commission, “What To Do if You Were Scammed”`,
  url: 'https://consumer.ftc.gov/articles/what-do-if-you-were-scammed',
};
const FTC_GIFT_CARDS: RuleSource = {
  name: t`US Federal Trade Commission, “Avoiding and Reporting Gift Card Scams”`,
  url: 'https://consumer.ftc.gov/articles/avoiding-and-reporting-gift-card-scams',
};
const IC3: RuleSource = { name: t`FBI Internet Crime Complaint Center (IC3)`, url: 'https://www.ic3.gov/' };

/** The two limits of Regulation E. We count from the payment, the earliest day either can start. */
const REPORT_LOST_ACCESS: RecoveryLimit = {
  kind: 'business-days',
  days: 2,
  source: REGULATION_E,
  says: t`For payments you did not authorise. Report within 2 business days of noticing that a card or login was lost or stolen, and your share is at most US$ 50 in most cases.`,
};
const REPORT_STATEMENT: RecoveryLimit = {
  kind: 'days',
  days: 60,
  source: REGULATION_E,
  says: t`For payments you did not authorise. Report within 60 days after the bank sent the statement that shows the payment. Later payments may otherwise be your loss.`,
};

/** What to do for each way of paying. The rules are those of the United States, as named; other countries have their own. */
export const RAIL_ADVICE: Readonly<Record<Rail, RailAdvice>> = {
  wire_international: {
    call: t`Your bank’s fraud department`,
    steps: [
      t`Call your bank’s fraud department, on the number on your card or statement.`,
      t`Say: “This was fraud. Please send a SWIFT recall now, and contact the bank that received it.”`,
      t`In the US, file a report at ic3.gov at once. The FBI works from these reports.`,
      t`Write down the time of the payment, the amount, and the account and bank that received it.`,
    ],
    limits: [
      {
        kind: 'hours',
        hours: 72,
        fromUsd: 50_000,
        source: KILL_CHAIN,
        says: t`For transfers of US$ 50,000 or more from the US to a bank abroad, with a SWIFT recall sent by your bank. The FBI can then ask partners abroad to freeze the money. It does not always work.`,
      },
      {
        kind: 'at-once',
        pace: 'hours',
        source: WIRE_LAW,
        says: t`For any amount: a recall works only while the money is still in the account that received it, and that bank must agree.`,
      },
    ],
  },
  wire_domestic: {
    call: t`Your bank’s fraud department`,
    steps: [
      t`Call your bank’s fraud department, on the number on your card or statement.`,
      t`Say: “This was fraud. Please recall the transfer and warn the bank that received it.”`,
      t`In the UK you can dial 159 to reach your bank. In the US, also file a report at ic3.gov.`,
      t`Write down the time of the payment, the amount, and the account that received it.`,
    ],
    limits: [
      {
        kind: 'same-day',
        source: WIRE_LAW,
        says: t`Call on the day of the payment. Once the other bank has accepted it, a recall needs that bank’s agreement.`,
      },
    ],
  },
  card: {
    call: t`The number on the back of your card`,
    steps: [
      t`Call the number on the back of your card. Ask them to block the card.`,
      t`Say which payments were fraud, and ask to dispute them (a “chargeback”).`,
      t`Check whether the card is saved in a phone or shop that they can still use.`,
      t`Change the password of the account you paid from.`,
    ],
    limits: [REPORT_LOST_ACCESS, REPORT_STATEMENT],
  },
  bank_debit: {
    call: t`Your bank`,
    steps: [
      t`Call your bank. Ask them to stop the debit and to refuse further ones from this company.`,
      t`Say which debits you did not authorise, and ask them to open a dispute.`,
      t`Ask whether you need a new account number.`,
    ],
    limits: [REPORT_LOST_ACCESS, REPORT_STATEMENT],
  },
  crypto: {
    call: t`The exchange you bought or sent from`,
    steps: [
      t`Contact the exchange or app you used. Give them the transaction hash and the address you sent to.`,
      t`Ask them to flag the address and to alert the exchange where the coins arrive.`,
      t`Report it to the police; in the US at ic3.gov, with the same hash.`,
      t`Someone who offers to get coins back for a fee is a second scam.`,
    ],
    limits: [
      {
        kind: 'at-once',
        pace: 'hours',
        source: IC3,
        says: t`A transfer cannot be undone. An exchange can sometimes freeze coins that reach it, if it hears within hours.`,
      },
    ],
  },
  gift_card: {
    call: t`The company that issued the card`,
    steps: [
      t`Call the company that issued the card, now. The number is on the card or its website.`,
      t`Say: “This card was used in a scam. Please freeze what is left on it.”`,
      t`Keep the card and the receipt. Have the card number ready.`,
      t`Tell the shop where you bought it.`,
    ],
    limits: [
      {
        kind: 'at-once',
        pace: 'minutes',
        source: FTC_GIFT_CARDS,
        says: t`Scammers empty cards within minutes. Some issuers freeze what is left, or refund it. Ask even if it is late.`,
      },
    ],
  },
  payment_app: {
    call: t`The app’s support, then your bank`,
    steps: [
      t`Open the app. If the payment is still pending, cancel it.`,
      t`Report it as fraud in the app, then call the bank or card behind it.`,
      t`Change the app’s password, and sign out all other devices.`,
    ],
    limits: [
      {
        kind: 'at-once',
        pace: 'minutes',
        source: FTC,
        says: t`A pending payment can be cancelled. For one that has arrived, the app or bank decides.`,
      },
      REPORT_LOST_ACCESS,
      REPORT_STATEMENT,
    ],
  },
  cash: {
    call: t`The delivery company, or the police`,
    steps: [
      t`Sent by mail or parcel? Call the delivery company and ask them to stop it. Have the tracking number ready.`,
      t`In the US, for mail: the Postal Inspection Service, 1-877-876-2455.`,
      t`Is somebody coming to collect money? Do not open the door. Call the emergency number.`,
      t`Already handed over? Call the police. Write down what the person and the car looked like.`,
    ],
    limits: [
      {
        kind: 'at-once',
        pace: 'hours',
        source: FTC,
        says: t`A parcel can sometimes be stopped until it is delivered.`,
      },
    ],
  },
};
