import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ftc } from '../published-figures.ts';
import { CAFC, FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH, SSA, TIGTA } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Threats in the name of the state. */
export const GOVERNMENT_IMPERSONATION: CatalogueCluster = {
  id: 'CLUSTER-003-GOV',
  scamType: 'government_impersonation',
  name: t`Government Impersonation`,
  category: 'Authority Impersonation',
  description: t`Callers and letters in the name of the police, the tax office or social security threaten with arrest or promise a benefit. They want money that cannot be called back, or the details that open your accounts.`,
  status: 'Critical',
  globalPresence: [t`United States`, t`United Kingdom`, t`Canada`, t`Australia`, t`India`, t`Singapore`],
  branches: [
    branch({
      id: 'gov-arrest',
      name: t`Threat of Arrest`,
      description: t`You are told that a warrant, a parcel with drugs or a misused identity is on your name, and that only your full cooperation on this call can prevent your arrest.`,
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'gov-arrest-tax',
          name: t`Tax debt and warrant`,
          description: t`A recorded voice or an officer names a tax debt that has to be settled within the hour.`,
          platforms: [t`Phone`, t`Text message`, t`Letter`],
          fingerprints: [
            t`Payment is wanted in gift cards, crypto or cash.`,
            t`You may not hang up or speak with anybody.`,
          ],
        }),
        variant({
          id: 'gov-arrest-digital',
          name: t`Digital arrest by video`,
          description: t`Men in uniform watch you by video for hours, show papers and order you to “verify” your savings.`,
          platforms: [t`WhatsApp video`, 'Zoom', t`Phone`],
          fingerprints: [
            t`Police questioning takes place by video and must stay secret.`,
            t`Your savings are to be moved to an account of the court for a check.`,
          ],
        }),
        variant({
          id: 'gov-arrest-courier',
          name: t`Cash for safe keeping`,
          description: t`An “agent” comes to fetch your cash or gold, because your accounts are said to be under watch.`,
          averageLoss: ftc(
            t`People who handed cash to government impersonators lost $14,740 in the median (January to March).`,
            2024,
          ),
          platforms: [t`Phone`, t`Courier at the door`],
          fingerprints: [
            t`You are to withdraw cash or buy gold and lie to the bank about it.`,
            t`A password is agreed for the person who will collect it.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'gov-arrest-boss',
          name: t`Owner of the call centre`,
          description: t`Owns the lines and the couriers’ network, usually in another country.`,
          responsibilities: [t`Buys leaked personal details.`, t`Turns cash and gold into money abroad.`],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Lieutenant', {
          id: 'gov-arrest-chief',
          name: t`Chief investigator`,
          description: t`The highest voice on the call, who decides about arrest or release.`,
          responsibilities: [t`Shows forged warrants and badges.`, t`Orders the transfer or the handover.`],
          commonAliases: [t`Chief inspector`, t`Federal agent`, 'Prosecutor'],
          victimTouchpoints: [t`Takes over the call after the first officer.`],
        }),
        role('Operator', {
          id: 'gov-arrest-officer',
          name: t`First officer`,
          description: t`Opens the call with a case number and your own address.`,
          responsibilities: [t`Frightens and checks the personal details.`, t`Keeps the line open all day.`],
          commonAliases: ['Officer', t`Customs clerk`, t`Tax inspector`],
          victimTouchpoints: [t`Makes the first call.`],
        }),
        role('Pawn', {
          id: 'gov-arrest-courier-pawn',
          name: t`Courier`,
          description: t`Fetches cash or gold for a small share.`,
          responsibilities: [t`Comes to the door and brings the parcel on.`],
          commonAliases: [t`Undercover agent`],
          victimTouchpoints: [t`Stands at the door with the agreed password.`],
        }),
      ],
    }),
    branch({
      id: 'gov-benefit',
      name: t`Benefit, Refund or Suspended Number`,
      description: t`A message in the name of an office promises a refund or grant, or says that your number or benefit is suspended. The link or the call collects your identity.`,
      riskLevel: 'High',
      frequency: ftc(t`People reported losing $789 million to government impersonators of every kind.`, 2024),
      variants: [
        variant({
          id: 'gov-benefit-suspended',
          name: t`Suspended social security number`,
          description: t`Your number is said to be suspended because of a crime and has to be “reactivated”.`,
          platforms: [t`Phone`, t`Voice mail`, t`E-mail`],
          fingerprints: [
            t`A social security number cannot be suspended at all.`,
            t`The caller asks for the number that the office itself has given out.`,
          ],
        }),
        variant({
          id: 'gov-benefit-refund',
          name: t`Refund or grant by link`,
          description: t`A text message leads to a page like that of an office and asks for card and identity papers.`,
          platforms: [t`Text message`, t`E-mail`, 'Facebook'],
          fingerprints: [
            t`The address does not end as those of the office do.`,
            t`A small fee by card is needed to receive a larger sum.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'gov-benefit-builder',
          name: t`Builder of the pages`,
          description: t`Sets up copies of office sites and replaces them as they are closed.`,
          responsibilities: [
            t`Registers addresses that look like the real ones.`,
            t`Sells the collected identities.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`The page behind the link is the work of this part.`],
        }),
        role('Operator', {
          id: 'gov-benefit-clerk',
          name: t`Clerk`,
          description: t`Calls to “confirm” the details and asks for the code that just arrived.`,
          responsibilities: [
            t`Talks people into reading out codes.`,
            t`Opens accounts with stolen identities.`,
          ],
          commonAliases: [t`Case worker`, t`Benefits officer`],
          victimTouchpoints: [t`Calls shortly after the form was filled in.`],
        }),
        role('Pawn', {
          id: 'gov-benefit-mule',
          name: t`Account holder`,
          description: t`Lends an account in which the stolen benefits arrive.`,
          responsibilities: [t`Withdraws what comes in and keeps a small share.`],
          commonAliases: [t`Processing agent`],
          victimTouchpoints: [t`No direct contact; the name appears on statements.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`Real offices write letters, give you time and never want gift cards, crypto, gold or cash at the door. A badge, a case number and your own address prove nothing: all of these can be bought.`,
    howItWorks: [
      t`A call or message names a crime, a debt or a benefit, with details about you.`,
      t`You are put through to somebody higher, who sounds certain and severe.`,
      t`You must stay on the line and tell nobody, “for your own protection”.`,
      t`The way out is a payment that cannot be called back, or your identity papers.`,
      t`After the first payment a new charge or a new officer appears.`,
    ],
    psychologyUsed: [
      t`Respect for authority switches off doubt.`,
      t`Fear of arrest leaves no room for other thoughts.`,
      t`Secrecy keeps away everybody who would say stop.`,
      t`A string of officers makes the story look checked.`,
    ],
    realSamples: [
      {
        channel: t`Voice mail`,
        text: t`This is the federal crime department. A warrant is issued in your name. Press one now or officers will come to your house.`,
        sign: t`No police announces an arrest by a recorded voice, or sells a way out of it.`,
      },
      {
        channel: t`Text message`,
        text: t`Tax office: you are due a refund of $632.10. Claim before midnight at https://tax-refund-claims.example`,
        sign: t`The address is not that of the office, and the deadline is there to hurry you.`,
      },
    ],
    reconDogTeam: [7, 13, 8, 16, 17],
    hopeMessage: t`They made you afraid on purpose, for hours. Anybody can be frightened like that, and you are allowed to hang up now.`,
    preventionTips: [
      t`Hang up and call the office on a number from its own letters or site.`,
      t`Remember that no office takes gift cards, crypto, gold or cash by courier.`,
      t`Do not trust the number shown on your phone; it can be set to anything.`,
      t`Talk with somebody before you move savings, above all when you are told not to.`,
    ],
    whatToDoIfTargeted: [
      t`Hang up; you will not be arrested for ending a call.`,
      t`If money is on its way, call your bank at once and ask it to stop the payment.`,
      t`If somebody is coming to your door, do not open, and call the emergency number of the police.`,
      t`If you gave your identity number, ask the credit bureaus for a freeze and watch your accounts.`,
      t`Keep the number, the papers you were shown and the receipts, and report it.`,
    ],
    whereToReport: [FTC, IC3, SSA, TIGTA, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice(t`How To Avoid a Government Impersonation Scam`),
    IC3_REPORT,
    scamwatch(t`Impersonation scams`),
  ],
};
