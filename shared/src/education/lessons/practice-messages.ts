import { t } from '@fap/shared/kernel/words.ts';
/** Words of a message that give it away, or that show it is honest, and why. */
export interface MarkedWords {
  /** Exactly as in the message. */
  words: string;
  why: string;
}

/** A message to judge. All are written by us for practice; the people and addresses in them do not exist. */
export interface PracticeMessage {
  id: string;
  channel: string;
  from: string;
  text: string;
  kind: 'scam' | 'honest';
  marks: readonly MarkedWords[];
  /** What to take along, in a sentence or two. */
  lesson: string;
}

/** Ten messages: six scams and four honest ones, mixed. */
export const PRACTICE_MESSAGES: readonly PracticeMessage[] = [
  {
    id: 'bank-text',
    channel: t`Text message`,
    from: t`Your Bank`,
    text: t`A payment of $860 to M. Orson is waiting. Not you? Stop it now: https://stop-payment.example and have your code ready.`,
    kind: 'scam',
    marks: [
      { words: t`Stop it now`, why: t`It makes you afraid, and then it rushes you.` },
      { words: 'https://stop-payment.example', why: t`This is not your bank’s address.` },
      { words: t`have your code ready`, why: t`A bank does not need the code it sends you.` },
    ],
    lesson: t`Open your bank’s app yourself. If a payment is waiting, you will see it there.`,
  },
  {
    id: 'pharmacy',
    channel: t`Text message`,
    from: t`Hill Street Pharmacy`,
    text: t`Your order is ready. We are open until 6 pm. Questions? Stop by, or call the number on your last receipt.`,
    kind: 'honest',
    marks: [
      { words: t`Stop by`, why: t`There is nothing to pay or open. You can just go there.` },
      { words: t`the number on your last receipt`, why: t`It sends you to a number you already have.` },
    ],
    lesson: t`Honest messages leave the way to you. They can wait.`,
  },
  {
    id: 'wrong-number',
    channel: 'Messenger',
    from: t`Unknown number`,
    text: t`Hi Tom, are we still on for tennis on Sunday? Oh no, wrong number! You sound so kind. I just moved here. What do you do for work?`,
    kind: 'scam',
    marks: [
      { words: t`wrong number`, why: t`The slip is planned. It opens a talk with someone new.` },
      { words: t`You sound so kind`, why: t`Praise from someone who knows nothing about you yet.` },
      { words: t`What do you do for work?`, why: t`It is an early try to learn how much money there is.` },
    ],
    lesson: t`You don’t have to answer a wrong number. Being polite is not owed here.`,
  },
  {
    id: 'parcel',
    channel: t`Text message`,
    from: t`Parcel Service`,
    text: t`We could not bring your parcel. Pay $1.99 within 12 hours or it goes back: https://parcel-again.example`,
    kind: 'scam',
    marks: [
      { words: t`Pay $1.99`, why: t`The sum is tiny so that no one thinks long. They want the card.` },
      { words: t`within 12 hours`, why: t`A deadline keeps you from checking.` },
      { words: 'https://parcel-again.example', why: t`This is not the address of a parcel service.` },
    ],
    lesson: t`Look up the parcel on the page of the shop where you ordered it.`,
  },
  {
    id: 'dentist',
    channel: t`E-mail`,
    from: t`Dr. Lund’s practice`,
    text: t`Hello Ms. Park, this is a note about your visit on Tuesday at 10:30. If you can’t come, please call the desk; the number is on your card. You don’t need to reply.`,
    kind: 'honest',
    marks: [
      {
        words: t`your visit on Tuesday at 10:30`,
        why: t`It names something you know, and you can check it.`,
      },
      { words: t`the number is on your card`, why: t`It points to a number you already have.` },
      { words: t`You don’t need to reply`, why: t`It asks for nothing.` },
    ],
    lesson: t`If you are unsure, call the number you already have. It takes a minute.`,
  },
  {
    id: 'boss',
    channel: t`E-mail`,
    from: t`Dana Reed, Director`,
    text: t`Are you at your desk? I’m in a meeting and can’t talk. Please buy five gift cards for a client and send me the codes. Keep it between us, it is a surprise.`,
    kind: 'scam',
    marks: [
      { words: t`can’t talk`, why: t`It cuts off the one thing that would end this: a call.` },
      { words: t`send me the codes`, why: t`Codes of gift cards are cash. No firm pays that way.` },
      { words: t`Keep it between us`, why: t`A secret keeps away the people who would say stop.` },
    ],
    lesson: t`Ask the person on another channel, such as a call to their desk.`,
  },
  {
    id: 'new-card',
    channel: t`Message in your bank’s app`,
    from: t`Your Bank`,
    text: t`Your new card is on its way. It should be with you in 5 to 7 days. Turn it on here in the app. We won’t ask you for the PIN.`,
    kind: 'honest',
    marks: [
      { words: t`here in the app`, why: t`It came in the app you opened, and asks you to stay in it.` },
      { words: t`We won’t ask you for the PIN`, why: t`It asks for no secret and no money.` },
    ],
    lesson: t`What you find in the app you opened yourself is safer than a link that came to you.`,
  },
  {
    id: 'job',
    channel: t`Messenger`,
    from: t`Hiring Team`,
    text: t`Good news! You are hired: 40 minutes a day from home, $220 daily. No interview. To start, pay a deposit of $90. You get it back with your first task.`,
    kind: 'scam',
    marks: [
      { words: t`$220 daily`, why: t`The pay is far too high for the work.` },
      { words: t`No interview`, why: t`A real firm wants to know who you are.` },
      { words: t`pay a deposit of $90`, why: t`In a real job, money flows to you.` },
    ],
    lesson: t`When you have to pay to work, it is not a job.`,
  },
  {
    id: 'aunt',
    channel: t`Text message`,
    from: t`Aunt Rosa (saved in your phone)`,
    text: t`Hi dear, I’ll be late on Sunday, the bus was cancelled. Shall I still bring the cake? Call me tonight if you like.`,
    kind: 'honest',
    marks: [
      {
        words: t`Shall I still bring the cake?`,
        why: t`She talks about a plan you share, and asks for no money.`,
      },
      { words: t`Call me tonight`, why: t`She wants to talk. Someone in her name would avoid a call.` },
    ],
    lesson: t`A short call settles any doubt, and she will be glad to hear you.`,
  },
  {
    id: 'recovery',
    channel: t`E-mail`,
    from: t`Asset Return Desk`,
    text: t`We have found the money you lost last year. It is ready to be sent to you. Please pay the release fee of $340 today, or your file will be closed.`,
    kind: 'scam',
    marks: [
      { words: t`the money you lost last year`, why: t`They know of it because lists of names are sold.` },
      { words: t`release fee of $340`, why: t`Who gives money back does not ask for money first.` },
      {
        words: t`today, or your file will be closed`,
        why: t`A threat and a deadline, so you don’t ask around.`,
      },
    ],
    lesson: t`Offers to get lost money back that come to you are scams, even with a seal on them.`,
  },
];
