import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ftc } from '../published-figures.ts';
import { CAFC, FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH, SSA, TIGTA } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Threats in the name of the state. */
export const GOVERNMENT_IMPERSONATION: CatalogueCluster = {
  id: 'CLUSTER-003-GOV',
  scamType: 'government_impersonation',
  name: 'Government Impersonation',
  category: 'Authority Impersonation',
  description:
    'Callers and letters in the name of the police, the tax office or social security threaten with arrest or promise a benefit. They want money that cannot be called back, or the details that open your accounts.',
  status: 'Critical',
  globalPresence: ['United States', 'United Kingdom', 'Canada', 'Australia', 'India', 'Singapore'],
  branches: [
    branch({
      id: 'gov-arrest',
      name: 'Threat of Arrest',
      description:
        'You are told that a warrant, a parcel with drugs or a misused identity is on your name, and that only your full cooperation on this call can prevent your arrest.',
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'gov-arrest-tax',
          name: 'Tax debt and warrant',
          description:
            'A recorded voice or an officer names a tax debt that has to be settled within the hour.',
          platforms: ['Phone', 'Text message', 'Letter'],
          fingerprints: [
            'Payment is wanted in gift cards, crypto or cash.',
            'You may not hang up or speak with anybody.',
          ],
        }),
        variant({
          id: 'gov-arrest-digital',
          name: 'Digital arrest by video',
          description:
            'Men in uniform watch you by video for hours, show papers and order you to “verify” your savings.',
          platforms: ['WhatsApp video', 'Zoom', 'Phone'],
          fingerprints: [
            'Police questioning takes place by video and must stay secret.',
            'Your savings are to be moved to an account of the court for a check.',
          ],
        }),
        variant({
          id: 'gov-arrest-courier',
          name: 'Cash for safe keeping',
          description:
            'An “agent” comes to fetch your cash or gold, because your accounts are said to be under watch.',
          averageLoss: ftc(
            'People who handed cash to government impersonators lost $14,740 in the median (January to March).',
            2024,
          ),
          platforms: ['Phone', 'Courier at the door'],
          fingerprints: [
            'You are to withdraw cash or buy gold and lie to the bank about it.',
            'A password is agreed for the person who will collect it.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'gov-arrest-boss',
          name: 'Owner of the call centre',
          description: 'Owns the lines and the couriers’ network, usually in another country.',
          responsibilities: ['Buys leaked personal details.', 'Turns cash and gold into money abroad.'],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Lieutenant', {
          id: 'gov-arrest-chief',
          name: 'Chief investigator',
          description: 'The highest voice on the call, who decides about arrest or release.',
          responsibilities: ['Shows forged warrants and badges.', 'Orders the transfer or the handover.'],
          commonAliases: ['Chief inspector', 'Federal agent', 'Prosecutor'],
          victimTouchpoints: ['Takes over the call after the first officer.'],
        }),
        role('Operator', {
          id: 'gov-arrest-officer',
          name: 'First officer',
          description: 'Opens the call with a case number and your own address.',
          responsibilities: ['Frightens and checks the personal details.', 'Keeps the line open all day.'],
          commonAliases: ['Officer', 'Customs clerk', 'Tax inspector'],
          victimTouchpoints: ['Makes the first call.'],
        }),
        role('Pawn', {
          id: 'gov-arrest-courier-pawn',
          name: 'Courier',
          description: 'Fetches cash or gold for a small share.',
          responsibilities: ['Comes to the door and brings the parcel on.'],
          commonAliases: ['Undercover agent'],
          victimTouchpoints: ['Stands at the door with the agreed password.'],
        }),
      ],
    }),
    branch({
      id: 'gov-benefit',
      name: 'Benefit, Refund or Suspended Number',
      description:
        'A message in the name of an office promises a refund or grant, or says that your number or benefit is suspended. The link or the call collects your identity.',
      riskLevel: 'High',
      frequency: ftc('People reported losing $789 million to government impersonators of every kind.', 2024),
      variants: [
        variant({
          id: 'gov-benefit-suspended',
          name: 'Suspended social security number',
          description: 'Your number is said to be suspended because of a crime and has to be “reactivated”.',
          platforms: ['Phone', 'Voice mail', 'E-mail'],
          fingerprints: [
            'A social security number cannot be suspended at all.',
            'The caller asks for the number that the office itself has given out.',
          ],
        }),
        variant({
          id: 'gov-benefit-refund',
          name: 'Refund or grant by link',
          description:
            'A text message leads to a page like that of an office and asks for card and identity papers.',
          platforms: ['Text message', 'E-mail', 'Facebook'],
          fingerprints: [
            'The address does not end as those of the office do.',
            'A small fee by card is needed to receive a larger sum.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'gov-benefit-builder',
          name: 'Builder of the pages',
          description: 'Sets up copies of office sites and replaces them as they are closed.',
          responsibilities: [
            'Registers addresses that look like the real ones.',
            'Sells the collected identities.',
          ],
          commonAliases: [],
          victimTouchpoints: ['The page behind the link is the work of this part.'],
        }),
        role('Operator', {
          id: 'gov-benefit-clerk',
          name: 'Clerk',
          description: 'Calls to “confirm” the details and asks for the code that just arrived.',
          responsibilities: [
            'Talks people into reading out codes.',
            'Opens accounts with stolen identities.',
          ],
          commonAliases: ['Case worker', 'Benefits officer'],
          victimTouchpoints: ['Calls shortly after the form was filled in.'],
        }),
        role('Pawn', {
          id: 'gov-benefit-mule',
          name: 'Account holder',
          description: 'Lends an account in which the stolen benefits arrive.',
          responsibilities: ['Withdraws what comes in and keeps a small share.'],
          commonAliases: ['Processing agent'],
          victimTouchpoints: ['No direct contact; the name appears on statements.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'Real offices write letters, give you time and never want gift cards, crypto, gold or cash at the door. A badge, a case number and your own address prove nothing: all of these can be bought.',
    howItWorks: [
      'A call or message names a crime, a debt or a benefit, with details about you.',
      'You are put through to somebody higher, who sounds certain and severe.',
      'You must stay on the line and tell nobody, “for your own protection”.',
      'The way out is a payment that cannot be called back, or your identity papers.',
      'After the first payment a new charge or a new officer appears.',
    ],
    psychologyUsed: [
      'Respect for authority switches off doubt.',
      'Fear of arrest leaves no room for other thoughts.',
      'Secrecy keeps away everybody who would say stop.',
      'A string of officers makes the story look checked.',
    ],
    realSamples: [
      {
        channel: 'Voice mail',
        text: 'This is the federal crime department. A warrant is issued in your name. Press one now or officers will come to your house.',
        sign: 'No police announces an arrest by a recorded voice, or sells a way out of it.',
      },
      {
        channel: 'Text message',
        text: 'Tax office: you are due a refund of $632.10. Claim before midnight at https://tax-refund-claims.example',
        sign: 'The address is not that of the office, and the deadline is there to hurry you.',
      },
    ],
    reconDogTeam: [7, 13, 8, 16, 17],
    hopeMessage:
      'They made you afraid on purpose, for hours. Anybody can be frightened like that, and you are allowed to hang up now.',
    preventionTips: [
      'Hang up and call the office on a number from its own letters or site.',
      'Remember that no office takes gift cards, crypto, gold or cash by courier.',
      'Do not trust the number shown on your phone; it can be set to anything.',
      'Talk with somebody before you move savings, above all when you are told not to.',
    ],
    whatToDoIfTargeted: [
      'Hang up; you will not be arrested for ending a call.',
      'If money is on its way, call your bank at once and ask it to stop the payment.',
      'If somebody is coming to your door, do not open, and call the emergency number of the police.',
      'If you gave your identity number, ask the credit bureaus for a freeze and watch your accounts.',
      'Keep the number, the papers you were shown and the receipts, and report it.',
    ],
    whereToReport: [FTC, IC3, SSA, TIGTA, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice('How To Avoid a Government Impersonation Scam'),
    IC3_REPORT,
    scamwatch('Impersonation scams'),
  ],
};
