import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ftc } from '../published-figures.ts';
import { CAFC, FTC, IC3, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Work that costs the worker. */
export const JOB_SCAM: CatalogueCluster = {
  id: 'CLUSTER-006-JOB',
  scamType: 'job_scam',
  name: t`Job Scam`,
  category: 'Financial Fraud',
  description: t`A well-paid job from home turns out to cost money, or to be the work of a money mule. The offer comes unasked, the interview is a chat, and the pay exists only on a screen.`,
  status: 'High',
  globalPresence: [
    t`United States`,
    t`United Kingdom`,
    t`Australia`,
    t`Canada`,
    t`India`,
    t`Singapore`,
    t`Germany`,
  ],
  branches: [
    branch({
      id: 'job-task',
      name: t`Paid Tasks`,
      description: t`You rate products or hotels in an app, and a balance grows. Then a task appears that needs a deposit of your own, and each deposit unlocks a larger one.`,
      riskLevel: 'High',
      frequency: ftc(
        t`About 20,000 people reported a task scam from January to June, four times as many as in all of 2023.`,
        2024,
      ),
      variants: [
        variant({
          id: 'job-task-ratings',
          name: t`Ratings and “optimisation”`,
          description: t`Sets of forty clicks a day are said to improve the ranking of products.`,
          platforms: ['WhatsApp', 'Telegram', t`Text message`],
          fingerprints: [
            t`A recruiter writes unasked and knows nothing about you.`,
            t`A combined task makes the balance negative until you pay in.`,
          ],
        }),
        variant({
          id: 'job-task-likes',
          name: t`Money for likes`,
          description: t`The first small payments for liked videos arrive for real, to lead into a paid group.`,
          platforms: ['Telegram', 'YouTube', 'Instagram'],
          fingerprints: [
            t`Payment is in crypto or from changing private accounts.`,
            t`Better-paid tasks are only for people who “prepay”.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'job-task-boss',
          name: t`Owner of the task platform`,
          description: t`Owns the app, the wallets and the trained staff.`,
          responsibilities: [
            t`Sets which task drives the balance below zero.`,
            t`Collects the deposits in crypto.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Operator', {
          id: 'job-task-trainer',
          name: t`Trainer`,
          description: t`Shows how the tasks work and helps with the first deposit.`,
          responsibilities: [
            t`Builds trust with a small payout.`,
            t`Lends an invented sum to keep the worker going.`,
          ],
          commonAliases: ['Mentor', 'Receptionist', t`Customer service`],
          victimTouchpoints: [t`Writes in the messenger through every set of tasks.`],
        }),
        role('Pawn', {
          id: 'job-task-colleague',
          name: t`Played colleague`,
          description: t`Shows off pay slips in the group.`,
          responsibilities: [t`Posts screenshots of payouts.`],
          commonAliases: [t`Team member`],
          victimTouchpoints: [t`The group chat of workers.`],
        }),
      ],
    }),
    branch({
      id: 'job-hire',
      name: t`False Employer`,
      description: t`A company that looks real hires you after a chat. It wants your identity papers, a payment for equipment, or your account to pass on money and parcels.`,
      riskLevel: 'High',
      variants: [
        variant({
          id: 'job-hire-check',
          name: t`Check for equipment`,
          description: t`A check for your home office is cashed, part of it is sent on to a “supplier”, and then the check bounces.`,
          platforms: [t`E-mail`, t`Job boards`, t`Messenger interviews`],
          fingerprints: [
            t`The check is for more than the purchase.`,
            t`The supplier takes only transfers or gift cards.`,
          ],
        }),
        variant({
          id: 'job-hire-mule',
          name: t`Payment or parcel agent`,
          description: t`Your work is to receive money or parcels at home and to send them on.`,
          platforms: [t`Job boards`, 'LinkedIn', 'Telegram'],
          fingerprints: [
            t`Your private account or address is the tool of the job.`,
            t`The pay is a share of what passes through.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'job-hire-founder',
          name: t`Builder of the company`,
          description: t`Copies a real company with its name, logo and staff pages.`,
          responsibilities: [
            t`Registers a look-alike mail domain.`,
            t`Places the advertisements on job boards.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`The offer and the contract come from here.`],
        }),
        role('Operator', {
          id: 'job-hire-recruiter',
          name: t`Recruiter`,
          description: t`Holds the interview by chat and hires at once.`,
          responsibilities: [
            t`Collects identity papers and bank details.`,
            t`Sends the check or the first parcel.`,
          ],
          commonAliases: [t`HR manager`, t`Hiring manager`, t`Talent scout`],
          victimTouchpoints: [t`Interviews, hires and gives the daily work.`],
        }),
        role('Pawn', {
          id: 'job-hire-worker',
          name: t`Unknowing worker`,
          description: t`A victim who moves money or goods in good faith.`,
          responsibilities: [t`Receives and forwards what comes in.`],
          commonAliases: [t`Finance assistant`, t`Quality inspector`],
          victimTouchpoints: [t`The name on the account to which other victims pay.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`Real work never costs the worker money. When you have to pay in before you are paid, or your private account is the tool, it is not a job.`,
    howItWorks: [
      t`A message offers easy work at good pay, without an application.`,
      t`A chat replaces the interview, and you are hired at once.`,
      t`First small payments or a friendly trainer build trust.`,
      t`You pay a deposit or for equipment, or pass on money for others.`,
      t`The payout never comes, and the contact disappears.`,
    ],
    psychologyUsed: [
      t`Need of money makes the offer come at the right time.`,
      t`A growing balance feels earned, and hard to leave behind.`,
      t`A group of happy colleagues leaves no room for doubt.`,
      t`What is already paid in pulls the next payment after it.`,
    ],
    realSamples: [
      {
        channel: t`Text message`,
        text: t`Hi, this is Lena from the hiring team. We offer remote work, 1 hour a day, $150 to $300. Are you over 22? Reply YES.`,
        sign: t`No company hires strangers by text for such pay, and a reply puts you on a list.`,
      },
      {
        channel: t`App`,
        text: t`You received a lucky combination task! Your balance is -$480. Recharge to finish the set and withdraw $1,960.`,
        sign: t`A balance that is below zero until you pay is the whole trick.`,
      },
    ],
    reconDogTeam: [12, 5, 6, 14, 15],
    hopeMessage: t`You were looking for work, and you did the work. Being cheated of its pay is their doing, and other people are spared by what you report.`,
    preventionTips: [
      t`Apply yourself on the company’s own site, and ask there whether the offer is real.`,
      t`Pay nothing to get work, and send no identity papers before a real interview.`,
      t`Never let money or parcels of others pass through your account or home.`,
      t`Let a check clear for weeks before you spend any of it.`,
    ],
    whatToDoIfTargeted: [
      t`Stop paying in; the balance on the screen does not exist.`,
      t`Call your bank about payments, checks and every transfer that went through your account.`,
      t`If you sent identity papers, ask the credit bureaus for a freeze.`,
      t`If you passed on money or parcels, go to the police yourself and say how you were hired.`,
      t`Keep the chats, the app’s address and the wallet addresses.`,
    ],
    whereToReport: [FTC, IC3, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [ftcAdvice(t`Job Scams`), scamwatch(t`Jobs and employment scams`), IC3_REPORT],
};
