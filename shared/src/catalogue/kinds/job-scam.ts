import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ftc } from '../published-figures.ts';
import { CAFC, FTC, IC3, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Work that costs the worker. */
export const JOB_SCAM: CatalogueCluster = {
  id: 'CLUSTER-006-JOB',
  scamType: 'job_scam',
  name: 'Job Scam',
  category: 'Financial Fraud',
  description:
    'A well-paid job from home turns out to cost money, or to be the work of a money mule. The offer comes unasked, the interview is a chat, and the pay exists only on a screen.',
  status: 'High',
  globalPresence: ['United States', 'United Kingdom', 'Australia', 'Canada', 'India', 'Singapore', 'Germany'],
  branches: [
    branch({
      id: 'job-task',
      name: 'Paid Tasks',
      description:
        'You rate products or hotels in an app, and a balance grows. Then a task appears that needs a deposit of your own, and each deposit unlocks a larger one.',
      riskLevel: 'High',
      frequency: ftc(
        'About 20,000 people reported a task scam from January to June, four times as many as in all of 2023.',
        2024,
      ),
      variants: [
        variant({
          id: 'job-task-ratings',
          name: 'Ratings and “optimisation”',
          description: 'Sets of forty clicks a day are said to improve the ranking of products.',
          platforms: ['WhatsApp', 'Telegram', 'Text message'],
          fingerprints: [
            'A recruiter writes unasked and knows nothing about you.',
            'A combined task makes the balance negative until you pay in.',
          ],
        }),
        variant({
          id: 'job-task-likes',
          name: 'Money for likes',
          description:
            'The first small payments for liked videos arrive for real, to lead into a paid group.',
          platforms: ['Telegram', 'YouTube', 'Instagram'],
          fingerprints: [
            'Payment is in crypto or from changing private accounts.',
            'Better-paid tasks are only for people who “prepay”.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'job-task-boss',
          name: 'Owner of the task platform',
          description: 'Owns the app, the wallets and the trained staff.',
          responsibilities: [
            'Sets which task drives the balance below zero.',
            'Collects the deposits in crypto.',
          ],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Operator', {
          id: 'job-task-trainer',
          name: 'Trainer',
          description: 'Shows how the tasks work and helps with the first deposit.',
          responsibilities: [
            'Builds trust with a small payout.',
            'Lends an invented sum to keep the worker going.',
          ],
          commonAliases: ['Mentor', 'Receptionist', 'Customer service'],
          victimTouchpoints: ['Writes in the messenger through every set of tasks.'],
        }),
        role('Pawn', {
          id: 'job-task-colleague',
          name: 'Played colleague',
          description: 'Shows off pay slips in the group.',
          responsibilities: ['Posts screenshots of payouts.'],
          commonAliases: ['Team member'],
          victimTouchpoints: ['The group chat of workers.'],
        }),
      ],
    }),
    branch({
      id: 'job-hire',
      name: 'False Employer',
      description:
        'A company that looks real hires you after a chat. It wants your identity papers, a payment for equipment, or your account to pass on money and parcels.',
      riskLevel: 'High',
      variants: [
        variant({
          id: 'job-hire-check',
          name: 'Check for equipment',
          description:
            'A check for your home office is cashed, part of it is sent on to a “supplier”, and then the check bounces.',
          platforms: ['E-mail', 'Job boards', 'Messenger interviews'],
          fingerprints: [
            'The check is for more than the purchase.',
            'The supplier takes only transfers or gift cards.',
          ],
        }),
        variant({
          id: 'job-hire-mule',
          name: 'Payment or parcel agent',
          description: 'Your work is to receive money or parcels at home and to send them on.',
          platforms: ['Job boards', 'LinkedIn', 'Telegram'],
          fingerprints: [
            'Your private account or address is the tool of the job.',
            'The pay is a share of what passes through.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'job-hire-founder',
          name: 'Builder of the company',
          description: 'Copies a real company with its name, logo and staff pages.',
          responsibilities: [
            'Registers a look-alike mail domain.',
            'Places the advertisements on job boards.',
          ],
          commonAliases: [],
          victimTouchpoints: ['The offer and the contract come from here.'],
        }),
        role('Operator', {
          id: 'job-hire-recruiter',
          name: 'Recruiter',
          description: 'Holds the interview by chat and hires at once.',
          responsibilities: [
            'Collects identity papers and bank details.',
            'Sends the check or the first parcel.',
          ],
          commonAliases: ['HR manager', 'Hiring manager', 'Talent scout'],
          victimTouchpoints: ['Interviews, hires and gives the daily work.'],
        }),
        role('Pawn', {
          id: 'job-hire-worker',
          name: 'Unknowing worker',
          description: 'A victim who moves money or goods in good faith.',
          responsibilities: ['Receives and forwards what comes in.'],
          commonAliases: ['Finance assistant', 'Quality inspector'],
          victimTouchpoints: ['The name on the account to which other victims pay.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'Real work never costs the worker money. When you have to pay in before you are paid, or your private account is the tool, it is not a job.',
    howItWorks: [
      'A message offers easy work at good pay, without an application.',
      'A chat replaces the interview, and you are hired at once.',
      'First small payments or a friendly trainer build trust.',
      'You pay a deposit or for equipment, or pass on money for others.',
      'The payout never comes, and the contact disappears.',
    ],
    psychologyUsed: [
      'Need of money makes the offer come at the right time.',
      'A growing balance feels earned, and hard to leave behind.',
      'A group of happy colleagues leaves no room for doubt.',
      'What is already paid in pulls the next payment after it.',
    ],
    realSamples: [
      {
        channel: 'Text message',
        text: 'Hi, this is Lena from the hiring team. We offer remote work, 1 hour a day, $150 to $300. Are you over 22? Reply YES.',
        sign: 'No company hires strangers by text for such pay, and a reply puts you on a list.',
      },
      {
        channel: 'App',
        text: 'You received a lucky combination task! Your balance is -$480. Recharge to finish the set and withdraw $1,960.',
        sign: 'A balance that is below zero until you pay is the whole trick.',
      },
    ],
    reconDogTeam: [12, 5, 6, 14, 15],
    hopeMessage:
      'You were looking for work, and you did the work. Being cheated of its pay is their doing, and other people are spared by what you report.',
    preventionTips: [
      'Apply yourself on the company’s own site, and ask there whether the offer is real.',
      'Pay nothing to get work, and send no identity papers before a real interview.',
      'Never let money or parcels of others pass through your account or home.',
      'Let a check clear for weeks before you spend any of it.',
    ],
    whatToDoIfTargeted: [
      'Stop paying in; the balance on the screen does not exist.',
      'Call your bank about payments, checks and every transfer that went through your account.',
      'If you sent identity papers, ask the credit bureaus for a freeze.',
      'If you passed on money or parcels, go to the police yourself and say how you were hired.',
      'Keep the chats, the app’s address and the wallet addresses.',
    ],
    whereToReport: [FTC, IC3, IDENTITY_THEFT, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [ftcAdvice('Job Scams'), scamwatch('Jobs and employment scams'), IC3_REPORT],
};
