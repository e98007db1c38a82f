import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH, STOP_NCII, TAKE_IT_DOWN } from './public-offices.ts';
import { FBI_SEXTORTION, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Threats to publish pictures or secrets. */
export const EXTORTION: CatalogueCluster = {
  id: 'CLUSTER-011-EXT',
  scamType: 'other',
  name: 'Sextortion and Blackmail',
  category: 'Emotional Manipulation',
  description:
    'Somebody threatens to send intimate pictures or a secret to family and friends unless money is paid. The pictures may be real, made by a computer or not exist at all.',
  status: 'Critical',
  globalPresence: ['United States', 'United Kingdom', 'Canada', 'Australia', 'France', 'Philippines'],
  branches: [
    branch({
      id: 'ext-video',
      name: 'Pictures from a Chat',
      description:
        'A new acquaintance asks for pictures or a video call, records it, and shows the list of your contacts. Teenagers are often the target.',
      riskLevel: 'Critical',
      frequency: ic3('Over 86,000 of 859,532 complaints (10%) were about extortion of every kind.'),
      variants: [
        variant({
          id: 'ext-video-call',
          name: 'Recorded video call',
          description: 'A recorded film of a stranger is played while your own camera is filmed.',
          platforms: ['Instagram', 'Snapchat', 'Dating apps', 'Zoom'],
          fingerprints: [
            'The other side undresses at once and asks you to do the same.',
            'The threat comes within the hour, with screenshots of your contacts.',
          ],
        }),
        variant({
          id: 'ext-video-made',
          name: 'Computer-made picture',
          description: 'An ordinary picture of yours is turned into a naked one.',
          platforms: ['Social media', 'Messenger'],
          fingerprints: [
            'The face is from a picture that anybody can see.',
            'The background or the hands look wrong.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'ext-video-boss',
          name: 'Head of the group',
          description: 'Provides profiles, films and ways of payment to many blackmailers.',
          responsibilities: ['Sells scripts and stolen profiles.', 'Takes a share of each payment.'],
          commonAliases: [],
          victimTouchpoints: ['No victim ever meets this person.'],
        }),
        role('Operator', {
          id: 'ext-video-lure',
          name: 'Acquaintance',
          description: 'Plays somebody of the same age who is interested.',
          responsibilities: ['Adds friends of the victim first.', 'Leads the talk to pictures.'],
          commonAliases: ['New follower', 'Exchange student'],
          victimTouchpoints: ['The friendly chat before the threat.'],
        }),
        role('Operator', {
          id: 'ext-video-blackmailer',
          name: 'Blackmailer',
          description: 'Threatens by the minute and shows the list of contacts.',
          responsibilities: ['Names sums and deadlines.', 'Asks again after each payment.'],
          commonAliases: ['The same account, with another tone'],
          victimTouchpoints: ['Every message after the pictures.'],
        }),
        role('Pawn', {
          id: 'ext-video-mule',
          name: 'Receiver',
          description: 'Takes in gift cards and payments.',
          responsibilities: ['Turns gift card codes into money.'],
          commonAliases: ['Friend who receives for me'],
          victimTouchpoints: ['The account or handle to which to pay.'],
        }),
      ],
    }),
    branch({
      id: 'ext-bluff',
      name: 'Bluff by Mail',
      description:
        'A mail to millions claims that your camera was hacked. An old password or a picture of your house is meant as proof; there is no video.',
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'ext-bluff-password',
          name: 'Old password in the subject',
          description: 'The password comes from a data leak of years ago and proves nothing else.',
          platforms: ['E-mail'],
          fingerprints: [
            'The mail names no detail that only somebody with access could know.',
            'Payment goes to a wallet within 48 hours.',
          ],
        }),
        variant({
          id: 'ext-bluff-house',
          name: 'Picture of your street',
          description: 'Your address from a leak is put beside a picture from a public map.',
          platforms: ['E-mail', 'PDF attachment'],
          fingerprints: [
            'The picture is the one of the public street map.',
            'Thousands of people got the same text with their own street.',
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'ext-bluff-sender',
          name: 'Owner of the mail network',
          description: 'Sends millions of mails from hijacked computers.',
          responsibilities: ['Buys leaked passwords and addresses.', 'Collects what comes into the wallets.'],
          commonAliases: ['The hacker'],
          victimTouchpoints: ['Only the one mail.'],
        }),
        role('Manager', {
          id: 'ext-bluff-writer',
          name: 'Text writer',
          description: 'Changes the text until filters let it through.',
          responsibilities: ['Writes the threats in many languages.'],
          commonAliases: [],
          victimTouchpoints: ['The words of the mail.'],
        }),
        role('Pawn', {
          id: 'ext-bluff-computer',
          name: 'Owner of a hijacked computer',
          description: 'Does not know that the own device is sending.',
          responsibilities: ['None by intention; the device is misused.'],
          commonAliases: [],
          victimTouchpoints: ['The sender’s address of the mail.'],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation:
      'The threat is the business: publishing brings them nothing, and paying only brings the next demand. You have done nothing that deserves this.',
    howItWorks: [
      'A stranger adds you and some of your friends.',
      'The talk becomes intimate within hours, or a mail claims that it was.',
      'You are shown what they have, or say they have, and your contacts.',
      'Minutes are counted down, and a payment is demanded.',
      'After a payment the demand rises; without one they often go on to somebody else.',
    ],
    psychologyUsed: [
      'Shame keeps people from asking for help.',
      'A countdown leaves no time to think.',
      'The list of contacts makes the threat feel near.',
      'Promises to delete everything sell the next payment.',
    ],
    realSamples: [
      {
        channel: 'Messenger',
        text: 'I have your video and all your followers. Send $500 in gift cards in 20 minutes or your mother sees it first.',
        sign: 'The countdown is there so that you do not talk with anybody.',
      },
      {
        channel: 'E-mail',
        text: 'I know your password was sunflower9. I filmed you through your camera. You have 48 hours to pay.',
        sign: 'The password is from an old leak, and nothing in the mail is about you.',
      },
    ],
    reconDogTeam: [12, 8, 5, 13, 15],
    hopeMessage:
      'This feels like the end of the world, and it is not. Many people have been through it, and telling somebody is where it begins to get better.',
    preventionTips: [
      'Make your list of friends and followers visible to you alone.',
      'Be careful when a new contact wants pictures or moves to another app at once.',
      'Use another password for every account, and a second step to sign in.',
      'Tell young people early that they may come to you with anything, without punishment.',
    ],
    whatToDoIfTargeted: [
      'Do not pay and do not send more; if you paid already, stop now.',
      'Tell somebody today; if you think of harming yourself, call 988 in the United States, 116\u00a0123 in the United Kingdom, or your country’s emergency number.',
      'Take pictures of the threats, the profile and the payment details, and then block the account.',
      'Report the profile to the platform; blackmail breaks the rules of every large one.',
      'Have the pictures blocked: under 18 with Take It Down, from 18 with StopNCII.',
      'Go to the police; you are the one who was wronged, whatever is in the pictures.',
    ],
    whereToReport: [TAKE_IT_DOWN, STOP_NCII, IC3, FTC, REPORT_FRAUD_UK, SCAMWATCH],
  },
  reviewedOn: REVIEWED_ON,
  sources: [FBI_SEXTORTION, IC3_REPORT, scamwatch('Threats and extortion scams')],
};
