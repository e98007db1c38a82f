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
    channel: 'Text message',
    from: 'Your Bank',
    text: 'A payment of $860 to M. Orson is waiting. Not you? Stop it now: https://stop-payment.example and have your code ready.',
    kind: 'scam',
    marks: [
      { words: 'Stop it now', why: 'It makes you afraid, and then it rushes you.' },
      { words: 'https://stop-payment.example', why: 'This is not your bank’s address.' },
      { words: 'have your code ready', why: 'A bank does not need the code it sends you.' },
    ],
    lesson: 'Open your bank’s app yourself. If a payment is waiting, you will see it there.',
  },
  {
    id: 'pharmacy',
    channel: 'Text message',
    from: 'Hill Street Pharmacy',
    text: 'Your order is ready. We are open until 6 pm. Questions? Stop by, or call the number on your last receipt.',
    kind: 'honest',
    marks: [
      { words: 'Stop by', why: 'There is nothing to pay or open. You can just go there.' },
      { words: 'the number on your last receipt', why: 'It sends you to a number you already have.' },
    ],
    lesson: 'Honest messages leave the way to you. They can wait.',
  },
  {
    id: 'wrong-number',
    channel: 'Messenger',
    from: 'Unknown number',
    text: 'Hi Tom, are we still on for tennis on Sunday? Oh no, wrong number! You sound so kind. I just moved here. What do you do for work?',
    kind: 'scam',
    marks: [
      { words: 'wrong number', why: 'The slip is planned. It opens a talk with someone new.' },
      { words: 'You sound so kind', why: 'Praise from someone who knows nothing about you yet.' },
      { words: 'What do you do for work?', why: 'It is an early try to learn how much money there is.' },
    ],
    lesson: 'You don’t have to answer a wrong number. Being polite is not owed here.',
  },
  {
    id: 'parcel',
    channel: 'Text message',
    from: 'Parcel Service',
    text: 'We could not bring your parcel. Pay $1.99 within 12 hours or it goes back: https://parcel-again.example',
    kind: 'scam',
    marks: [
      { words: 'Pay $1.99', why: 'The sum is tiny so that no one thinks long. They want the card.' },
      { words: 'within 12 hours', why: 'A deadline keeps you from checking.' },
      { words: 'https://parcel-again.example', why: 'This is not the address of a parcel service.' },
    ],
    lesson: 'Look up the parcel on the page of the shop where you ordered it.',
  },
  {
    id: 'dentist',
    channel: 'E-mail',
    from: 'Dr. Lund’s practice',
    text: 'Hello Ms. Park, this is a note about your visit on Tuesday at 10:30. If you can’t come, please call the desk; the number is on your card. You don’t need to reply.',
    kind: 'honest',
    marks: [
      { words: 'your visit on Tuesday at 10:30', why: 'It names something you know, and you can check it.' },
      { words: 'the number is on your card', why: 'It points to a number you already have.' },
      { words: 'You don’t need to reply', why: 'It asks for nothing.' },
    ],
    lesson: 'If you are unsure, call the number you already have. It takes a minute.',
  },
  {
    id: 'boss',
    channel: 'E-mail',
    from: 'Dana Reed, Director',
    text: 'Are you at your desk? I’m in a meeting and can’t talk. Please buy five gift cards for a client and send me the codes. Keep it between us, it is a surprise.',
    kind: 'scam',
    marks: [
      { words: 'can’t talk', why: 'It cuts off the one thing that would end this: a call.' },
      { words: 'send me the codes', why: 'Codes of gift cards are cash. No firm pays that way.' },
      { words: 'Keep it between us', why: 'A secret keeps away the people who would say stop.' },
    ],
    lesson: 'Ask the person on another channel, such as a call to their desk.',
  },
  {
    id: 'new-card',
    channel: 'Message in your bank’s app',
    from: 'Your Bank',
    text: 'Your new card is on its way. It should be with you in 5 to 7 days. Turn it on here in the app. We won’t ask you for the PIN.',
    kind: 'honest',
    marks: [
      { words: 'here in the app', why: 'It came in the app you opened, and asks you to stay in it.' },
      { words: 'We won’t ask you for the PIN', why: 'It asks for no secret and no money.' },
    ],
    lesson: 'What you find in the app you opened yourself is safer than a link that came to you.',
  },
  {
    id: 'job',
    channel: 'Messenger',
    from: 'Hiring Team',
    text: 'Good news! You are hired: 40 minutes a day from home, $220 daily. No interview. To start, pay a deposit of $90. You get it back with your first task.',
    kind: 'scam',
    marks: [
      { words: '$220 daily', why: 'The pay is far too high for the work.' },
      { words: 'No interview', why: 'A real firm wants to know who you are.' },
      { words: 'pay a deposit of $90', why: 'In a real job, money flows to you.' },
    ],
    lesson: 'When you have to pay to work, it is not a job.',
  },
  {
    id: 'aunt',
    channel: 'Text message',
    from: 'Aunt Rosa (saved in your phone)',
    text: 'Hi dear, I’ll be late on Sunday, the bus was cancelled. Shall I still bring the cake? Call me tonight if you like.',
    kind: 'honest',
    marks: [
      {
        words: 'Shall I still bring the cake?',
        why: 'She talks about a plan you share, and asks for no money.',
      },
      { words: 'Call me tonight', why: 'She wants to talk. Someone in her name would avoid a call.' },
    ],
    lesson: 'A short call settles any doubt, and she will be glad to hear you.',
  },
  {
    id: 'recovery',
    channel: 'E-mail',
    from: 'Asset Return Desk',
    text: 'We have found the money you lost last year. It is ready to be sent to you. Please pay the release fee of $340 today, or your file will be closed.',
    kind: 'scam',
    marks: [
      { words: 'the money you lost last year', why: 'They know of it because lists of names are sold.' },
      { words: 'release fee of $340', why: 'Who gives money back does not ask for money first.' },
      {
        words: 'today, or your file will be closed',
        why: 'A threat and a deadline, so you don’t ask around.',
      },
    ],
    lesson: 'Offers to get lost money back that come to you are scams, even with a seal on them.',
  },
];
