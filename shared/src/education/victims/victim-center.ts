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
    title: 'This was done to you',
    text: 'The people behind it plan and practise for months. What they used was your trust. Trust is not a fault.',
  },
  {
    id: 'not-alone',
    title: 'You are not alone',
    text: 'Scams like this reach many people, of all ages and jobs. Many tell no one. You have come this far, and that counts.',
  },
  {
    id: 'your-pace',
    title: 'You set the pace',
    text: 'You can stop at any time. Nothing you type is sent until you press send, and gaps are fine.',
  },
  {
    id: 'you-decide',
    title: 'You decide who reads it',
    text: 'You choose who may read your words. You can change your mind later, or take a report back.',
  },
];

/** The five topics of “How We Help You”. */
export const TOPICS: readonly EducationTopic[] = [
  {
    id: 'first-steps',
    title: 'First, we help you stop the loss',
    description: 'Who to call, and in what order.',
    content: {
      overview:
        'Money can sometimes be stopped in the first hours. So we show you the calls that matter before we ask you anything.',
      keyPoints: [
        'The help page lists the first steps for each way of paying.',
        'It shows phone numbers for your country, with where we found them.',
        'It works without an account.',
        'We can’t call your bank for you. A call from you counts most.',
      ],
    },
  },
  {
    id: 'listening',
    title: 'You tell it in your own words',
    description: 'A form that takes gaps and half memories.',
    content: {
      overview:
        'You don’t need dates in order or perfect words. Write what you recall and leave the rest. You can add to it later.',
      keyPoints: [
        '“I don’t know” is an answer.',
        'A draft stays on your device while you write.',
        'You can fix your report later; the old version stays on record.',
        'No question here asks why you did not see it.',
      ],
    },
  },
  {
    id: 'connecting',
    title: 'We look for others with the same story',
    description: 'One report is a piece. Many make a picture.',
    content: {
      overview:
        'We compare names, web pages, phone numbers and ways to pay with other reports. When they match, they form one case.',
      keyPoints: [
        'A match can show that one group is behind many scams.',
        'Your details are not shown to the others.',
        'We show why two reports match, so you can judge it.',
        'No match yet is fine. A later report can change that.',
      ],
    },
  },
  {
    id: 'examining',
    title: 'Small programs study your evidence',
    description: 'We call them ReconDogs.',
    content: {
      overview:
        'Twenty small programs read what you hand in. Each looks for one kind of trace, and shows where it found it.',
      keyPoints: [
        'They read copies. Your file stays as you sent it.',
        'A finding names the file and the place it came from.',
        'People review what is found before it counts for a case.',
        'Finding nothing is said as plainly as finding something.',
      ],
    },
  },
  {
    id: 'staying-safe',
    title: 'We help you stay safe afterwards',
    description: 'The next caller may know your loss.',
    content: {
      overview:
        'After a loss, new people often offer to get the money back for a fee. Some come from the same group. We help you see them coming.',
      keyPoints: [
        'Check a message here before you answer it.',
        'Practice lessons train your eye, with no points and no rush.',
        'Elder Shield lets someone you trust watch over payments with you.',
        'Sleep and talk matter too. Tell one person what happened.',
      ],
    },
  },
];

/** Who checked the topics, and against what. */
export const TOPICS_REVIEWED: Reviewed = {
  reviewedOn: '2026-11-28',
  sources: [
    { title: 'What To Do if You Were Scammed', office: 'US Federal Trade Commission, consumer advice' },
    { title: 'Refund and Recovery Scams', office: 'US Federal Trade Commission, consumer advice' },
  ],
};
