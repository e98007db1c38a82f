import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { CAFC, FTC, IC3, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { FRAUD_REPORT_UK, ftcAdvice, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** The bank’s own fraud department, played by thieves. */
export const BANK_IMPERSONATION: CatalogueCluster = {
  id: 'CLUSTER-009-BNK',
  scamType: 'other',
  name: 'Bank Impersonation',
  category: 'Authority Impersonation',
  description:
    'A caller from the “fraud department” of your bank warns of a theft that is going on right now. To stop it you are asked for codes, or to move your money to a safe account, which is theirs.',
  status: 'Critical',
  globalPresence: [
    'United Kingdom',
    'United States',
    'Canada',
    'Australia',
    'Netherlands',
    'Germany',
    'Singapore',
  ],
  branches: [
    branch({
      id: 'bnk-safe-account',
      name: 'Safe Account',
      description:
        'You are told that somebody inside the bank is stealing, and that your savings must go to a new account in your name until it is solved.',
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'bnk-safe-account-call',
          name: 'Call from the bank’s number',
          description: 'The phone shows the real number of the bank, because any number can be shown.',
          platforms: ['Phone', 'Text message in the bank’s own thread'],
          fingerprints: [
            'You are asked to move money yourself in order to protect it.',
            'You must not speak with the staff of your branch.',
          ],
        }),
        variant({
          id: 'bnk-safe-account-courier',
          name: 'Card collected at home',
          description: 'A messenger fetches your cut card “for examination”; the chip is left whole.',
          platforms: ['Phone', 'Courier at the door'],
          fingerprints: [
            'You are to type your PIN into the phone.',
            'You are told to cut the card beside the chip.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'bnk-safe-account-boss',
          name: 'Head of the ring',
          description: 'Buys stolen customer details and runs several callers.',
          responsibilities: ['Provides lines that show any number.', 'Organises the receiving accounts.'],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Operator', {
          id: 'bnk-safe-account-caller',
          name: 'Fraud officer',
          description: 'Speaks calmly, knows your address and asks “security questions”.',
          responsibilities: [
            'Gets codes and approvals on the phone.',
            'Gives the words for questions of the bank.',
          ],
          commonAliases: ['Fraud department', 'Security team', 'Senior officer'],
          victimTouchpoints: ['Makes the call and stays on the line.'],
        }),
        role('Pawn', {
          id: 'bnk-safe-account-mule',
          name: 'Account holder',
          description: 'Lends the “safe account”.',
          responsibilities: ['Forwards the money within minutes.'],
          commonAliases: ['Your new account'],
          victimTouchpoints: ['The account to which the savings go.'],
        }),
      ],
    }),
    branch({
      id: 'bnk-phishing',
      name: 'Link and Code',
      description:
        'A message about a blocked card or a new device leads to a copy of the bank’s page. What you type there is used at the same moment in the real one.',
      riskLevel: 'High',
      frequency: ic3(
        'Over 193,000 of 859,532 complaints (22%) were about phishing and spoofing of every kind.',
      ),
      variants: [
        variant({
          id: 'bnk-phishing-text',
          name: 'Text message with a link',
          description: 'A payment that you did not make is announced, and a link is given to stop it.',
          platforms: ['Text message', 'E-mail'],
          fingerprints: [
            'The link’s name is not the bank’s, but looks like it.',
            'After the password the page asks for codes, one after the other.',
          ],
        }),
        variant({
          id: 'bnk-phishing-reply',
          name: 'Did you make this payment?',
          description: 'You answer NO to a text message, and a minute later the “bank” calls.',
          platforms: ['Text message', 'Phone', 'Payment apps'],
          fingerprints: [
            'The call follows right after your answer.',
            'You are asked to send the money to yourself through a payment app.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'bnk-phishing-kit',
          name: 'Maker of the copies',
          description: 'Rents out copies of bank pages with a live view.',
          responsibilities: [
            'Copies the login pages of banks.',
            'Registers addresses that look like the real ones.',
          ],
          commonAliases: [],
          victimTouchpoints: ['The page behind the link is the work of this part.'],
        }),
        role('Operator', {
          id: 'bnk-phishing-live',
          name: 'Live operator',
          description: 'Types your details into the real bank while you wait.',
          responsibilities: ['Asks for the next code through the page.', 'Registers a new device or payee.'],
          commonAliases: ['Verification in progress'],
          victimTouchpoints: ['The waiting page after each entry.'],
        }),
        role('Pawn', {
          id: 'bnk-phishing-mule',
          name: 'Account holder',
          description: 'Receives the transfers and withdraws them.',
          responsibilities: ['Stands at the cash machine minutes later.'],
          commonAliases: ['New payee'],
          victimTouchpoints: ['The payee on your statement.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'Your bank never needs your codes, and never asks you to move money in order to save it. The number on the display proves nothing.',
    howItWorks: [
      'A message or call warns of a theft in progress.',
      'Some details about you are right, because they were stolen elsewhere.',
      'You are asked to confirm, with a code, a PIN or an approval in the app.',
      'Or you move the money yourself to a “safe” account.',
      'The money is spread over many accounts within minutes.',
    ],
    psychologyUsed: [
      'The alarm comes from those who should protect you.',
      'Right details seem to prove who is calling.',
      'Being on the phone all the time leaves no second thought.',
      'A culprit inside the bank explains why you must be silent.',
    ],
    realSamples: [
      {
        channel: 'Text message',
        text: 'Payment of $948.00 to J. MARLOW pending. Not you? Cancel now: https://secure-cancel.example',
        sign: 'Banks do not send links to cancel payments; the app shows what is pending.',
      },
      {
        channel: 'Phone',
        text: 'For your safety I have opened a protected account for you. Please stay on the line while you transfer the balance.',
        sign: 'A bank can block an account itself and never needs you to empty it.',
      },
    ],
    reconDogTeam: [13, 6, 17, 8, 19],
    hopeMessage:
      'They sounded like the people you should trust, and they practised for it. Call your bank now; banks hear this every day and will not judge you.',
    preventionTips: [
      'Hang up and call the number on your card; in the United Kingdom the number 159 leads to most banks.',
      'Give nobody a code, a PIN or an approval, whoever asks.',
      'Open your bank only in its app or by an address you typed yourself.',
      'Wait five minutes and use another phone when a call was about your money.',
    ],
    whatToDoIfTargeted: [
      'Call your bank on the number on your card, and ask it to block accounts, cards and online banking.',
      'Ask it to recall the transfer and to write down the time of your call.',
      'Change your passwords on another device, beginning with the mail account.',
      'Keep the messages, numbers and the names of the payees.',
      'Report it; in some countries a report is needed before the bank refunds you.',
    ],
    whereToReport: [FTC, IC3, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    FRAUD_REPORT_UK,
    ftcAdvice('How To Recognize and Avoid Phishing Scams'),
    scamwatch('Impersonation scams'),
  ],
};
