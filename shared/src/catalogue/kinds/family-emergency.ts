import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { CAFC, FTC, IC3, POSTAL, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** A relative in need who is somebody else. */
export const FAMILY_EMERGENCY: CatalogueCluster = {
  id: 'CLUSTER-008-FAM',
  scamType: 'other',
  name: t`Family Emergency`,
  category: 'Emotional Manipulation',
  description: t`A call or message seems to come from a child, a grandchild or their lawyer: there was an accident or an arrest, and money is needed within the hour. The voice may be copied by a computer.`,
  status: 'High',
  globalPresence: [
    t`United States`,
    t`United Kingdom`,
    t`Canada`,
    t`Australia`,
    t`Germany`,
    t`Switzerland`,
    t`Spain`,
  ],
  branches: [
    branch({
      id: 'fam-bail',
      name: t`Accident and Bail`,
      description: t`A crying voice says that there was an accident. A “police officer” or “lawyer” takes over and wants bail, which a courier will fetch.`,
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'fam-bail-voice',
          name: t`Copied voice`,
          description: t`A few seconds of sound from social media are enough to imitate a voice.`,
          platforms: [t`Phone`, t`Voice messages`],
          fingerprints: [
            t`The relative cries, speaks little and hands over quickly.`,
            t`A question that only the family can answer is evaded.`,
          ],
        }),
        variant({
          id: 'fam-bail-courier',
          name: t`Courier for the bail`,
          description: t`Cash, gold or jewellery is handed to a messenger “from the court”.`,
          platforms: [t`Phone`, t`Courier at the door`],
          fingerprints: [
            t`A gag order is said to forbid speaking about it.`,
            t`You are told what to say to the bank when it asks.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'fam-bail-boss',
          name: t`Head of the ring`,
          description: t`Runs callers and couriers from another country.`,
          responsibilities: [t`Buys lists of older people’s numbers.`, t`Divides what the couriers bring.`],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Operator', {
          id: 'fam-bail-caller',
          name: t`Voice of the relative`,
          description: t`Cries into the phone until a name is given.`,
          responsibilities: [t`Opens the call and lets the victim say the name.`],
          commonAliases: ['Grandson', 'Daughter'],
          victimTouchpoints: [t`The first half minute of the call.`],
        }),
        role('Operator', {
          id: 'fam-bail-lawyer',
          name: t`Lawyer or officer`,
          description: t`Takes over with a calm voice and a sum.`,
          responsibilities: [
            t`Names the bail and forbids talking about it.`,
            t`Stays on the line until the handover.`,
          ],
          commonAliases: [t`Public defender`, 'Sergeant', 'Prosecutor'],
          victimTouchpoints: [t`The rest of the call, often for hours.`],
        }),
        role('Pawn', {
          id: 'fam-bail-courier-pawn',
          name: t`Courier`,
          description: t`Collects the envelope and passes it on.`,
          responsibilities: [t`Comes to the door with an agreed word.`],
          commonAliases: [t`Bail bondsman`, t`Court messenger`],
          victimTouchpoints: [t`Stands at the door.`],
        }),
      ],
    }),
    branch({
      id: 'fam-new-number',
      name: t`New Number`,
      description: t`A message begins with “Hi mum, my phone is broken, this is my new number” and soon asks to pay an urgent bill.`,
      riskLevel: 'High',
      variants: [
        variant({
          id: 'fam-new-number-bill',
          name: t`Urgent bill`,
          description: t`The “child” cannot use online banking on the new phone and needs a transfer today.`,
          platforms: ['WhatsApp', t`Text message`],
          fingerprints: [
            t`The account belongs to a stranger or a shop.`,
            t`A call is refused because the microphone is broken too.`,
          ],
        }),
        variant({
          id: 'fam-new-number-code',
          name: t`Code that came by mistake`,
          description: t`You are asked for a six-digit code, which takes over your own messenger account.`,
          platforms: ['WhatsApp', 'Telegram'],
          fingerprints: [
            t`The code came from the messenger itself and was meant for nobody else.`,
            t`Soon your own contacts are asked for money in your name.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'fam-new-number-sender',
          name: t`Sender`,
          description: t`Writes to thousands of numbers with the same first line.`,
          responsibilities: [t`Rents phones and numbers.`, t`Passes answers on to the writers.`],
          commonAliases: [],
          victimTouchpoints: [t`The first message comes from here.`],
        }),
        role('Operator', {
          id: 'fam-new-number-child',
          name: t`Writer`,
          description: t`Plays the son or daughter in the chat.`,
          responsibilities: [t`Lets the victim say the name first.`, t`Sends the bill and hurries.`],
          commonAliases: [t`Your child`],
          victimTouchpoints: [t`The chat from the new number.`],
        }),
        role('Pawn', {
          id: 'fam-new-number-mule',
          name: t`Account holder`,
          description: t`Lends an account for a day.`,
          responsibilities: [t`Withdraws the money within minutes.`],
          commonAliases: ['Landlord', 'Craftsman'],
          victimTouchpoints: [t`The name on the bill.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`They use the strongest feeling there is, and give you no minute to check. One call to the relative on the number you always used ends it.`,
    howItWorks: [
      t`A call or message comes from a number that you do not know.`,
      t`You are led to say the name yourself.`,
      t`Something terrible happened, and only money helps now.`,
      t`You may not tell anybody, and a second voice keeps you busy.`,
      t`The money goes by courier or by instant transfer, and is gone.`,
    ],
    psychologyUsed: [
      t`Fear for a loved one stops all other thoughts.`,
      t`Secrecy keeps the family from speaking with each other.`,
      t`A calm official voice seems to bring order.`,
      t`Hurry makes checking feel like neglect.`,
    ],
    realSamples: [
      {
        channel: t`Messenger`,
        text: t`Hi mum, my phone fell into the sink, save this number. Can you pay a bill for me today? I give it back on Monday.`,
        sign: t`It names nobody, and asks for money within the first messages.`,
      },
      {
        channel: t`Phone`,
        text: t`Grandma, I hit somebody with the car. Please do not tell dad. Here is my lawyer, he explains what to do.`,
        sign: t`The voice hands over quickly, and the secret is there to keep you from calling.`,
      },
    ],
    reconDogTeam: [13, 8, 16, 1, 15],
    hopeMessage: t`You wanted to help at once because you love somebody. That is nothing to be ashamed of, and it is good to tell the family now.`,
    preventionTips: [
      t`Agree on a family word that a caller has to know.`,
      t`Call back on the number you always used, whatever the voice says.`,
      t`Give no name; ask “who is speaking?” instead.`,
      t`Hand nothing to a courier; no court and no police fetch bail at the door.`,
    ],
    whatToDoIfTargeted: [
      t`Hang up and call the relative on the old number, or somebody who lives with them.`,
      t`If somebody is on the way to your door, call the emergency number of the police.`,
      t`If you paid, call your bank at once and ask it to stop the transfer.`,
      t`If you sent cash by parcel, call the carrier right away with the tracking number.`,
      t`Keep the number, the chat and the receipts, and report what happened.`,
      t`If you gave away a messenger code, warn your contacts and follow the messenger’s help to get the account back.`,
    ],
    whereToReport: [FTC, IC3, POSTAL, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice(t`Scammers Use Fake Emergencies To Steal Your Money`),
    IC3_REPORT,
    scamwatch(t`Impersonation scams`),
  ],
};
