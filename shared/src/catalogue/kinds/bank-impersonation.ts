import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { CAFC, FTC, IC3, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { FRAUD_REPORT_UK, ftcAdvice, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** The bank’s own fraud department, played by thieves. */
export const BANK_IMPERSONATION: CatalogueCluster = {
  id: 'CLUSTER-009-BNK',
  scamType: 'other',
  name: t`Bank Impersonation`,
  category: 'Authority Impersonation',
  description: t`A caller from the “fraud department” of your bank warns of a theft that is going on right now. To stop it you are asked for codes, or to move your money to a safe account, which is theirs.`,
  status: 'Critical',
  globalPresence: [
    t`United Kingdom`,
    t`United States`,
    t`Canada`,
    t`Australia`,
    t`Netherlands`,
    t`Germany`,
    t`Singapore`,
  ],
  branches: [
    branch({
      id: 'bnk-safe-account',
      name: t`Safe Account`,
      description: t`You are told that somebody inside the bank is stealing, and that your savings must go to a new account in your name until it is solved.`,
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'bnk-safe-account-call',
          name: t`Call from the bank’s number`,
          description: t`The phone shows the real number of the bank, because any number can be shown.`,
          platforms: [t`Phone`, t`Text message in the bank’s own thread`],
          fingerprints: [
            t`You are asked to move money yourself in order to protect it.`,
            t`You must not speak with the staff of your branch.`,
          ],
        }),
        variant({
          id: 'bnk-safe-account-courier',
          name: t`Card collected at home`,
          description: t`A messenger fetches your cut card “for examination”; the chip is left whole.`,
          platforms: [t`Phone`, t`Courier at the door`],
          fingerprints: [
            t`You are to type your PIN into the phone.`,
            t`You are told to cut the card beside the chip.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'bnk-safe-account-boss',
          name: t`Head of the ring`,
          description: t`Buys stolen customer details and runs several callers.`,
          responsibilities: [t`Provides lines that show any number.`, t`Organises the receiving accounts.`],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Operator', {
          id: 'bnk-safe-account-caller',
          name: t`Fraud officer`,
          description: t`Speaks calmly, knows your address and asks “security questions”.`,
          responsibilities: [
            t`Gets codes and approvals on the phone.`,
            t`Gives the words for questions of the bank.`,
          ],
          commonAliases: [t`Fraud department`, t`Security team`, t`Senior officer`],
          victimTouchpoints: [t`Makes the call and stays on the line.`],
        }),
        role('Pawn', {
          id: 'bnk-safe-account-mule',
          name: t`Account holder`,
          description: t`Lends the “safe account”.`,
          responsibilities: [t`Forwards the money within minutes.`],
          commonAliases: [t`Your new account`],
          victimTouchpoints: [t`The account to which the savings go.`],
        }),
      ],
    }),
    branch({
      id: 'bnk-phishing',
      name: t`Link and Code`,
      description: t`A message about a blocked card or a new device leads to a copy of the bank’s page. What you type there is used at the same moment in the real one.`,
      riskLevel: 'High',
      frequency: ic3(
        t`Over 193,000 of 859,532 complaints (22%) were about phishing and spoofing of every kind.`,
      ),
      variants: [
        variant({
          id: 'bnk-phishing-text',
          name: t`Text message with a link`,
          description: t`A payment that you did not make is announced, and a link is given to stop it.`,
          platforms: [t`Text message`, t`E-mail`],
          fingerprints: [
            t`The link’s name is not the bank’s, but looks like it.`,
            t`After the password the page asks for codes, one after the other.`,
          ],
        }),
        variant({
          id: 'bnk-phishing-reply',
          name: t`Did you make this payment?`,
          description: t`You answer NO to a text message, and a minute later the “bank” calls.`,
          platforms: [t`Text message`, t`Phone`, t`Payment apps`],
          fingerprints: [
            t`The call follows right after your answer.`,
            t`You are asked to send the money to yourself through a payment app.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'bnk-phishing-kit',
          name: t`Maker of the copies`,
          description: t`Rents out copies of bank pages with a live view.`,
          responsibilities: [
            t`Copies the login pages of banks.`,
            t`Registers addresses that look like the real ones.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`The page behind the link is the work of this part.`],
        }),
        role('Operator', {
          id: 'bnk-phishing-live',
          name: t`Live operator`,
          description: t`Types your details into the real bank while you wait.`,
          responsibilities: [
            t`Asks for the next code through the page.`,
            t`Registers a new device or payee.`,
          ],
          commonAliases: [t`Verification in progress`],
          victimTouchpoints: [t`The waiting page after each entry.`],
        }),
        role('Pawn', {
          id: 'bnk-phishing-mule',
          name: t`Account holder`,
          description: t`Receives the transfers and withdraws them.`,
          responsibilities: [t`Stands at the cash machine minutes later.`],
          commonAliases: [t`New payee`],
          victimTouchpoints: [t`The payee on your statement.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`Your bank never needs your codes, and never asks you to move money in order to save it. The number on the display proves nothing.`,
    howItWorks: [
      t`A message or call warns of a theft in progress.`,
      t`Some details about you are right, because they were stolen elsewhere.`,
      t`You are asked to confirm, with a code, a PIN or an approval in the app.`,
      t`Or you move the money yourself to a “safe” account.`,
      t`The money is spread over many accounts within minutes.`,
    ],
    psychologyUsed: [
      t`The alarm comes from those who should protect you.`,
      t`Right details seem to prove who is calling.`,
      t`Being on the phone all the time leaves no second thought.`,
      t`A culprit inside the bank explains why you must be silent.`,
    ],
    realSamples: [
      {
        channel: t`Text message`,
        text: t`Payment of $948.00 to J. MARLOW pending. Not you? Cancel now: https://secure-cancel.example`,
        sign: t`Banks do not send links to cancel payments; the app shows what is pending.`,
      },
      {
        channel: t`Phone`,
        text: t`For your safety I have opened a protected account for you. Please stay on the line while you transfer the balance.`,
        sign: t`A bank can block an account itself and never needs you to empty it.`,
      },
    ],
    reconDogTeam: [13, 6, 17, 8, 19],
    hopeMessage: t`They sounded like the people you should trust, and they practised for it. Call your bank now; banks hear this every day and will not judge you.`,
    preventionTips: [
      t`Hang up and call the number on your card; in the United Kingdom the number 159 leads to most banks.`,
      t`Give nobody a code, a PIN or an approval, whoever asks.`,
      t`Open your bank only in its app or by an address you typed yourself.`,
      t`Wait five minutes and use another phone when a call was about your money.`,
    ],
    whatToDoIfTargeted: [
      t`Call your bank on the number on your card, and ask it to block accounts, cards and online banking.`,
      t`Ask it to recall the transfer and to write down the time of your call.`,
      t`Change your passwords on another device, beginning with the mail account.`,
      t`Keep the messages, numbers and the names of the payees.`,
      t`Report it; in some countries a report is needed before the bank refunds you.`,
    ],
    whereToReport: [FTC, IC3, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    FRAUD_REPORT_UK,
    ftcAdvice(t`How To Recognize and Avoid Phishing Scams`),
    scamwatch(t`Impersonation scams`),
  ],
};
