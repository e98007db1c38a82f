import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { CAFC, FTC, IC3, POSTAL, REPORT_FRAUD_UK, SCAMWATCH } from './public-offices.ts';
import { ftcAdvice, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** A relative in need who is somebody else. */
export const FAMILY_EMERGENCY: CatalogueCluster = {
  id: 'CLUSTER-008-FAM',
  scamType: 'other',
  name: 'Family Emergency',
  category: 'Emotional Manipulation',
  description:
    'A call or message seems to come from a child, a grandchild or their lawyer: there was an accident or an arrest, and money is needed within the hour. The voice may be copied by a computer.',
  status: 'High',
  globalPresence: [
    'United States',
    'United Kingdom',
    'Canada',
    'Australia',
    'Germany',
    'Switzerland',
    'Spain',
  ],
  branches: [
    branch({
      id: 'fam-bail',
      name: 'Accident and Bail',
      description:
        'A crying voice says that there was an accident. A “police officer” or “lawyer” takes over and wants bail, which a courier will fetch.',
      riskLevel: 'Critical',
      variants: [
        variant({
          id: 'fam-bail-voice',
          name: 'Copied voice',
          description: 'A few seconds of sound from social media are enough to imitate a voice.',
          platforms: ['Phone', 'Voice messages'],
          fingerprints: [
            'The relative cries, speaks little and hands over quickly.',
            'A question that only the family can answer is evaded.',
          ],
        }),
        variant({
          id: 'fam-bail-courier',
          name: 'Courier for the bail',
          description: 'Cash, gold or jewellery is handed to a messenger “from the court”.',
          platforms: ['Phone', 'Courier at the door'],
          fingerprints: [
            'A gag order is said to forbid speaking about it.',
            'You are told what to say to the bank when it asks.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'fam-bail-boss',
          name: 'Head of the ring',
          description: 'Runs callers and couriers from another country.',
          responsibilities: ['Buys lists of older people’s numbers.', 'Divides what the couriers bring.'],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Operator', {
          id: 'fam-bail-caller',
          name: 'Voice of the relative',
          description: 'Cries into the phone until a name is given.',
          responsibilities: ['Opens the call and lets the victim say the name.'],
          commonAliases: ['Grandson', 'Daughter'],
          victimTouchpoints: ['The first half minute of the call.'],
        }),
        role('Operator', {
          id: 'fam-bail-lawyer',
          name: 'Lawyer or officer',
          description: 'Takes over with a calm voice and a sum.',
          responsibilities: [
            'Names the bail and forbids talking about it.',
            'Stays on the line until the handover.',
          ],
          commonAliases: ['Public defender', 'Sergeant', 'Prosecutor'],
          victimTouchpoints: ['The rest of the call, often for hours.'],
        }),
        role('Pawn', {
          id: 'fam-bail-courier-pawn',
          name: 'Courier',
          description: 'Collects the envelope and passes it on.',
          responsibilities: ['Comes to the door with an agreed word.'],
          commonAliases: ['Bail bondsman', 'Court messenger'],
          victimTouchpoints: ['Stands at the door.'],
        }),
      ],
    }),
    branch({
      id: 'fam-new-number',
      name: 'New Number',
      description:
        'A message begins with “Hi mum, my phone is broken, this is my new number” and soon asks to pay an urgent bill.',
      riskLevel: 'High',
      variants: [
        variant({
          id: 'fam-new-number-bill',
          name: 'Urgent bill',
          description: 'The “child” cannot use online banking on the new phone and needs a transfer today.',
          platforms: ['WhatsApp', 'Text message'],
          fingerprints: [
            'The account belongs to a stranger or a shop.',
            'A call is refused because the microphone is broken too.',
          ],
        }),
        variant({
          id: 'fam-new-number-code',
          name: 'Code that came by mistake',
          description: 'You are asked for a six-digit code, which takes over your own messenger account.',
          platforms: ['WhatsApp', 'Telegram'],
          fingerprints: [
            'The code came from the messenger itself and was meant for nobody else.',
            'Soon your own contacts are asked for money in your name.',
          ],
        }),
      ],
      scammerRoles: [
        role('Lieutenant', {
          id: 'fam-new-number-sender',
          name: 'Sender',
          description: 'Writes to thousands of numbers with the same first line.',
          responsibilities: ['Rents phones and numbers.', 'Passes answers on to the writers.'],
          commonAliases: [],
          victimTouchpoints: ['The first message comes from here.'],
        }),
        role('Operator', {
          id: 'fam-new-number-child',
          name: 'Writer',
          description: 'Plays the son or daughter in the chat.',
          responsibilities: ['Lets the victim say the name first.', 'Sends the bill and hurries.'],
          commonAliases: ['Your child'],
          victimTouchpoints: ['The chat from the new number.'],
        }),
        role('Pawn', {
          id: 'fam-new-number-mule',
          name: 'Account holder',
          description: 'Lends an account for a day.',
          responsibilities: ['Withdraws the money within minutes.'],
          commonAliases: ['Landlord', 'Craftsman'],
          victimTouchpoints: ['The name on the bill.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'They use the strongest feeling there is, and give you no minute to check. One call to the relative on the number you always used ends it.',
    howItWorks: [
      'A call or message comes from a number that you do not know.',
      'You are led to say the name yourself.',
      'Something terrible happened, and only money helps now.',
      'You may not tell anybody, and a second voice keeps you busy.',
      'The money goes by courier or by instant transfer, and is gone.',
    ],
    psychologyUsed: [
      'Fear for a loved one stops all other thoughts.',
      'Secrecy keeps the family from speaking with each other.',
      'A calm official voice seems to bring order.',
      'Hurry makes checking feel like neglect.',
    ],
    realSamples: [
      {
        channel: 'Messenger',
        text: 'Hi mum, my phone fell into the sink, save this number. Can you pay a bill for me today? I give it back on Monday.',
        sign: 'It names nobody, and asks for money within the first messages.',
      },
      {
        channel: 'Phone',
        text: 'Grandma, I hit somebody with the car. Please do not tell dad. Here is my lawyer, he explains what to do.',
        sign: 'The voice hands over quickly, and the secret is there to keep you from calling.',
      },
    ],
    reconDogTeam: [13, 8, 16, 1, 15],
    hopeMessage:
      'You wanted to help at once because you love somebody. That is nothing to be ashamed of, and it is good to tell the family now.',
    preventionTips: [
      'Agree on a family word that a caller has to know.',
      'Call back on the number you always used, whatever the voice says.',
      'Give no name; ask “who is speaking?” instead.',
      'Hand nothing to a courier; no court and no police fetch bail at the door.',
    ],
    whatToDoIfTargeted: [
      'Hang up and call the relative on the old number, or somebody who lives with them.',
      'If somebody is on the way to your door, call the emergency number of the police.',
      'If you paid, call your bank at once and ask it to stop the transfer.',
      'If you sent cash by parcel, call the carrier right away with the tracking number.',
      'Keep the number, the chat and the receipts, and report what happened.',
      'If you gave away a messenger code, warn your contacts and follow the messenger’s help to get the account back.',
    ],
    whereToReport: [FTC, IC3, POSTAL, REPORT_FRAUD_UK, SCAMWATCH, CAFC],
  },
  reviewedOn: REVIEWED_ON,
  sources: [
    ftcAdvice('Scammers Use Fake Emergencies To Steal Your Money'),
    IC3_REPORT,
    scamwatch('Impersonation scams'),
  ],
};
