import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ftc } from '../published-figures.ts';
import { CAFC, ECONSUMER, FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Love that is played, for money. */
export const ROMANCE: CatalogueCluster = {
  id: 'CLUSTER-002-ROM',
  scamType: 'romance',
  name: t`Romance`,
  category: 'Emotional Manipulation',
  description: t`A person met online gives attention, tenderness and plans for a life together, and then needs money. The profile is invented, and often several people write as the same beloved one.`,
  status: 'Critical',
  globalPresence: [
    t`United States`,
    t`United Kingdom`,
    t`Canada`,
    t`Australia`,
    t`Germany`,
    t`Japan`,
    t`France`,
  ],
  branches: [
    branch({
      id: 'rom-crisis',
      name: t`Partner Abroad in Trouble`,
      description: t`The partner works far away, as a soldier, doctor or engineer, and can never come. One emergency after another needs money that will be paid back “after the contract”.`,
      riskLevel: 'Critical',
      frequency: ftc(t`Nearly 70,000 people reported a romance scam of any kind.`, 2022),
      variants: [
        variant({
          id: 'rom-crisis-deployed',
          name: t`Deployed or on a platform`,
          description: t`A soldier, ship’s officer or oil engineer needs fees for leave, flights or equipment.`,
          averageLoss: ftc(t`The median loss to a romance scam of any kind was $4,400.`, 2022),
          platforms: ['Facebook', 'Instagram', t`Dating apps`, t`Word games with chat`],
          fingerprints: [
            t`Video calls always fail, or show a few seconds of a still face.`,
            t`The pictures belong to somebody else when searched for.`,
            t`Money has to go to an agent, a friend or a gift card.`,
          ],
        }),
        variant({
          id: 'rom-crisis-hospital',
          name: t`Sudden illness or accident`,
          description: t`On the way to you there is an accident, a sick child or an arrest, and a bill to be paid now.`,
          platforms: ['WhatsApp', 'Telegram', t`Phone`],
          fingerprints: [
            t`The emergency comes just before a promised visit.`,
            t`A “doctor” or “lawyer” writes with the same mistakes as the partner.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'rom-crisis-boss',
          name: t`Head of the house`,
          description: t`Runs a flat full of writers and keeps most of the money.`,
          responsibilities: [
            t`Provides phones, profiles and scripts.`,
            t`Sells well-paying contacts to other groups.`,
          ],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Manager', {
          id: 'rom-crisis-editor',
          name: t`Script writer`,
          description: t`Keeps the story of the person together over months.`,
          responsibilities: [t`Keeps notes on what the victim said and fears.`, t`Plans the next emergency.`],
          commonAliases: [],
          victimTouchpoints: [t`The words of the long letters come from here.`],
        }),
        role('Operator', {
          id: 'rom-crisis-lover',
          name: t`Beloved one`,
          description: t`Writes from morning to night as the invented partner.`,
          responsibilities: [
            t`Writes to many victims at the same time.`,
            t`Asks for the money when told to.`,
          ],
          commonAliases: ['Captain', 'Doctor', t`Engineer on contract`],
          victimTouchpoints: [t`Every chat, call and good-night message.`],
        }),
        role('Pawn', {
          id: 'rom-crisis-mule',
          name: t`Helper with an account`,
          description: t`Often a victim who was asked to “receive something for a friend”.`,
          responsibilities: [t`Receives money and parcels and sends them on.`],
          commonAliases: ['Agent', t`Family friend`],
          victimTouchpoints: [t`The name on the account or parcel.`],
        }),
      ],
    }),
    branch({
      id: 'rom-gift',
      name: t`Parcel and Inheritance`,
      description: t`The partner sends a parcel full of valuables or names you as heir. Customs, couriers and banks then demand fee after fee, and threaten with the police.`,
      riskLevel: 'High',
      variants: [
        variant({
          id: 'rom-gift-customs',
          name: t`Parcel held at customs`,
          description: t`A courier’s page shows your parcel as held until a customs fee is paid.`,
          platforms: [t`E-mail`, 'WhatsApp', t`False courier websites`],
          fingerprints: [
            t`The courier is unknown outside its own website.`,
            t`The fee is to be paid to a private person.`,
          ],
        }),
        variant({
          id: 'rom-gift-estate',
          name: t`Shared inheritance`,
          description: t`The partner is to inherit, and needs your account or an advance to free the money.`,
          platforms: [t`E-mail`, 'Messenger'],
          fingerprints: [
            t`A lawyer you never met asks for a transfer.`,
            t`You are asked to keep it from your family and your bank.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'rom-gift-agent',
          name: t`Courier agent`,
          description: t`Plays the company that holds the parcel.`,
          responsibilities: [t`Runs the false courier’s site.`, t`Invents the next fee and the next threat.`],
          commonAliases: [t`Customs desk`, t`Diplomatic courier`],
          victimTouchpoints: [t`Sends the bills and the warnings.`],
        }),
        role('Operator', {
          id: 'rom-gift-lover',
          name: t`Sender of the parcel`,
          description: t`Begs the victim not to let the gift be lost.`,
          responsibilities: [
            t`Presses tenderly for the payment.`,
            t`Promises that everything will be paid back.`,
          ],
          commonAliases: ['Fiancé', t`Widowed engineer`],
          victimTouchpoints: [t`Writes between the bills of the courier.`],
        }),
        role('Pawn', {
          id: 'rom-gift-mule',
          name: t`Receiver`,
          description: t`Takes in the fees on an account in the victim’s own country.`,
          responsibilities: [t`Withdraws the money in cash.`],
          commonAliases: [t`Clearing officer`],
          victimTouchpoints: [t`The private account for the fee.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`The feelings were real; the person was not. Trained people give exactly what somebody longs for, and ask for money only when a refusal would hurt.`,
    howItWorks: [
      t`A likeable stranger writes and soon wants to move to a private messenger.`,
      t`Weeks of attention build trust, plans and daily habits.`,
      t`A meeting is planned, and something prevents it.`,
      t`A small request for help is followed by larger ones.`,
      t`Doubt is answered with tears, anger or a new story.`,
    ],
    psychologyUsed: [
      t`Constant attention makes the contact part of every day.`,
      t`Secrecy keeps away friends who would ask questions.`,
      t`Guilt turns a refusal into a betrayal.`,
      t`Each payment makes it harder to admit the truth to oneself.`,
    ],
    realSamples: [
      {
        channel: t`Messenger`,
        text: t`My love, the leave is granted, but they want the travel bond first. I am ashamed to ask, you are all I have.`,
        sign: t`Nobody’s employer lets a partner at home pay for leave or travel papers.`,
      },
      {
        channel: t`E-mail`,
        text: t`Your consignment is on hold. Pay the clearance of $1,850 today or the sender is reported: https://swift-parcel.example`,
        sign: t`The courier’s site is new, and the account belongs to a private person.`,
      },
    ],
    reconDogTeam: [12, 8, 1, 13, 15],
    hopeMessage: t`You answered kindness with kindness, and there is nothing to be ashamed of. Many people who went through this live and trust again.`,
    preventionTips: [
      t`Search for the pictures of a new acquaintance with an image search.`,
      t`Ask for an unplanned video call, and for a gesture that you choose.`,
      t`Send neither money nor gift cards nor account details to somebody you never met.`,
      t`Tell a friend about a new contact early, and listen when they worry.`,
    ],
    whatToDoIfTargeted: [
      t`Stop answering without an explanation; anything you say is used to win you back.`,
      t`Call your bank, ask it to stop or recall payments, and tell it that it was a romance scam.`,
      t`Save chats, pictures, names and payment receipts before you block the contact.`,
      t`Tell one person you trust; being alone with it is the hardest part.`,
      t`If you passed on money or parcels yourself, say so to the police; you were used as well.`,
    ],
    whereToReport: [FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH, CAFC, ECONSUMER],
  },
  reviewedOn: REVIEWED_ON,
  sources: [ftcAdvice(t`What To Know About Romance Scams`), scamwatch(t`Romance scams`), IC3_REPORT],
};
