import type { CorpusCluster } from './types.ts';

export const otherClusters: CorpusCluster[] = [
  {
    name: 'Parcel Redelivery Fee Ring',
    scamType: 'other',
    verifiedBy: ['FBI', 'Trustpilot'],
    sources: ['Victim report', 'Bank fraud team', 'Community forum'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-03-13',
        amountInvolved: '£2,870',
        scamPersonas: '"Delivery hub" (text sender), Fraud adviser Matthew Dorn (call a day later)',
        description:
          'I was expecting a parcel and a text told me to pay £1.99 for redelivery at {domain}. I entered my address and card. The next day fraud adviser Matthew Dorn rang, talked about that very text, and called it the reason why my account was in danger. He walked me through moving £2,870 into a safe account, {iban}. He even warned me never to click on links.',
        evidence:
          'Your parcel could not be delivered as no one was home. Rebook within 12 hours for a fee of £1.99 at {domain} or it will be returned to the sender.',
      },
      {
        contactMethod: 'text',
        dateOccurred: '2025-12-12',
        amountInvolved: '£1,460',
        scamPersonas: '"Delivery hub" (text sender), Fraud adviser Matthew Dorn (call a day later)',
        description:
          "With so many Christmas parcels under way I did not think twice and paid the £1.99 on {domain}. A day later Mr Dorn of the fraud department called and asked whether I'd received any odd delivery text lately. I felt so relieved that somebody was looking after me. He opened a safe account for me, {iban}, and £1,460 went in. My real bank phoned an hour later about that payment.",
        evidence:
          "Did it say your parcel could not be delivered as no one was home? I thought so, madam, you're the ninth today. We've got about ten minutes before they empty it, so let's get your money into the safe account, and please stay off your app till I say.",
      },
      {
        contactMethod: 'text',
        dateOccurred: '2026-07-10',
        amountInvolved: '£4,020',
        scamPersonas: 'Fraud adviser Matthew Dorn (call a day later), "Delivery hub" (text sender)',
        description:
          'My father gets his medicine by parcel, so he paid the redelivery fee on {domain} without asking me. The fraud adviser, Matthew Dorn, called the day after from {phone}. He let my father tell him about the text himself, then praised him for his honesty. £4,020 was moved to a safe account, {iban}, and he was asked to keep it quiet because staff at the branch were suspected. We found the conversation as he had written all of it down in his neat hand.',
        evidence:
          "So it said your parcel could not be delivered as no one was home; you've done nothing wrong, sir, they're very clever. One of the counter staff is involved, so if you're asked it's for your grandson's car. Read me the number on the little screen and we'll have you safe before lunch.",
      },
    ],
  },
  {
    name: 'Vanishing Rental Keys',
    scamType: 'other',
    verifiedBy: ['BBB', 'Manual'],
    sources: ['Victim report', 'Local newspaper'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-04-25',
        amountInvolved: '€2,850',
        scamPersonas: 'Landlady Constance Albrecht (owner abroad), Key service',
        description:
          "A bright flat for a fair rent, and Landlady Constance Albrecht wrote that she lived abroad now with her ill sister. The keys would be sent by a key service on {domain} after I had paid the first rent and the deposit, and I could return them if I didn't like the flat. I transferred €2,850 to {iban}. The tracking showed the keys on the way for three weeks. A family has lived in that flat for years and they get visitors like me every weekend.",
        evidence:
          "I have had bad tenants before and you sound like a person of good heart. Forty people wrote, but I'd give it to you if the deposit is with the key service tonight. They hold the money, not me, so you risk nothing.",
      },
      {
        contactMethod: 'website',
        dateOccurred: '2025-09-26',
        amountInvolved: '€1,980',
        scamPersonas: 'Landlady Constance Albrecht (owner abroad), Key service',
        description:
          'I needed a room at the start of term and there is nothing to be had. Constance Albrecht wrote long kind letters about her sister. She suggested a key service, {domain}, which keeps the deposit until one has seen the flat. I paid €1,980 to its account, {iban}, and received a photograph of keys in an envelope. I slept in a youth hostel for a month after that.',
        evidence:
          "My sister had a bad night, forgive my late answer. The key service tells me there is another student with the money ready, and I'd so much rather have you. Do send a photo of your passport too, then it feels as if we'd shaken hands.",
      },
    ],
  },
  {
    name: 'Overseas Lottery Claims Agent',
    scamType: 'other',
    verifiedBy: ['FBI', 'BBB'],
    sources: ['Charity helpline', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-05-02',
        amountInvolved: '$21,600',
        scamPersonas: 'Claims agent Reginald Bromley, Customs supervisor Mrs Hinds',
        description:
          "Claims agent Reginald Bromley rang my mother to congratulate her on 2.5 million and a blue saloon car. First there was a registration of $400 in gift cards, then insurance for the car, then island tax to {iban}. Her prize is shown on {domain} with her ticket number and a photograph of a car in ribbons. Mrs Hinds of customs calls at six in the morning to pray with her. She has been told to hide it from us so that it'll be a surprise.",
        evidence:
          'Good morning winner, did you take your tablets? The truck with the car is two hours away and only the bonding is open, that is 3,200. Hide the papers under the linen, the family will be so surprised when we drive up with the balloons.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2026-02-02',
        amountInvolved: '$9,300',
        scamPersonas: 'Claims agent Reginald Bromley, Customs supervisor Mrs Hinds',
        description:
          "Our neighbour is 84 and was packing boxes of cash into parcels when I came over with soup. A Mr Bromley had told her about a car with ribbons that she'd won, it's on {domain}. Gift cards came first, then transfers to {iban}, then cash in a cereal box. He calls her winner and she calls him Reggie. When I took the receiver he offered me a prize as well.",
        evidence:
          "Winner, do not let the lady next door into it, neighbours have robbed my clients before. Mrs Hinds will stamp at noon if I can tell her it's on the way. Wrap it in the cereal bag like we practised, God bless.",
      },
    ],
  },
  {
    name: 'Webcam Blackmail Mail',
    scamType: 'other',
    verifiedBy: ['Manual'],
    sources: ['Community forum', 'Police report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-02-08',
        amountInvolved: '$1,350',
        scamPersonas: '"Night Auditor" (anonymous sender)',
        description:
          "The subject of the mail was an old password of mine, so I read it with cold hands. Somebody calling himself Night Auditor claimed to have filmed me by my own webcam and to hold all my contacts. He wanted $1,350 in bitcoin to {btc} in 48 hours, and named a page, {domain}, where a countdown ran. I paid, and I didn't tell anybody until I found the same letter word for word in a forum. There never was a film.",
        evidence:
          "I see when you open this letter, and from this moment the clock on {domain} is running. Do not answer, do not go to the police, they can't trace me and your contacts get the recording at once. It's business, nothing personal, and after payment I delete it all.",
      },
      {
        contactMethod: 'email',
        dateOccurred: '2025-11-22',
        amountInvolved: '',
        scamPersonas: '"Night Auditor" (anonymous sender)',
        description:
          'I run a parish office and this reached our common mailbox. The Night Auditor said he had been watching through the webcam, which our computer does not have, and quoted a password from a hacked shop. Payment was to go to {btc} and the clock stood on {domain}. We laughed, then thought of those who would be alone with such a letter. I report it for their sake, nothing was paid.',
        evidence:
          "You have 48 hours, I know when you've read this. A thousand four hundred is a fair price for silence between us. Buy the coins in small steps so the bank won't bother you with questions.",
      },
    ],
  },
  {
    name: 'Puppy Flight Crate Sellers',
    scamType: 'other',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Victim report', 'Review site notice'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-06-09',
        amountInvolved: '$1,740',
        scamPersonas: 'Breeder Charlene Moss, Pet Air handler Dusty',
        description:
          'The children picked Biscuit on {domain}, $650 with papers. Breeder Charlene Moss had moved and could send him by air only. On the day of the flight Pet Air handler Dusty wrote that the crate had to be climate controlled, $890 refundable, to {iban}. Then the vaccine certificate was missing and Biscuit was held in a kennel by the hour. My daughter had painted his name on a bowl.',
        evidence:
          "Puppy is crying in the holding area and hot, the rule changed this morning. Rent the climate crate for 890, you get it back at delivery in cash from the driver. If not paid by 2 PM he counts as abandoned and that's an offense in this state.",
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-01-28',
        amountInvolved: '$1,120',
        scamPersonas: 'Breeder Charlene Moss, Pet Air handler Dusty',
        description:
          'After our old dog had died we looked at {domain} and fell for a small one in a teacup. Charlene Moss had lost her husband, she wrote, and wanted only good homes. Handler Dusty asked for a climate crate at the last moment, to {iban}, refundable. He then threatened us with animal cruelty charges when we wanted to come and collect it by car. The same puppy was offered under three names in three states.',
        evidence:
          "Ma'am he has been in holding for 5 hours, don't you have a heart. Crate money is returned by the driver, I told you that. Refusing now is abandonment and I'll have to write your name on the form.",
      },
    ],
  },
  {
    name: 'Flood Relief Lookalike Drive',
    scamType: 'other',
    verifiedBy: ['Manual', 'FBI'],
    sources: ['Charity helpline', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-08-04',
        amountInvolved: '€500',
        scamPersonas: 'Field volunteer Sister Bernarda',
        description:
          'The night after the flood I gave €500 on {domain}, as the pictures of the school were so terrible. Field volunteer Sister Bernarda thanked me by name in a voice message and asked me to forward the appeal. The account was {iban}, and none of the aid groups in the valley knows it. The school in the pictures stands on another continent. What I mind most is that I forwarded it to forty people.',
        evidence:
          'Dear angel, 38 children are sitting on the roof while I speak this. Every euro is doubled till midnight by a kind donor. Forward to ten good hearts now, and please do not wait for the big organisations, they are stuck in meetings.',
      },
    ],
  },
  {
    name: 'Festival Wristband Resale',
    scamType: 'other',
    verifiedBy: ['Trustpilot'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-06-02',
        amountInvolved: '£540',
        scamPersonas: 'Seller Jazz Atherley',
        description:
          'Jazz Atherley, {handle}, had broken an ankle and was selling two festival wristbands at cost. We talked about bands for an hour. Payment went to {iban} as friends and family to save the fee, and the transfer of names was done at {domain}. At the gate our bands lit up red, like those of eleven others in the queue. We sat in a field and heard the headliner from outside.',
        evidence:
          "gutted I cant go but at least they go to real fans x. got someone else offering 700 but I said you first, can hold it 15 mins. do friends & fam so it doesn't take a cut yeah?",
      },
    ],
  },
  {
    name: 'New Number Family Message',
    scamType: 'other',
    verifiedBy: ['Manual', 'BBB'],
    sources: ['Victim report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-10-13',
        amountInvolved: '£2,480',
        scamPersonas: '"Your daughter" (new number)',
        description:
          "A message said my phone fell in the sink, this is my new number, {phone}. I saved it under my daughter's name. She couldn't get into her bank on the new phone and had a laptop to pay by five o'clock, £2,480 to {iban}. I asked if she'd eaten, and she answered yes mum love you. In the evening she rang me from her old number about something quite different.",
        evidence:
          "Mum its me, phone went in the sink this is my new nr. Can u pay something for me, I'll give it back tmrw when the app works. Can't call, mic is broken too x",
      },
    ],
  },
  {
    name: 'Marketplace Courier Collection',
    scamType: 'other',
    verifiedBy: ['Trustpilot', 'Manual'],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-07-02',
        amountInvolved: '€1,230',
        scamPersonas: 'Buyer Ramona Fitz',
        description:
          "I'd put a pram on a marketplace, and within five minutes Buyer Ramona Fitz wanted it, unseen, with courier collection. To get the money I was to confirm the sale on {domain} with my card, and then with my bank login, so the courier would be insured. It said minus €1,230 where I expected plus €85. Ramona wrote on another messenger that I'd clicked too slowly and must repeat it. I sold the pram later to a woman who came by bus.",
        evidence:
          'I have paid already, you see the yellow bar, the courier releases it as soon as you accept. Choose your bank and log in like always. It failed because you were slow, do again please, the driver is in your street in 20 minute.',
      },
    ],
  },
  {
    name: 'Tractor Escrow Yard',
    scamType: 'other',
    verifiedBy: ['FBI', 'BBB', 'Trustpilot'],
    sources: ['Victim report', 'Police report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2026-02-23',
        amountInvolved: '$23,500',
        scamPersonas: 'Dealer Hollis Grieve, Escrow clerk Paula',
        description:
          "We are a small farm and found a used tractor at {domain}, 4,100 hours, one owner, fair but not silly in price. Dealer Hollis Grieve made a video walking around it. Because of the distance an escrow was used, Clerk Paula, and she confirmed the holding of our $23,500 in {iban}. The truck never came, and the yard on the map is somebody's front lawn. He'd filmed the machine at an auction, you can see a lot number in the last second.",
        evidence:
          "I've had her since new and she starts at minus ten. Another fellow from Nebraska is wiring today, so I'd get yours into escrow, and Paula won't let go of it till you've driven her. Five-day inspection, money back, no questions.",
      },
    ],
  },
  {
    name: 'Parking Sticker Code',
    scamType: 'other',
    verifiedBy: ['BBB'],
    sources: ['Local newspaper', 'Victim report'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2025-09-09',
        amountInvolved: '£312',
        scamPersonas: '"Quick Park" (sticker on the machine)',
        description:
          'I scanned the code on the ticket machine at the station and paid £3.50 on {domain}. Over the code of the operator someone had stuck another one, I could feel the edge with my nail afterwards. I now have a subscription of £39 a week and a penalty ticket as the parking had not been paid. Eight weeks went by before I saw it, for the entry read like a coffee shop.',
        evidence:
          'Quick Park: enter plate, card and mobile to start your stay. Spaces fill fast, complete in 3:00 minutes to avoid a penalty. By continuing you join Plus.',
      },
    ],
  },
  {
    name: 'Roof Check Doorstep Crew',
    scamType: 'other',
    verifiedBy: ['Manual', 'BBB'],
    sources: ['Local newspaper', 'Police report'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2026-04-04',
        amountInvolved: '£7,600',
        scamPersonas: 'Foreman Denny Rusk-Oakley, "Trading standards officer" (call-back)',
        description:
          "Three polite men told me that tiles were sliding and went up to look, before I'd said yes. Foreman Denny showed me on his phone a hole which I now believe he had made. I paid £3,600 at once to {iban}, then a bigger sum because the timbers were rotten. A week later an officer of trading standards called from {phone}: he'd caught them and could return the money for a court fee. It was the same voice, and the firm's page {domain} had just come down.",
        evidence:
          "See that, my love, one good storm and it's in your bedroom. We've got the scaffold just round the corner so it's half price if it's now. I wouldn't ask the neighbours, he's the one who put the dodgy tiles on.",
      },
    ],
  },
  {
    name: 'Changed Supplier Account',
    scamType: 'other',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Bank fraud team', 'Police report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-11-03',
        amountInvolved: '€48,300',
        scamPersonas: '"Accounts receivable, Tilda" (in the supplier\'s thread)',
        description:
          "Our carpentry had been buying timber from the same family for twenty years. In the middle of a real thread a mail from {email} asked us to use a new account, {iban}, because of an audit. It quoted our last three invoices and the nickname of my foreman. We paid €48,300, and a month later the supplier sent a friendly reminder. The sender's domain, {domain}, had an r and an n where theirs has an m.",
        evidence:
          "Hi both, due to the year-end audit our usual account is closed for receipts, kindly use the attached details from now on. If you could release the open three today, I can still get you into Thursday's truck. I'm in meetings, mail is best. Tilda",
      },
    ],
  },
  {
    name: 'Heir Search Estate Share',
    scamType: 'other',
    verifiedBy: ['Trustpilot', 'FBI'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-01-25',
        amountInvolved: '$8,450',
        scamPersonas: 'Genealogist Thaddeus Orme, Probate clerk Ngozi Hart',
        description:
          "Genealogist Thaddeus Orme had found that an emigrant with my surname had died without children, leaving 11.2 million. He sent a family tree with my true great-grandparents, so he had done some work. Probate clerk Ngozi Hart opened the file on {domain} and charged for the death certificate, for an affidavit and at last for a non-resident's stamp, always to {iban}. I was to treat the estate as confidential to keep treasure hunters away. I ought to have wondered why the tree was spelled in two ways.",
        evidence:
          'You are the sole surviving cousin in the third line, for which I congratulate and condole with you. The court sits in chambers on the 30th and unclaimed estates fall to the Crown. Confidentiality is of the essence, other claimants have been known to forge trees.',
      },
    ],
  },
  {
    name: 'Slimming Pen Pharmacy',
    scamType: 'other',
    verifiedBy: ['FBI', 'Trustpilot'],
    sources: ['Consumer association', 'Review site notice'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-05-21',
        amountInvolved: '$480',
        scamPersonas: 'Pharmacist Dr Lorelei Finch (video advert), Dispatch nurse',
        description:
          'My doctor could not get me the weight-loss pens, and {domain} had them without prescription. Pharmacist Dr Lorelei Finch, who is surely a computer picture, recommended the three month pack at $480, in coins to {btc}, since the industry wanted to silence them. The pens had a label stuck on a label. I felt so ill that I went to hospital, and there they found insulin in it. Please warn people quickly about this one.',
        evidence:
          'Shortage alert: 64 packs remaining for your area. Card companies are pressured by big pharma, so pay with coins and get 20% off. No need to mention it to your GP, they only get paid for the old treatment.',
      },
    ],
  },
  {
    name: 'Approved Loan Insurance Fee',
    scamType: 'other',
    verifiedBy: ['BBB', 'FBI'],
    sources: ['Victim report', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-12-19',
        amountInvolved: '£1,075',
        scamPersonas: 'Lending adviser Byron Leckie, Underwriter Fay',
        description:
          "With my credit record I'd been refused everywhere, and then Lending adviser Byron Leckie approved £8,000 in ten minutes. There was only the first instalment as insurance, £175. Underwriter Fay asked for two more because of my postcode, and for a fee to reverse a failed payout, each to {iban}. He kept the papers on {domain} and rang from {phone} at work. My loan has now been approved seven times.",
        evidence:
          "It's sat there with your name on it, pal, eight grand, I can see it. It bounced because of your postcode rating, so Fay needs 300 to lift it and she goes home at four. You'd not want to lose it for 300, not before Christmas.",
      },
    ],
  },
  {
    name: 'Clairvoyant Letter Club',
    scamType: 'other',
    verifiedBy: ['BBB'],
    sources: ['Charity helpline', 'Victim report'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2025-03-31',
        amountInvolved: '€4,160',
        scamPersonas: 'Madame Isaure Vell (clairvoyant), Secretary Odile',
        description:
          'My grandmother gets up to six letters a week from Madame Isaure Vell, in print that looks like handwriting. A dark circle lies on her house and a talisman for €45 would lift it, just this once, until the next one. We found standing orders to {iban} and a drawer of glass stones. The return slips lead to {domain}, where you can also pay by card. When she stopped for a month she got a black-rimmed letter with the name of our late grandfather.',
        evidence:
          'I woke at 3:10 and saw you, and behind you the dark circle nearly closed. You have nine days, dear friend, to hold the stone in your left hand. Do not show my letters to anyone of your blood, the circle hears through them.',
      },
    ],
  },
  {
    name: 'Borrowed Voice Ransom Call',
    scamType: 'other',
    verifiedBy: ['FBI'],
    sources: ['Police report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-08-27',
        amountInvolved: '$5,500',
        scamPersonas: '"The driver" (caller), a copied voice of the son',
        description:
          "The display read my son's name. I heard his voice say Dad, please do what he says, and then a man who called himself the driver told me to stay on the line. I had to send $5,500 to {btc} within forty minutes and not to speak to a living soul. My wife wrote on a piece of paper that our son was in the garden, and still I pressed send, that was how real it sounded. Later calls came from {phone} asking for more.",
        evidence:
          "You hang up, he pays for it, you call anybody, he pays for it. Forty minutes, I'm looking at my watch. Tell the machine it's an investment and keep breathing, old man, you're doing good.",
      },
    ],
  },
  {
    name: 'Cloned Holiday Villa',
    scamType: 'other',
    verifiedBy: ['Trustpilot', 'BBB'],
    sources: ['Consumer association', 'Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2026-03-28',
        amountInvolved: '€3,640',
        scamPersonas: 'Villa host Esteban Querol, Guest care Nuria',
        description:
          'We booked a house with a pool for three families on {domain}. Villa host Esteban Querol gave ten percent off for paying by transfer, to {iban}, and Guest care Nuria sent a film with the way to the key box. There was a key box, but no code opened it. The owner, who does exist, came out in his bathing trunks and told us that we were the fifth group this summer. His pictures and even his guest book had been copied.',
        evidence:
          "For direct payment I take off ten percent and give you the first evening paella. The calendar is full of requests so please before siesta today. The big portals only take commission, we're a family like yours.",
      },
    ],
  },
];
