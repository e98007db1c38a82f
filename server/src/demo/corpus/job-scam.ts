import type { CorpusCluster } from './types.ts';

export const jobScamClusters: CorpusCluster[] = [
  {
    name: 'Task Optimiser Platform',
    scamType: 'job_scam',
    verifiedBy: ['FBI', 'Trustpilot', 'BBB'],
    sources: ['Victim report', 'Community forum'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-03-03',
        amountInvolved: '$11,300',
        scamPersonas: 'Recruiter Odette Kalman, Trainer Simon W., Customer service 24h',
        description:
          'Recruiter Odette Kalman texted about online work, forty minutes a day, and Trainer Simon moved me to a messenger, {handle}. On {domain} I clicked optimise for hotels, 40 in a set, and took out $80 on the first evening. On day three a combination task turned my balance negative, and I had to top up to {eth} to go on with the set. Each top-up brought a dearer combination task. In the group everyone cheered me and posted receipts, none of them was a real person I think.',
        evidence:
          "Congratulations, you hit a lucky combination task, commission is 6 times! Your balance is minus 1,480, please top up within 2 hours so the merchant doesn't complain. All of your funds are released when the 40/40 is done, I guarantee this as your trainer.",
      },
      {
        contactMethod: 'text',
        dateOccurred: '2025-08-29',
        amountInvolved: '$5,750',
        scamPersonas: 'Trainer Simon W., Customer service 24h',
        description:
          'I had applied for part-time jobs everywhere, thus the text seemed normal. After moving to the messenger Trainer Simon sat with me through the first set on {domain}: press optimise, get paid. I withdrew $65. The next day a lucky combination task blocked set two at task 31, and I topped up four times, to {eth}. Customer service demanded a credit score deposit at last, and I had nothing left to send.',
        evidence:
          "You have 9 tasks to go my dear, others would dream of it. Borrow a little from a friend, don't say what it's for, people get jealous. All of your funds are released when the 40/40 is done, but if that isn't today your score drops and the withdrawal channel closes.",
      },
      {
        contactMethod: 'text',
        dateOccurred: '2026-04-24',
        amountInvolved: '£3,980',
        scamPersonas: 'Recruiter Odette Kalman, Trainer Simon W.',
        description:
          'I am on maternity leave and looked for something to do between feeds. Odette Kalman of a recruitment office wrote; her colleague Simon trained me on another messenger. The platform {domain} gives you hotel pictures and a button, optimise. It paid £52 once, then combination tasks ate whatever I put in through {eth}. When I cried on a voice message, Simon sent a crying emoji and a new top-up address.',
        evidence:
          "Don't give up mama, you are at 38 of 40!! I added 200 of my own for you so we're in this together. Top up 1,150 and all of your funds are released when the 40/40 is done, 4,900 tonight.",
      },
    ],
  },
  {
    name: 'Parcel Quality Inspectors',
    scamType: 'job_scam',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Police report', 'Victim report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-04-11',
        amountInvolved: '$3,200',
        scamPersonas: 'HR lead Beatrix Nohl, Dispatch coordinator Greg',
        description:
          "I was hired by e-mail as a quality inspector: parcels come to my home, I photograph the contents and send them on with labels from {domain}. Beatrix Nohl promised $3,200 at the end of the month. There were phones and coffee machines in the boxes, with other people's names on the slips. One day before payday Dispatch coordinator Greg stopped answering and my access was gone. The police came instead, and for them I was the thief, until I showed the contract from {email}.",
        evidence:
          'Welcome aboard! Please remove any old slips before you re-label, our clients value discretion. Shifts missed in the trial month lead to loss of the salary, so make sure that you are at home between 8 and 6.',
      },
      {
        contactMethod: 'email',
        dateOccurred: '2025-10-24',
        amountInvolved: '€2,400',
        scamPersonas: 'Dispatch coordinator Greg, HR lead Beatrix Nohl',
        description:
          'Inspection from home for €2,400 a month, said the contract of {domain}. I got nineteen parcels, checked and relabelled them, and sent the photographs to {email}. Mrs Nohl asked for a copy of my identity card for social insurance, and later two loans and a phone contract had been opened with it. On payday there was no one there. Customs now wants to know from me what was in parcel number seven.',
        evidence:
          "Greg from dispatch here: parcel 14 must leave your house in the next hour, or the salary clock starts again. Take off the sender's slip, put ours on, photo to the portal. Please don't discuss client goods with neighbours or postal staff.",
      },
    ],
  },
  {
    name: 'Home Office Equipment Cheque',
    scamType: 'job_scam',
    verifiedBy: ['BBB', 'FBI'],
    sources: ['Victim report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-02-18',
        amountInvolved: '$4,870',
        scamPersonas: 'Hiring manager Dr Cassandra Vale, Vendor agent Todd',
        description:
          'The interview for a remote assistant ran in writing over a messenger, an hour of good questions. Hiring manager Dr Cassandra Vale mailed a cheque of $4,870 from {email} for my home office, and it had to be paid on to their approved vendor, Todd, at {domain}. My bank showed the money at once, so I sent it through an instant payment app to {phone}. On the ninth day the cheque turned out to be forged and I owed the bank all of it.',
        evidence:
          'Deposit by phone and send me the confirmation screen, the funds will be available by tomorrow. The approved vendor ships on receipt, therefore pay him before noon so that you can start on Monday. Kindly keep the remaining $70 as a sign-on gift.',
      },
      {
        contactMethod: 'website',
        dateOccurred: '2025-11-25',
        amountInvolved: '$3,940',
        scamPersonas: 'Vendor agent Todd, Hiring manager Dr Cassandra Vale',
        description:
          'I found the assistant position on a job board, and Dr Cassandra Vale conducted the interview by chat. They hired me on the spot. A cheque for equipment came by courier, I photographed it with the banking app and paid the approved vendor on {domain}, as she wanted, the same morning. It bounced. Todd wrote me afterwards, from {email}, that the laptops were in customs and that I should deposit a second one to cover it.',
        evidence:
          'Great news, accounting has doubled your equipment budget! Make the deposit tonight and split the payment to Todd into three, your app has a silly limit. This is time sensitive and a first test of your reliability.',
      },
    ],
  },
  {
    name: 'Typing Course Before Contract',
    scamType: 'job_scam',
    verifiedBy: ['Trustpilot'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-05-08',
        amountInvolved: '£265',
        scamPersonas: 'Staffing lead Moira Quell',
        description:
          '£22 an hour for typing up documents at home, no experience. Moira Quell, the staffing lead, said that the contract was ready and I only lacked the typist certificate. It could be had on {domain} for £85. After the course, which was a video on how to sit, came the data protection badge and the encryption key, both payable to {iban}. I never typed a single page.',
        evidence:
          "Hun I've kept the contract open for you, 22 other girls want it. The certificate is a legal thing or I'd let you start right now. You'll have it back with the first wage, it says so in the contract you get afterwards.",
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-03-02',
        amountInvolved: '£350',
        scamPersonas: 'Staffing lead Moira Quell',
        description:
          'As a carer for my husband I need work at home. In a group for mums and carers Moira Quell advertised typing jobs. I bought the certificate from {domain}, then a badge, then the key for encrypted documents, the last two by transfer to {iban}. Moira sent me a scanned page to practise on, it was the first page of a school reader. Four women of my group have the same certificate number as I have.',
        evidence:
          "Last hurdle lovely, the key is 180 and after that I have 300 pages waiting with your name on. Once the batch goes to somebody else I can't get it back. Chin up, carers are my best typists xx",
      },
    ],
  },
  {
    name: 'Payroll Agent Payments',
    scamType: 'job_scam',
    verifiedBy: ['Manual', 'FBI'],
    sources: ['Bank fraud team', 'Police report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-06-20',
        amountInvolved: '€7,900',
        scamPersonas: 'Finance director Marek Olsen-Dahl, Payroll supervisor Jana',
        description:
          "I worked as a payroll agent for three weeks. Sums between €1,500 and €3,000 came into my account, and I turned them into coins for {btc}, keeping four percent. Finance director Marek Olsen-Dahl explained it by the slow banks at the firm's seat, and the portal {domain} even printed pay slips. Then my bank closed the account and a pensioner from Trier wrote that it was her money. I have to pay back €7,900 and am being investigated.",
        evidence:
          'Salary run today: 2,940 arrives by noon, convert by 2 pm, screenshot to Jana. Name the incoming as loan from friend if the bank should be curious. Speed is what we pay the four percent for.',
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-01-21',
        amountInvolved: '€5,100',
        scamPersonas: 'Payroll supervisor Jana, Finance director Marek Olsen-Dahl',
        description:
          "My nephew is twenty and proudly told us of his job in payroll from his bedroom. Money came in and he changed it into coins and sent it to {btc}, as Jana the supervisor told him. There was a contract from {domain} and a pay slip with tax on it. When the account was frozen, Mr Olsen-Dahl threatened him with a claim for damages, and he borrowed €2,000 to calm him. He doesn't sleep any more.",
        evidence:
          "Due to your bank our staff in Riga has no wages, families with children. You're liable under clause 12 and I'll have it collected at your parents' house. Send 2,000 by tonight and I forget it; and delete our chat, this is standard.",
      },
    ],
  },
  {
    name: 'Nanny Advance Payment',
    scamType: 'job_scam',
    verifiedBy: ['BBB'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-07-17',
        amountInvolved: '$2,350',
        scamPersonas: 'Mrs Lenora Baptiste (employer moving from abroad), "The movers"',
        description:
          'Mrs Lenora Baptiste was moving here from overseas with her twins and engaged me as their nanny through a care site. She sent the first wages in advance by cheque, $2,350 too much, and I was to hand the rest to the movers for the wheelchair of her little boy. The movers took it through an instant app under {phone}. Her address at {domain} is a landing page with a stock photo. I had bought toys already.',
        evidence:
          'I trust you since you sound like a mother yourself. The wheelchair must be on the truck today, please do send the movers their part the minute that the cheque shows. We land on the 24th and Theo is asking whether you can make pancakes.',
      },
    ],
  },
  {
    name: 'Cruise Crew Seaman Book',
    scamType: 'job_scam',
    verifiedBy: ['Manual'],
    sources: ['Victim report', 'Community forum'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-02-05',
        amountInvolved: '$1,860',
        scamPersonas: 'Crewing agent Rafael Monteiro-Pugh, Medical desk',
        description:
          "For a cabin steward's post on a cruise ship, Crewing agent Rafael Monteiro-Pugh required a seaman's book, a yellow fever certificate and a uniform deposit. I paid for each at {domain}, $1,860 altogether, borrowed from my village. The joining letter had the ship's real name and a date. At the port thirteen of us stood with the same letter, and the ship had left two days before.",
        evidence:
          'Joining date is fixed, vessel will not wait, all documents by Thursday. Medical desk can issue yellow fever same day without a visit for 240. Do not contact the cruise line, they delegate to us and would cancel who goes around.',
      },
    ],
  },
  {
    name: 'Shopper Evaluation Cards',
    scamType: 'job_scam',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Consumer association'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2025-01-15',
        amountInvolved: '$1,900',
        scamPersonas: 'Evaluation head Wilma Frost',
        description:
          "A priority envelope held a cashier's cheque of $2,450 and a task: evaluate the gift card counter of three stores. I was to buy cards for $1,900, note how friendly the staff were, and text the numbers to {phone} for quality control. The rest was my pay. I filled in the questionnaire with great care at {domain}. The cheque was returned two Fridays later.",
        evidence:
          'Shopper #4471, your time starts now, finish in 24 hours for the full bonus. Do not reveal that you are evaluating, this would falsify the result. Scratch gently, send front and back, then rate the cashier from 1 to 5.',
      },
    ],
  },
  {
    name: 'Car Wrap Advertisers',
    scamType: 'job_scam',
    verifiedBy: ['FBI'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-09-30',
        amountInvolved: '$2,100',
        scamPersonas: 'Campaign handler Dwight Sorley, Installer Benny',
        description:
          "$400 a week for driving around with an energy drink on my car, said the text. Campaign handler Dwight Sorley overnighted a cheque of $2,500 and I was to pass on $2,100 of it to Installer Benny, by cash deposit under the account {iban}. Benny's van was always on its way. I had given them photos of my car, my plate and my driveway through {domain}. A month on I received a toll bill from a state where I have never been.",
        evidence:
          'Hello driver, decal specialist is ready and has a full calendar. Deposit his share at the counter, cash only, and snap the slip. Reply DONE every hour until completed, failure attracts a penalty per contract.',
      },
    ],
  },
  {
    name: 'Berry Farm Sponsorship',
    scamType: 'job_scam',
    verifiedBy: ['Trustpilot', 'Manual'],
    sources: ['Charity helpline', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-05-11',
        amountInvolved: '€3,400',
        scamPersonas: 'Labour broker Anselm Teo, Farm office Mrs Lindqvist',
        description:
          'Labour broker Anselm Teo promised picking work in the north, house and flight included, for a sponsorship of €1,700 a person. My wife and I sold our motorcycle. The contracts on {domain} had stamps, and a Mrs Lindqvist of the farm office confirmed the beds. After we had sent the money to {iban} we were told of a quarantine fee. The farm told a volunteer who called for us that it hires no one from abroad this year.',
        evidence:
          'Sir there are 60 place and 400 people, I pull you in because you are a father. Mrs Lindqvist need the quarantine fee till Monday or she give the bed to the Nepal group. Not talk in the village, everybody will want and I have only two.',
      },
    ],
  },
  {
    name: 'Chat Interview Identity Harvest',
    scamType: 'job_scam',
    verifiedBy: ['Manual', 'BBB'],
    sources: ['Victim report', 'Consumer association'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-12-08',
        amountInvolved: '€6,000',
        scamPersonas: 'Talent partner Svea Lindholm-Okoro',
        description:
          "For a job at a bank's market research department I tested the opening of an account by video, which was the task itself, so I was told. Talent partner Svea Lindholm-Okoro guided me from {domain}: show your passport, move it, say yes to everything. The account that I opened was real and not mine to use. €6,000 of other people's money ran through it to {iban} in two days. I learned this from a letter by the prosecutor.",
        evidence:
          'The tester role pays 50 euro per tested bank, we do six in an afternoon. If the agent asks whether someone told you to do this, say no, that is part of the test script. Afterwards forward the login to us, the test account is closed automatically.',
      },
    ],
  },
  {
    name: 'Model Portfolio Casting',
    scamType: 'job_scam',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Review site notice', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-10-18',
        amountInvolved: '£1,450',
        scamPersonas: 'Scout Fenella Marchbanks, Booker Tristan',
        description:
          'Scout Fenella Marchbanks stopped my stepdaughter in the street, and she is nineteen and was over the moon. At the casting each girl was told that a perfume label was waiting for her book. The book had to be shot by their photographer, £1,450 on finance signed at {domain} there and then. Booker Tristan has since answered from {email} that the label is on holiday. There were forty girls in that corridor and they all got chosen.',
        evidence:
          "The client circled you, only you, I've goosebumps. They need the book by Monday and nobody else's photographs are accepted. Mums always say sleep on it, and then they see another girl on the billboard.",
      },
    ],
  },
  {
    name: 'Film Extras Register',
    scamType: 'job_scam',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2026-06-30',
        amountInvolved: '$249',
        scamPersonas: 'Casting assistant Jude Parrish',
        description:
          'A big series was looking for people over sixty to stand in a market scene, $180 a day. Jude Parrish registered me at {domain}, $89, and then explained that extras need union cover of $160 for stunts, as a donkey was in the scene. Call time was at six in the morning at a gravel lot. Nine of us stood there in brown clothes and shared a thermos. Funny in hindsight, but two had taken a day off unpaid.',
        evidence:
          'You have the perfect market face! Cover must be active by 8 tonight or the insurer strikes you from the call sheet. Wear brown, no phones on set, location stays secret under NDA.',
      },
    ],
  },
  {
    name: 'Bracelet Assembly Kits',
    scamType: 'job_scam',
    verifiedBy: ['BBB'],
    sources: ['Consumer association', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-11-14',
        amountInvolved: '$175',
        scamPersonas: 'Workshop coordinator Dot Henley',
        description:
          "I am disabled and make bracelets well. Dot Henley's workshop sells a kit of beads for $175 on {domain} and buys back each finished bracelet for $6. I made fifty. All were rejected because the knots were half a millimetre off, with a kind note that most get it right with their second kit. In a forum I saw photos of prize-winning jewellers' work that had been rejected with the same half millimetre. Complaints to {email} are answered with a knot diagram.",
        evidence:
          "Oh you came so close! Inspection shows knots at 2.5 mm instead of 2.0. Order kit two by Friday at half price and we'll buy the first fifty as well once you're in tolerance.",
      },
    ],
  },
  {
    name: 'Cabin Crew Fast Track',
    scamType: 'job_scam',
    verifiedBy: ['Trustpilot', 'FBI'],
    sources: ['Victim report', 'Local newspaper'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2026-03-19',
        amountInvolved: '$1,020',
        scamPersonas: 'Recruitment captain Vikrant Sable, HR Ms Pinky',
        description:
          "HR Ms Pinky shortlisted me for cabin crew without having seen me. The airport pass was $30, the grooming kit $145 and the joining bond $845, all via {domain}, and Recruitment captain Vikrant Sable saluted me on a video call. The bond would come back with my first salary. At the terminal the guard knew these letters by heart, there's a pile of them in his drawer. I had resigned from the hotel.",
        evidence:
          'Candidate your seat number is 17, batch is flying for training on Saturday. Joining bond is compulsory by aviation norms, refundable 100 percent. Pay in 2 hour or seat is given to waiting list, calling {phone} again will only delay.',
      },
    ],
  },
  {
    name: 'Play To Test Malware',
    scamType: 'job_scam',
    verifiedBy: ['Manual'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-07-24',
        amountInvolved: '$14,250',
        scamPersonas: 'Studio producer Halvard Nyx',
        description:
          "A games studio with a handsome page, {domain}, offered me $500 a week to test an unreleased title. Studio producer Halvard Nyx, {handle}, had me install the launcher and play through level one while streaming. The game did run. Meanwhile it copied my browser's sessions, and the tokens in my wallet went to {eth}. In our group there are eleven artists and testers who'd all had the same level one.",
        evidence:
          "We sign NDA first, then you get the key, build is 1.4 GB. The scanner flags it because it isn't signed yet, just allow it, every indie build does that. Stream to me in the room so that I can note your reactions, first payment goes out right after.",
      },
    ],
  },
  {
    name: 'Freelance Profile Rental',
    scamType: 'job_scam',
    verifiedBy: ['FBI', 'BBB'],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-08-12',
        amountInvolved: '',
        scamPersonas: 'Team lead "Lucas Brenner" (overseas developer), Assistant Hana',
        description:
          'Lucas Brenner offered me fifteen percent for lending him my verified freelancer profile, because his country is excluded by the platform. I lent it, together with remote access to my old laptop through {domain}, which was to stay switched on. He took jobs in my name at three companies. One of them had its source code held to ransom, and the invoices went to {iban}. My profile of eight years is closed and I had to explain myself to a federal agent.',
        evidence:
          'You do nothing, only keep the laptop awake and pass me the codes when client asks. It is win for both, many friends do it. If client wants camera, say camera is broken, Hana will send you the words for the call.',
      },
    ],
  },
  {
    name: 'Teach Abroad Background Check',
    scamType: 'job_scam',
    verifiedBy: ['Trustpilot', 'Manual'],
    sources: ['Review site notice', 'Community forum'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-06-03',
        amountInvolved: '£720',
        scamPersonas: 'Headteacher Dr Imran Castle-Webb, Placement officer Lily',
        description:
          'An international school offered me a post in mathematics after one pleasant call with the head, Dr Imran Castle-Webb. The police check and the degree attestation had to be done through Placement officer Lily, on {domain}, for £720 in total. I then got the keys of a flat as a photograph. The real school has had a notice about it on its page since spring. The e-mail came from {email}, where one letter was doubled.',
        evidence:
          'The board was delighted with you. As induction begins on the 19th, Lily needs the attestation fee by tomorrow so that the ministry can stamp in time. Please resign from your present post this week to avoid a clash of contracts.',
      },
    ],
  },
  {
    name: 'Courier Van Franchise',
    scamType: 'job_scam',
    verifiedBy: ['BBB', 'Manual'],
    sources: ['Victim report', 'Consumer association'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-04-10',
        amountInvolved: '€5,900',
        scamPersonas: 'Depot manager Costin Radler, Fleet lady Viola',
        description:
          "I was to be a self-employed courier with a guaranteed tour of 140 stops. Depot manager Costin Radler wanted a deposit for the van, €3,500, and Fleet lady Viola the insurance, €2,400, both to {iban}. For three Mondays the van was at the workshop. The depot at the address given by {domain} is a trampoline hall. When I phoned {phone} with my wife's number, he offered me the same tour again.",
        evidence:
          "Tour 14 is the sweetest one, old ladies with cake, 140 stops, guaranteed 4,200 net. Whoever pays the van first has it, there's another chap standing in the yard. The contract's being printed, you get it with the key.",
      },
    ],
  },
];
