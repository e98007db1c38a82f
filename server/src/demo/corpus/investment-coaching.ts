import type { CorpusCluster } from './types.ts';

export const investmentCoachingClusters: CorpusCluster[] = [
  {
    name: 'Options Signal Academy',
    scamType: 'investment_coaching',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Victim report', 'Review site notice', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-01-30',
        amountInvolved: '$12,700',
        scamPersonas: 'Coach Dashiell Crowe (head coach), Success manager Petra Lind, "Students" in the chat',
        description:
          'A short video promised to teach options trading in nine evenings, and the entry course on {domain} cost only $97. Coach Dashiell Crowe was charming, and in the chat other students posted winning trades all day. Success manager Petra Lind then sold me the inner circle for $7,600 and advised me to trade on their broker, with a deposit of $5,000 to {iban}. His signals lost nine times of ten. When I complained I was muted, and the same students went on winning.',
        evidence:
          "Nine evenings to your freedom, that's my personal guarantee! The inner circle has two chairs left and I'd rather give one to you than to someone who isn't hungry. Petra will help you raise the card limit, winners find a way.",
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-07-14',
        amountInvolved: '$8,900',
        scamPersonas: 'Coach Dashiell Crowe (head coach), Success manager Petra Lind',
        description:
          'I drive a bus and wanted something for old age. I took the entry course of Coach Crowe on {domain}, and he answered my first question in person, which flattered me. Petra Lind called every evening until I put the inner circle on two credit cards. The deposit for the broker was $2,000 to {iban}. After I had lost it with his signals she told me that losers quit at exactly this point.',
        evidence:
          "Hi champion, it's Petra! Dashiell asked about you by name, he sees himself in you. Nine evenings to your freedom, but the chairs close at nine tonight and the price doubles tomorrow, so let's get the bank on the line together, okay?",
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-03-26',
        amountInvolved: '£6,450',
        scamPersonas: 'Coach Dashiell Crowe (head coach), "Students" in the chat',
        description:
          "The free webinar on {domain} ran as if it were live, with a clock and a chat. I watched it again a week later and the same people asked the same things at the same minute. Before that I had bought the entry course and the inner circle and had paid £2,500 into the broker, at {iban}, so as to follow the signals. Nearly every call of Coach Crowe was a loss. A refund was denied because I hadn't done the homework of evening seven.",
        evidence:
          'Nine evenings to your freedom, and I can see 312 of you on the call for two chairs, so type CHAIR and be quick. My students made 41 percent last month, guaranteed method, scroll up and ask them. If your wife says no, ask yourself who is going to pay for her dream.',
      },
    ],
  },
  {
    name: 'Funded Trader Challenge',
    scamType: 'investment_coaching',
    verifiedBy: ['Trustpilot'],
    sources: ['Community forum', 'Review site notice'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-04-03',
        amountInvolved: '$1,494',
        scamPersonas: 'Risk desk "Orson", Mentor Jules Haverkamp',
        description:
          'On {domain} you pay a fee, pass a trading test, and are given a $100,000 account with coaching by Jules Haverkamp. I passed at the third try, $498 each. In the funded account the spread grew whenever I was in profit, and when I asked to be paid, Orson of the risk desk found a breach of consistency. I could redeem myself with a discounted retry, this time payable in coins to {eth}. The rule he quoted had been put on the page two days after my request.',
        evidence:
          'Congrats on a superb month! During payout review we detected inconsistent lot sizing (rule 9.4b) and the account is closed. As a valued trader you get 35% off a new challenge if you start by Sunday.',
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-01-07',
        amountInvolved: '€890',
        scamPersonas: 'Risk desk "Orson"',
        description:
          "I'd earned €4,200 in a so-called funded account at {domain}. The payout was refused by Orson of the risk desk, for trading during news, although the news in question came on the following day. He let me buy a retry at a third off, to be paid to {eth} since the card processor was gone. Others in the chat reported that no one they know was ever paid more than the fees put in.",
        evidence:
          "Our decision is final and was reached by an algorithm, which can't be biased. We believe in you and hold a retry at 35% less, 24 hours. Public complaints void the discount and the mentorship with Jules.",
      },
    ],
  },
  {
    name: "Professor's Morning Circle",
    scamType: 'investment_coaching',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Victim report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-05-22',
        amountInvolved: '$74,000',
        scamPersonas:
          'Professor Alistair Gwynne (lecturer), Assistant Camille (group helper), Account desk 3',
        description:
          'An advert for a book on value shares led to a chat group of eighty people. Professor Alistair Gwynne lectured each morning at eight, and Assistant Camille asked privately how large my portfolio was. Members bought a small share all at once and we did earn something. Then the Professor received institutional access on {domain}, open to those who deposited above $20,000 at {iban}. I saw a profit of $190,000 there, and to take any of it out I had to pay him his fifteen percent beforehand.',
        evidence:
          'Good morning students, the block trade opens 9:31 to 9:34, be on time and tell no one outside, our edge is silence. Camille, please note who is in. Those who miss this one will have to leave the class, I teach only the committed.',
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-12-02',
        amountInvolved: '£39,500',
        scamPersonas: 'Professor Alistair Gwynne (lecturer), Assistant Camille (group helper)',
        description:
          "For two months I sat in Professor Gwynne's morning class on my phone and took real notes. Assistant Camille sent cake on the group's birthdays, in pictures. When block trades were opened to us on {domain} I put in my redundancy money, transferring to {iban} in four parts as advised. The balance tripled. At the first withdrawal Camille wrote that the Professor's share was due first, in fresh money, not out of the profit.",
        evidence:
          "The professor's 15% must come from outside of the account, this is compliance dear, I paid mine too. Do it before the bell and you withdraw this afternoon. He speaks so well of you, please don't let him down in front of the class.",
      },
    ],
  },
  {
    name: 'Robot Trader Bootcamp',
    scamType: 'investment_coaching',
    verifiedBy: ['Manual', 'Trustpilot'],
    sources: ['Regulator warning list', 'Victim report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-08-06',
        amountInvolved: '€3,250',
        scamPersonas: 'Bootcamp host Zane Ottermann, Onboarding coach Lara',
        description:
          "The bootcamp on {domain} teaches you to supervise a trading robot, as one would a dog. Host Zane Ottermann needed €250 to wake it up, and Lara sat with me in a screen session while it won 38 times. She suggested a stronger engine for €3,000, in coins to {btc}. The robot won on, only the button for withdrawing was part of module eight. Module eight doesn't exist.",
        evidence:
          "Your robot is at 94% accuracy and hungry, I've never seen one learn so quickly. Feed it to 3k before the US open and it moves up to the pro engine, where losses are technically impossible. I'm going to stay on your screen and do the clicks with you.",
      },
      {
        contactMethod: 'email',
        dateOccurred: '2026-05-14',
        amountInvolved: '€1,900',
        scamPersonas: 'Onboarding coach Lara, Bootcamp host Zane Ottermann',
        description:
          'I got an invitation to a robot bootcamp with a voucher of €100. Lara, the coach, asked to see my screen for the installation at {domain}, and opened my bank in passing to check the currency. She upgraded the robot for me, in coins to {btc}, while I was making tea. In the lessons of Zane Ottermann one hears the same sentence about the dog several times. My robot has a profit of 412 percent, which I can look at.',
        evidence:
          "No no leave the mouse with me, that's what onboarding is. I've put you on the pro engine as the open is in four minutes. You can thank me in module eight.",
      },
    ],
  },
  {
    name: 'No Money Down Mentors',
    scamType: 'investment_coaching',
    verifiedBy: ['BBB', 'Manual'],
    sources: ['Consumer association', 'Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-06-17',
        amountInvolved: '£18,600',
        scamPersonas: 'Mentor Barclay Stroud (stage speaker), Deal coach Nadine',
        description:
          'A free evening in a hotel, then a weekend for £600, then a mentorship for £12,000 decided in a room without a clock. Mentor Barclay Stroud had us ring our card companies together and ask for higher limits. Deal coach Nadine later reserved a flat for me via {domain}, with a fee of £6,000 to {iban}. The flat had been sold two years ago. I was told I had the mindset of a tenant.',
        evidence:
          "Phones out, everybody! You're going to ring your bank and say I'm doing home improvements, because you are: you are improving your home. Those who go out of this door to think will still be thinking in ten years.",
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-02-12',
        amountInvolved: '£14,200',
        scamPersonas: 'Deal coach Nadine, Mentor Barclay Stroud (stage speaker)',
        description:
          'My wife and I had booked the weekend for £600 and left with a mentorship on three cards. Barclay Stroud shouted, hugged people and let them cry on stage. Deal coach Nadine mailed us deals through {domain}, the best of which was reserved only with a fee of £2,200 at {iban}. On the site visit we stood before a car park. She answered that a true investor would have seen the potential.',
        evidence:
          "Nadine here, I can hold unit 14 for you until one o'clock, there's a dentist from Kent breathing down my neck. Reservation is refundable up to exchange. Don't go asking your solicitor, he earns by saying no.",
      },
    ],
  },
  {
    name: 'Turnkey Dropship Store',
    scamType: 'investment_coaching',
    verifiedBy: ['BBB'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-09-16',
        amountInvolved: '$25,000',
        scamPersonas: 'Founder Brock Tannahill, Store manager "Ivy"',
        description:
          "Founder Brock Tannahill said his team would build and run an online shop for me that earns $10,000 a month by the third month, or I'd get my fee back. I paid $25,000, partly with a loan they brokered. Store manager Ivy reported from {email} for four months on warming up the store. It sold six phone cases, three of them to me. The money-back promise applies, I then read, only if I'd spent another $50,000 on adverts through {domain}.",
        evidence:
          "We only win when you win, so we're in the same boat, brother. Wire today and I'll slide you in front of the March cohort. Talk to your accountant after you make your first 10k, they can't spell e-commerce.",
      },
    ],
  },
  {
    name: 'Retirement Gold Coaches',
    scamType: 'investment_coaching',
    verifiedBy: ['FBI', 'BBB'],
    sources: ['Regulator warning list', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-11-05',
        amountInvolved: '$118,000',
        scamPersonas: 'Senior coach Everett Langstone, Vault officer Sue',
        description:
          "A retirement coach, Everett Langstone, rang for weeks about the coming end of paper money, always after the evening news. He helped me to roll over my pension into collectors' coins and did the forms at {domain} with me. The coins cost three times their metal value, as a dealer showed me afterwards. They are said to lie in a vault where Vault officer Sue answers {phone}, and to see them costs $2,500. I had wanted to leave it to my grandchildren.",
        evidence:
          "I served my country, Ma'am, and I wouldn't steer you wrong. By the weekend they may freeze the accounts of people like us, and then it's too late for coins. Let's do the call with the custodian together and I'll mute myself.",
      },
    ],
  },
  {
    name: 'Newsreader Deepfake Fund',
    scamType: 'investment_coaching',
    verifiedBy: ['Manual', 'FBI'],
    sources: ['Regulator warning list', 'Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-06-14',
        amountInvolved: '€16,250',
        scamPersonas: '"The newsreader" (fabricated video), Personal coach Leon Abendroth',
        description:
          'I saw the evening news announcing a programme that turns €250 into a second salary, and the minister nodding to it. The lips did not quite fit, but I noticed that only when I was looking for it. After signing up on {domain} I was rung by Personal coach Leon Abendroth, four times a day. He has an answer to everything and put me through a knowledge test by telephone. €16,000 went to {iban}, and the account shows it in a currency that cannot be changed back.',
        evidence:
          "You've scored 9 of 10, I may open the closed tier for you. What you have seen on the news is the public version with 12 percent, our students do 30. I am going to call at 11, at 2, at 5 and at 8, that is how seriously I take you.",
      },
    ],
  },
  {
    name: 'Blooming Garden Circle',
    scamType: 'investment_coaching',
    verifiedBy: ['BBB'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-03-01',
        amountInvolved: '$5,000',
        scamPersonas: 'Garden mother Shiloh, Water coach Renée',
        description:
          "A friend invited me to a circle of women in which each gives $5,000 to the woman at the centre and later stands at the centre herself. It is not investing, it is gifting, Garden mother Shiloh said, with candles on the video call. I sent my gift to {btc}, as the banks do not understand feminine abundance. Water coach Renée then expected me to bring two sisters before the new moon. On {domain} my circle has been called resting since April, and I'm ashamed that I asked my cousin.",
        evidence:
          'Sister, the garden only blooms for those who water. Say gift, never payment, and keep it between women because the old world feels threatened by us. Two sisters by the new moon and eight times returns to you, it is a law of nature.',
      },
    ],
  },
  {
    name: 'Cash Flow Hotel Seminar',
    scamType: 'investment_coaching',
    verifiedBy: ['Trustpilot', 'BBB'],
    sources: ['Local newspaper', 'Consumer association'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2026-04-18',
        amountInvolved: '€9,800',
        scamPersonas: 'Speaker Ottilie Brandauer, Table coaches in blue blazers',
        description:
          "The free dinner for pensioners had three courses and Speaker Ottilie Brandauer between them. She explained a cash flow account with seven percent for life, signed by us before the dessert. A coach in a blue blazer sat at each table and held the pen. I transferred €9,800 to {iban} on the following morning, having been called at eight o'clock. The bank named on the contract exists solely at {domain}.",
        evidence:
          'Dear guests, the seven percent is reserved for this room and for this evening. My young colleagues have the forms, you only need to sign at the yellow mark. Tomorrow you may read it at leisure.',
      },
    ],
  },
  {
    name: 'Before The Listing Allocation',
    scamType: 'investment_coaching',
    verifiedBy: ['FBI', 'Trustpilot', 'Manual'],
    sources: ['Regulator warning list', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-10-07',
        amountInvolved: '£62,000',
        scamPersonas: 'Equity tutor Jocelyn Draper-Hythe, Allocation desk Mr Sands',
        description:
          "Equity tutor Jocelyn Draper-Hythe taught me by phone how allocations before a stock market listing work, five lessons, no charge. In the sixth a real rocket company was about to list, and Mr Sands had 2,000 shares returned by a sick client. I paid £22,000, then £40,000, to {iban}, and got certificates with a hologram. The date of the listing kept moving. In the end a second firm, reached through {domain}, offered to buy my shares at a profit if I'd lodge a bond.",
        evidence:
          "You're my best pupil, so you hear of it before the weekend does. Mr Sands must place them by four and he's asked for discretion, since the staff aren't allowed to know who's in. Shall I put you down for the two thousand?",
      },
    ],
  },
  {
    name: 'Copied Bond Brochure',
    scamType: 'investment_coaching',
    verifiedBy: ['Manual'],
    sources: ['Regulator warning list'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-02-14',
        amountInvolved: '£50,000',
        scamPersonas: 'Fixed-income guide Rowan Pettifer',
        description:
          "I compared savings rates on {domain} and left my number. Rowan Pettifer, who called himself a guide and never a salesman, posted me a glossy brochure of a well-known insurer's bond. All the register numbers in it were right, only the telephone number and the account, {iban}, were not. I even had my identity checked by video. The insurer has put a warning on its page with the picture of my brochure.",
        evidence:
          "I'm not here to sell you anything, Madam, the bond sells itself at 6.1 fixed. This tranche has protection for the full amount and closes on Valentine's Day, rather fittingly. Your application is in front of me, it only lacks the funding.",
      },
    ],
  },
  {
    name: 'Shadow My Trades Mentor',
    scamType: 'investment_coaching',
    verifiedBy: ['Trustpilot'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-07-19',
        amountInvolved: '$4,800',
        scamPersonas: 'Mentor Kofi "Pips" Lawal-Green',
        description:
          "He films himself by a pool and says: copy me or stay poor. With Pips's copy function on {domain} my account is to do what his does, in the same second. It copied him up to $9,000 and on one Friday down to nothing, while his own video that evening showed a new watch. To be made whole I should fund again with at least $2,000 to {btc}. The watch has since been in videos of two other mentors.",
        evidence:
          'Drawdown is tuition family, I took the same hit, stay humble. Reload min 2k before Sunday open and I trade it back by Wednesday, on my mother. Negative people get removed from the chat.',
      },
    ],
  },
  {
    name: 'Community Token Classroom',
    scamType: 'investment_coaching',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-01-24',
        amountInvolved: '$2,300',
        scamPersonas: 'Teacher "Oma Lotus", Moderator Finn',
        description:
          "In the classroom of Oma Lotus you learn about staking and are paid for learning in her token. To take the final exam you have to hold $2,000 of it, bought on {domain} and locked for ninety days. On day 88 the contract moved the pool to {eth} and the classroom was archived. Moderator Finn says that it was a hacker and he's collecting for an audit. The teacher's voice was made by a computer, someone compared it.",
        evidence:
          'My dear pupils, who holds through the exam shares the treasury, who sells feeds the wolves. Only 40 desks left. Connect your wallet, sign attendance, and leave the lock at ninety days as Oma taught you.',
      },
    ],
  },
  {
    name: 'Sure Bet Arbitrage School',
    scamType: 'investment_coaching',
    verifiedBy: ['Manual', 'BBB'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-12-29',
        amountInvolved: '£3,150',
        scamPersonas: 'Odds coach Terry Vance, Syndicate secretary Lou',
        description:
          "Odds coach Terry Vance taught how to bet on both sides of a match so that one always wins. The software was £650, and you place the bets in the syndicate's own book on {domain}. My stake grew from £500 to £2,900. Then Syndicate secretary Lou told me that the book pays only to members who've turned over their stake twelve times, and to reach that I put in the rest through {iban}. Both sides of the next match lost, which I'd have thought impossible.",
        evidence:
          "It's maths not gambling mate, tell the missus it's maths. Boxing week has the fattest gaps of the year, so top up now. Twelve turns and Lou opens the till.",
      },
    ],
  },
  {
    name: 'Orchard Plot Owners Club',
    scamType: 'investment_coaching',
    verifiedBy: ['FBI'],
    sources: ['Victim report', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2026-03-16',
        amountInvolved: '€22,000',
        scamPersonas: 'Farm coach Ignacio Breit, Agronomist Dr Sorrel',
        description:
          'By e-mail course I learned how to live on avocado trees, eleven lessons by Farm coach Ignacio Breit. For €22,000, sent to {iban}, I own plot 118 with 200 trees and a camera. Dr Sorrel sends me pictures of it on {domain}, in which the shadow always falls the same way, in June as in December. The first harvest was eaten by fungus, for which there is a spraying levy. A journalist who drove there found a gravel pit.',
        evidence:
          "Plot 117 has just been taken by a judge, so you'll have a judge for a neighbour. Returns of 14% are fixed in the contract, trees don't know about crises. Please decide until the full moon, we graft after it.",
      },
    ],
  },
  {
    name: 'Campus Trading Masterclass',
    scamType: 'investment_coaching',
    verifiedBy: ['Trustpilot', 'Manual'],
    sources: ['Local newspaper', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-10-11',
        amountInvolved: '€2,790',
        scamPersonas: 'Team leader Yannic Doral (fellow student), "Mr X" (founder)',
        description:
          'Yannic sat two rows in front of me in economics and drove a rented sports car, which I did not know. He brought half our year into the masterclass on {domain}, €190 a month, plus a start package. Whoever recruits four learns for free, so we did far more recruiting than learning. I took up a student loan for the package and paid it to {iban}. When I left they posted my picture with the word slave in the group.',
        evidence:
          "Bro your professors earn 5k, why would you listen to them. Package closes today for our uni, tomorrow Mr X opens it for the next town. Tell your parents it's for a laptop, in half a year you buy them a house.",
      },
    ],
  },
  {
    name: 'Comeback Plan For Losers',
    scamType: 'investment_coaching',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Charity helpline', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-08-17',
        amountInvolved: '$36,400',
        scamPersonas: 'Turnaround coach Miriam Castell, Desk trader Viktor',
        description:
          "I'd told nobody how much I had lost with leveraged trading, but Turnaround coach Miriam Castell knew it to the dollar. She said that shame was my true enemy and gave me a comeback plan: double the size, half the time. Desk trader Viktor would make the first three trades for me, at {domain}, so I'd feel winning again. I took out a loan against the house and sent it to {iban}. She rings at night now from {phone} and is silent, and I believe it is meant to frighten me.",
        evidence:
          "You lost it because you stopped, not because you played. I'm the only person who knows and who doesn't judge you, so let us leave it like this. Viktor has a seat at 3:30, double size, and by Friday no one will ever need to know.",
      },
    ],
  },
  {
    name: 'Whisky Cask Tutor',
    scamType: 'investment_coaching',
    verifiedBy: ['BBB', 'Manual'],
    sources: ['Consumer association', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-08-22',
        amountInvolved: '£27,500',
        scamPersonas: 'Cask tutor Angus Merriweather, Warehouse keeper Isla',
        description:
          'Cask tutor Angus Merriweather taught me to smell money, as he put it, over the phone with sample bottles sent by post. I bought five casks at {domain} for £27,500, paid to {iban}, with certificates on heavy paper. When I asked the distillery, cask 2207 belonged to them and had been bottled years ago. Warehouse keeper Isla confirmed my ownership nevertheless, she has an answering machine with seagulls. Angus suggested that I buy a sixth one so the set could be sold.',
        evidence:
          "A Far Eastern buyer wants complete sets of six, and you, you lucky man, have five. He's in Edinburgh until Tuesday with his cheque book. I shouldn't tell you but he paid twice the price for the last set.",
      },
    ],
  },
];
