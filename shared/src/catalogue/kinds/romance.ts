import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ftc } from '../published-figures.ts';
import { CAFC, ECONSUMER, FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Love that is played, for money. */
export const ROMANCE: CatalogueCluster = {
  id: 'CLUSTER-002-ROM',
  scamType: 'romance',
  name: 'Romance',
  category: 'Emotional Manipulation',
  description:
    'A person met online gives attention, tenderness and plans for a life together, and then needs money. The profile is invented, and often several people write as the same beloved one.',
  status: 'Critical',
  globalPresence: ['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'Japan', 'France'],
  branches: [
    branch({
      id: 'rom-crisis',
      name: 'Partner Abroad in Trouble',
      description:
        'The partner works far away, as a soldier, doctor or engineer, and can never come. One emergency after another needs money that will be paid back “after the contract”.',
      riskLevel: 'Critical',
      frequency: ftc('Nearly 70,000 people reported a romance scam of any kind.', 2022),
      variants: [
        variant({
          id: 'rom-crisis-deployed',
          name: 'Deployed or on a platform',
          description:
            'A soldier, ship’s officer or oil engineer needs fees for leave, flights or equipment.',
          averageLoss: ftc('The median loss to a romance scam of any kind was $4,400.', 2022),
          platforms: ['Facebook', 'Instagram', 'Dating apps', 'Word games with chat'],
          fingerprints: [
            'Video calls always fail, or show a few seconds of a still face.',
            'The pictures belong to somebody else when searched for.',
            'Money has to go to an agent, a friend or a gift card.',
          ],
        }),
        variant({
          id: 'rom-crisis-hospital',
          name: 'Sudden illness or accident',
          description:
            'On the way to you there is an accident, a sick child or an arrest, and a bill to be paid now.',
          platforms: ['WhatsApp', 'Telegram', 'Phone'],
          fingerprints: [
            'The emergency comes just before a promised visit.',
            'A “doctor” or “lawyer” writes with the same mistakes as the partner.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'rom-crisis-boss',
          name: 'Head of the house',
          description: 'Runs a flat full of writers and keeps most of the money.',
          responsibilities: [
            'Provides phones, profiles and scripts.',
            'Sells well-paying contacts to other groups.',
          ],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Manager', {
          id: 'rom-crisis-editor',
          name: 'Script writer',
          description: 'Keeps the story of the person together over months.',
          responsibilities: ['Keeps notes on what the victim said and fears.', 'Plans the next emergency.'],
          commonAliases: [],
          victimTouchpoints: ['The words of the long letters come from here.'],
        }),
        role('Operator', {
          id: 'rom-crisis-lover',
          name: 'Beloved one',
          description: 'Writes from morning to night as the invented partner.',
          responsibilities: ['Writes to many victims at the same time.', 'Asks for the money when told to.'],
          commonAliases: ['Captain', 'Doctor', 'Engineer on contract'],
          victimTouchpoints: ['Every chat, call and good-night message.'],
        }),
        role('Pawn', {
          id: 'rom-crisis-mule',
          name: 'Helper with an account',
          description: 'Often a victim who was asked to “receive something for a friend”.',
          responsibilities: ['Receives money and parcels and sends them on.'],
          commonAliases: ['Agent', 'Family friend'],
          victimTouchpoints: ['The name on the account or parcel.'],
        }),
      ],
    }),
    branch({
      id: 'rom-gift',
      name: 'Parcel and Inheritance',
      description:
        'The partner sends a parcel full of valuables or names you as heir. Customs, couriers and banks then demand fee after fee, and threaten with the police.',
      riskLevel: 'High',
      variants: [
        variant({
          id: 'rom-gift-customs',
          name: 'Parcel held at customs',
          description: 'A courier’s page shows your parcel as held until a customs fee is paid.',
          platforms: ['E-mail', 'WhatsApp', 'False courier websites'],
          fingerprints: [
            'The courier is unknown outside its own website.',
            'The fee is to be paid to a private person.',
          ],
        }),
        variant({
          id: 'rom-gift-estate',
          name: 'Shared inheritance',
          description: 'The partner is to inherit, and needs your account or an advance to free the money.',
          platforms: ['E-mail', 'Messenger'],
          fingerprints: [
            'A lawyer you never met asks for a transfer.',
            'You are asked to keep it from your family and your bank.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'rom-gift-agent',
          name: 'Courier agent',
          description: 'Plays the company that holds the parcel.',
          responsibilities: ['Runs the false courier’s site.', 'Invents the next fee and the next threat.'],
          commonAliases: ['Customs desk', 'Diplomatic courier'],
          victimTouchpoints: ['Sends the bills and the warnings.'],
        }),
        role('Operator', {
          id: 'rom-gift-lover',
          name: 'Sender of the parcel',
          description: 'Begs the victim not to let the gift be lost.',
          responsibilities: [
            'Presses tenderly for the payment.',
            'Promises that everything will be paid back.',
          ],
          commonAliases: ['Fiancé', 'Widowed engineer'],
          victimTouchpoints: ['Writes between the bills of the courier.'],
        }),
        role('Pawn', {
          id: 'rom-gift-mule',
          name: 'Receiver',
          description: 'Takes in the fees on an account in the victim’s own country.',
          responsibilities: ['Withdraws the money in cash.'],
          commonAliases: ['Clearing officer'],
          victimTouchpoints: ['The private account for the fee.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'The feelings were real; the person was not. Trained people give exactly what somebody longs for, and ask for money only when a refusal would hurt.',
    howItWorks: [
      'A likeable stranger writes and soon wants to move to a private messenger.',
      'Weeks of attention build trust, plans and daily habits.',
      'A meeting is planned, and something prevents it.',
      'A small request for help is followed by larger ones.',
      'Doubt is answered with tears, anger or a new story.',
    ],
    psychologyUsed: [
      'Constant attention makes the contact part of every day.',
      'Secrecy keeps away friends who would ask questions.',
      'Guilt turns a refusal into a betrayal.',
      'Each payment makes it harder to admit the truth to oneself.',
    ],
    realSamples: [
      {
        channel: 'Messenger',
        text: 'My love, the leave is granted, but they want the travel bond first. I am ashamed to ask, you are all I have.',
        sign: 'Nobody’s employer lets a partner at home pay for leave or travel papers.',
      },
      {
        channel: 'E-mail',
        text: 'Your consignment is on hold. Pay the clearance of $1,850 today or the sender is reported: https://swift-parcel.example',
        sign: 'The courier’s site is new, and the account belongs to a private person.',
      },
    ],
    reconDogTeam: [12, 8, 1, 13, 15],
    hopeMessage:
      'You answered kindness with kindness, and there is nothing to be ashamed of. Many people who went through this live and trust again.',
    preventionTips: [
      'Search for the pictures of a new acquaintance with an image search.',
      'Ask for an unplanned video call, and for a gesture that you choose.',
      'Send neither money nor gift cards nor account details to somebody you never met.',
      'Tell a friend about a new contact early, and listen when they worry.',
    ],
    whatToDoIfTargeted: [
      'Stop answering without an explanation; anything you say is used to win you back.',
      'Call your bank, ask it to stop or recall payments, and tell it that it was a romance scam.',
      'Save chats, pictures, names and payment receipts before you block the contact.',
      'Tell one person you trust; being alone with it is the hardest part.',
      'If you passed on money or parcels yourself, say so to the police; you were used as well.',
    ],
    whereToReport: [FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH, CAFC, ECONSUMER],
  },
  reviewedOn: REVIEWED_ON,
  sources: [ftcAdvice('What To Know About Romance Scams'), scamwatch('Romance scams'), IC3_REPORT],
};
