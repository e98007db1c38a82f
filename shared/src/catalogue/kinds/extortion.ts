import { t } from '@fap/shared/kernel/words.ts';
import type { CatalogueCluster } from '../catalogue-cluster.ts';
import { ic3 } from '../published-figures.ts';
import { FTC, IC3, REPORT_FRAUD_UK, SCAMWATCH, STOP_NCII, TAKE_IT_DOWN } from './public-offices.ts';
import { FBI_SEXTORTION, IC3_REPORT, REVIEWED_ON, scamwatch } from './public-sources.ts';
import { branch, role, variant } from './write-catalogue.ts';

/** Threats to publish pictures or secrets. */
export const EXTORTION: CatalogueCluster = {
  id: 'CLUSTER-011-EXT',
  scamType: 'other',
  name: t`Sextortion and Blackmail`,
  category: 'Emotional Manipulation',
  description: t`Somebody threatens to send intimate pictures or a secret to family and friends unless money is paid. The pictures may be real, made by a computer or not exist at all.`,
  status: 'Critical',
  globalPresence: [t`United States`, t`United Kingdom`, t`Canada`, t`Australia`, t`France`, t`Philippines`],
  branches: [
    branch({
      id: 'ext-video',
      name: t`Pictures from a Chat`,
      description: t`A new acquaintance asks for pictures or a video call, records it, and shows the list of your contacts. Teenagers are often the target.`,
      riskLevel: 'Critical',
      frequency: ic3(t`Over 86,000 of 859,532 complaints (10%) were about extortion of every kind.`),
      variants: [
        variant({
          id: 'ext-video-call',
          name: t`Recorded video call`,
          description: t`A recorded film of a stranger is played while your own camera is filmed.`,
          platforms: ['Instagram', 'Snapchat', t`Dating apps`, 'Zoom'],
          fingerprints: [
            t`The other side undresses at once and asks you to do the same.`,
            t`The threat comes within the hour, with screenshots of your contacts.`,
          ],
        }),
        variant({
          id: 'ext-video-made',
          name: t`Computer-made picture`,
          description: t`An ordinary picture of yours is turned into a naked one.`,
          platforms: [t`Social media`, 'Messenger'],
          fingerprints: [
            t`The face is from a picture that anybody can see.`,
            t`The background or the hands look wrong.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'ext-video-boss',
          name: t`Head of the group`,
          description: t`Provides profiles, films and ways of payment to many blackmailers.`,
          responsibilities: [t`Sells scripts and stolen profiles.`, t`Takes a share of each payment.`],
          commonAliases: [],
          victimTouchpoints: [t`No victim ever meets this person.`],
        }),
        role('Operator', {
          id: 'ext-video-lure',
          name: t`Acquaintance`,
          description: t`Plays somebody of the same age who is interested.`,
          responsibilities: [t`Adds friends of the victim first.`, t`Leads the talk to pictures.`],
          commonAliases: [t`New follower`, t`Exchange student`],
          victimTouchpoints: [t`The friendly chat before the threat.`],
        }),
        role('Operator', {
          id: 'ext-video-blackmailer',
          name: t`Blackmailer`,
          description: t`Threatens by the minute and shows the list of contacts.`,
          responsibilities: [t`Names sums and deadlines.`, t`Asks again after each payment.`],
          commonAliases: [t`The same account, with another tone`],
          victimTouchpoints: [t`Every message after the pictures.`],
        }),
        role('Pawn', {
          id: 'ext-video-mule',
          name: t`Receiver`,
          description: t`Takes in gift cards and payments.`,
          responsibilities: [t`Turns gift card codes into money.`],
          commonAliases: [t`Friend who receives for me`],
          victimTouchpoints: [t`The account or handle to which to pay.`],
        }),
      ],
    }),
    branch({
      id: 'ext-bluff',
      name: t`Bluff by Mail`,
      description: t`A mail to millions claims that your camera was hacked. An old password or a picture of your house is meant as proof; there is no video.`,
      riskLevel: 'Medium',
      variants: [
        variant({
          id: 'ext-bluff-password',
          name: t`Old password in the subject`,
          description: t`The password comes from a data leak of years ago and proves nothing else.`,
          platforms: [t`E-mail`],
          fingerprints: [
            t`The mail names no detail that only somebody with access could know.`,
            t`Payment goes to a wallet within 48 hours.`,
          ],
        }),
        variant({
          id: 'ext-bluff-house',
          name: t`Picture of your street`,
          description: t`Your address from a leak is put beside a picture from a public map.`,
          platforms: [t`E-mail`, t`PDF attachment`],
          fingerprints: [
            t`The picture is the one of the public street map.`,
            t`Thousands of people got the same text with their own street.`,
          ],
        }),
      ],
      scammerRoles: [
        role('Kingpin', {
          id: 'ext-bluff-sender',
          name: t`Owner of the mail network`,
          description: t`Sends millions of mails from hijacked computers.`,
          responsibilities: [
            t`Buys leaked passwords and addresses.`,
            t`Collects what comes into the wallets.`,
          ],
          commonAliases: [t`The hacker`],
          victimTouchpoints: [t`Only the one mail.`],
        }),
        role('Manager', {
          id: 'ext-bluff-writer',
          name: t`Text writer`,
          description: t`Changes the text until filters let it through.`,
          responsibilities: [t`Writes the threats in many languages.`],
          commonAliases: [],
          victimTouchpoints: [t`The words of the mail.`],
        }),
        role('Pawn', {
          id: 'ext-bluff-computer',
          name: t`Owner of a hijacked computer`,
          description: t`Does not know that the own device is sending.`,
          responsibilities: [t`None by intention; the device is misused.`],
          commonAliases: [],
          victimTouchpoints: [t`The sender’s address of the mail.`],
        }),
      ],
    }),
  ],
  education: {
    scamExplanation: t`The threat is the business: publishing brings them nothing, and paying only brings the next demand. You have done nothing that deserves this.`,
    howItWorks: [
      t`A stranger adds you and some of your friends.`,
      t`The talk becomes intimate within hours, or a mail claims that it was.`,
      t`You are shown what they have, or say they have, and your contacts.`,
      t`Minutes are counted down, and a payment is demanded.`,
      t`After a payment the demand rises; without one they often go on to somebody else.`,
    ],
    psychologyUsed: [
      t`Shame keeps people from asking for help.`,
      t`A countdown leaves no time to think.`,
      t`The list of contacts makes the threat feel near.`,
      t`Promises to delete everything sell the next payment.`,
    ],
    realSamples: [
      {
        channel: t`Messenger`,
        text: t`I have your video and all your followers. Send $500 in gift cards in 20 minutes or your mother sees it first.`,
        sign: t`The countdown is there so that you do not talk with anybody.`,
      },
      {
        channel: t`E-mail`,
        text: t`I know your password was sunflower9. I filmed you through your camera. You have 48 hours to pay.`,
        sign: t`The password is from an old leak, and nothing in the mail is about you.`,
      },
    ],
    reconDogTeam: [12, 8, 5, 13, 15],
    hopeMessage: t`This feels like the end of the world, and it is not. Many people have been through it, and telling somebody is where it begins to get better.`,
    preventionTips: [
      t`Make your list of friends and followers visible to you alone.`,
      t`Be careful when a new contact wants pictures or moves to another app at once.`,
      t`Use another password for every account, and a second step to sign in.`,
      t`Tell young people early that they may come to you with anything, without punishment.`,
    ],
    whatToDoIfTargeted: [
      t`Do not pay and do not send more; if you paid already, stop now.`,
      t`Tell somebody today; if you think of harming yourself, call 988 in the United States, 116 123 in the United Kingdom, or your country’s emergency number.`,
      t`Take pictures of the threats, the profile and the payment details, and then block the account.`,
      t`Report the profile to the platform; blackmail breaks the rules of every large one.`,
      t`Have the pictures blocked: under 18 with Take It Down, from 18 with StopNCII.`,
      t`Go to the police; you are the one who was wronged, whatever is in the pictures.`,
    ],
    whereToReport: [TAKE_IT_DOWN, STOP_NCII, IC3, FTC, REPORT_FRAUD_UK, SCAMWATCH],
  },
  reviewedOn: REVIEWED_ON,
  sources: [FBI_SEXTORTION, IC3_REPORT, scamwatch(t`Threats and extortion scams`)],
};
