import { t } from '@fap/shared/kernel/words.ts';
import type { PublicSource } from '../../catalogue/catalogue-cluster.ts';

/** A short word of reassurance. */
export interface Reassurance {
  id: string;
  title: string;
  text: string;
}

/** Something people ask about how they are helped here. */
export interface EducationTopic {
  id: string;
  title: string;
  description: string;
  content: { overview: string; keyPoints: readonly string[] };
}

/** When somebody last checked these texts, and the public sources that say what they say. */
export interface Reviewed {
  /** A calendar day. */
  reviewedOn: string;
  sources: readonly PublicSource[];
}

/** The four cards at the top of the Victim Education Center. */
export const REASSURANCES: readonly Reassurance[] = [
  {
    id: 'not-your-fault',
    title: t`This was done to you`,
    text: t`The people behind it plan and practise for months. What they used was your trust. Trust is not a fault.`,
  },
  {
    id: 'not-alone',
    title: t`You are not alone`,
    text: t`Scams like this reach many people, of all ages and jobs. Many tell no one. You have come this far, and that counts.`,
  },
  {
    id: 'your-pace',
    title: t`You set the pace`,
    text: t`You can stop at any time. Nothing you type is sent until you press send, and gaps are fine.`,
  },
  {
    id: 'you-decide',
    title: t`You decide who reads it`,
    text: t`You choose who may read your words. You can change your mind later, or take a report back.`,
  },
];

/** The five topics of “How We Help You”. */
export const TOPICS: readonly EducationTopic[] = [
  {
    id: 'first-steps',
    title: t`First, we help you stop the loss`,
    description: t`Who to call, and in what order.`,
    content: {
      overview: t`Money can sometimes be stopped in the first hours. So we show you the calls that matter before we ask you anything.`,
      keyPoints: [
        t`The help page lists the first steps for each way of paying.`,
        t`It shows phone numbers for your country, with where we found them.`,
        t`It works without an account.`,
        t`We can’t call your bank for you. A call from you counts most.`,
      ],
    },
  },
  {
    id: 'listening',
    title: t`You tell it in your own words`,
    description: t`A form that takes gaps and half memories.`,
    content: {
      overview: t`You don’t need dates in order or perfect words. Write what you recall and leave the rest. You can add to it later.`,
      keyPoints: [
        t`“I don’t know” is an answer.`,
        t`A draft stays on your device while you write.`,
        t`You can fix your report later; the old version stays on record.`,
        t`No question here asks why you did not see it.`,
      ],
    },
  },
  {
    id: 'connecting',
    title: t`We look for others with the same story`,
    description: t`One report is a piece. Many make a picture.`,
    content: {
      overview: t`We compare names, web pages, phone numbers and ways to pay with other reports. When they match, they form one case.`,
      keyPoints: [
        t`A match can show that one group is behind many scams.`,
        t`Your details are not shown to the others.`,
        t`We show why two reports match, so you can judge it.`,
        t`No match yet is fine. A later report can change that.`,
      ],
    },
  },
  {
    id: 'examining',
    title: t`Small programs study your evidence`,
    description: t`We call them ReconDogs.`,
    content: {
      overview: t`Twenty small programs read what you hand in. Each looks for one kind of trace, and shows where it found it.`,
      keyPoints: [
        t`They read copies. Your file stays as you sent it.`,
        t`A finding names the file and the place it came from.`,
        t`People review what is found before it counts for a case.`,
        t`Finding nothing is said as plainly as finding something.`,
      ],
    },
  },
  {
    id: 'staying-safe',
    title: t`We help you stay safe afterwards`,
    description: t`The next caller may know your loss.`,
    content: {
      overview: t`After a loss, new people often offer to get the money back for a fee. Some come from the same group. We help you see them coming.`,
      keyPoints: [
        t`Check a message here before you answer it.`,
        t`Practice lessons train your eye, with no points and no rush.`,
        t`Elder Shield lets someone you trust watch over payments with you.`,
        t`Sleep and talk matter too. Tell one person what happened.`,
      ],
    },
  },
];

/** Who checked the topics, and against what. */
export const TOPICS_REVIEWED: Reviewed = {
  reviewedOn: '2026-11-28',
  sources: [
    { title: t`What To Do if You Were Scammed`, office: t`US Federal Trade Commission, consumer advice` },
    { title: t`Refund and Recovery Scams`, office: t`US Federal Trade Commission, consumer advice` },
  ],
};
