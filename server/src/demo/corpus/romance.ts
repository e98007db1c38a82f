import type { CorpusCluster } from './types.ts';

export const romanceClusters: CorpusCluster[] = [
  {
    name: 'Romance Investment Scheme',
    scamType: 'romance',
    verifiedBy: ['FBI', 'BBB'],
    sources: ['Victim report', 'Bank fraud team', 'Charity helpline'],
    reports: [
      {
        contactMethod: 'dating_app',
        dateOccurred: '2025-04-06',
        amountInvolved: '$86,000',
        scamPersonas:
          'Vivienne Sorel (interior designer, the partner), Uncle Laurent (market analyst), Desk 8 (platform support)',
        description:
          'I matched with Vivienne Sorel on a dating app and after two days she asked to continue on Telegram, {handle}. We wrote every morning and every night for six weeks before she let slip that her Uncle Laurent reads the gold market for her. She guided me through a first deposit of $1,000 on {domain} and I really could withdraw $240 of profit. After that I put in $85,000 over two months, sent as USDT to {eth}. When I wanted to take out money for a roof repair, Desk 8 demanded twenty percent tax in advance.',
        evidence:
          "Honey, Uncle Laurent says Thursday night is the node of the year and it will not wait for us. Put in what you can and I will add 30k from my side, it is for our home. Don't talk about it with your brother, he will only envy us.",
      },
      {
        contactMethod: 'dating_app',
        dateOccurred: '2025-08-21',
        amountInvolved: '€41,500',
        scamPersonas: 'Vivienne Sorel (interior designer, the partner), Uncle Laurent (market analyst)',
        description:
          'Vivienne was witty and never in a hurry, and she moved us to Telegram since the dating app was, she said, full of liars. Weeks later came Uncle Laurent and his signals for gold. I started with €500 on {domain}, took out a small profit, and trusted it. The larger deposits went to {eth}. In August the account was frozen for suspected money laundering and I was to pay €9,000 to prove that I am honest.',
        evidence:
          'Darling I was so proud when you withdrew your first profit, you see it is real. Uncle Laurent opens the node of the year for only three people and you are one of them. Promise me this stays between the two of us until we tell everybody at our housewarming.',
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-12-09',
        amountInvolved: '$128,400',
        scamPersonas:
          'Vivienne Sorel (interior designer, the partner), Uncle Laurent (market analyst), Desk 8 (platform support)',
        description:
          'A woman liked my photographs of old houses and introduced herself as Vivienne, a designer between Lyon and Singapore. I am divorced and it felt good to be asked how my day went. We moved to Telegram, and in week five she showed me her trades on {domain}. I could withdraw $300, so I sold my shares and sent everything in four payments to {eth}. Desk 8 now says my credit score fell because I asked too often, and that a deposit restores it.',
        evidence:
          'My love, when the node of the year comes you must be ready, Uncle Laurent will not wait for us. I sold my car to join you in this, do you still doubt me? Please borrow the rest, it is only for nine days.',
      },
      {
        contactMethod: 'dating_app',
        dateOccurred: '2026-03-18',
        amountInvolved: '£57,200',
        scamPersonas:
          'Vincent Sorel (the partner, with the texts of Vivienne Sorel), Desk 8 (platform support)',
        description:
          'My mother, a widow, met somebody through a dating app for over sixties, this time a Vincent Sorel, and we later found the same texts in reports about a Vivienne. He sent good morning pictures and asked for her thoughts on curtains. After seven weeks they were trading gold together on {domain}, she saw £140,000 on the screen. Her bank warned her twice and she answered as he had told her to. The transfers bought coins that went to {eth}.',
        evidence:
          'When the bank calls, say it is for renovation, they have no right to know about our love. You took out your profit last month yourself, so how could it be false? Desk 8 holds your place for the node till Friday only, sweetheart.',
      },
      {
        contactMethod: 'dating_app',
        dateOccurred: '2026-08-30',
        amountInvolved: '$23,900',
        scamPersonas: 'Vivienne Sorel (interior designer, the partner), Uncle Laurent (market analyst)',
        description:
          'I am writing as a friend noticed the name Sorel on a warning list. Same course as the others: an app match, Telegram {handle}, a month of sweet talk, then Uncle Laurent with his gold nodes. I got back $180 once from {domain} and thought it proof enough. I sent the rest to {eth} and even now part of me waits for her message. She called me a coward when I asked for a video call without a filter.',
        evidence:
          'I gave you my heart and you ask me for a passport like a policeman. Uncle Laurent was right that men give up one step before the node. Deposit the remaining 8k tonight and show me I was not mistaken in you.',
      },
    ],
  },
  {
    name: 'Offshore Engineer Lost Crane',
    scamType: 'romance',
    verifiedBy: ['Manual', 'Trustpilot'],
    sources: ['Victim report', 'Charity helpline'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-02-12',
        amountInvolved: '£33,600',
        scamPersonas:
          'Gunnar Aldine (offshore engineer), Captain Rusk (supply vessel), Mrs Osei (customs broker)',
        description:
          'Gunnar Aldine wrote to me under a picture of my allotment, a gentle engineer working on a platform in the North Sea. After a month a crane part broke and his company account could not be reached from the rig. He gave me the login to his bank at {domain}, where I saw nearly two million, so a loan of £8,000 to {iban} seemed safe. Then the part was in customs with a Mrs Osei, then Captain Rusk needed fuel. I never once heard his voice without wind in it.',
        evidence:
          'My angel you saw the account with your own eyes, in eleven days I come ashore and you get back every penny. Without the part the client fines me 40,000 a day. I have nobody else I can trust with the password.',
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-07-03',
        amountInvolved: '€19,000',
        scamPersonas: 'Gunnar Aldine (offshore engineer), Mrs Osei (customs broker)',
        description:
          'He called himself Gunnar Aldine, widower, working offshore for another ninety days. I was allowed to look after his bank account on {domain} and even made a transfer for him there, which appeared on the statement. When the crane failed the online bank suddenly needed a new token from head office, and I lent him €6,000. Two more sums followed for the customs broker, always to {iban}. A neighbour who works in shipping told me that no rig engineer pays for crane parts himself.',
        evidence:
          "Mrs Osei will release the container the moment your payment shows, she is a mother and wants to help us. I am crying like a boy in my cabin, in eleven days I come ashore and you get back every penny. Please don't speak to your daughter until I can shake her hand myself.",
      },
      {
        contactMethod: 'dating_app',
        dateOccurred: '2026-01-15',
        amountInvolved: '£12,250',
        scamPersonas: 'Gunnar Aldine (offshore engineer), Captain Rusk (supply vessel)',
        description:
          'We talked about hymns and bread for weeks, he had the patience of a saint. The trouble began with a storm that damaged the crane on his platform. Captain Rusk rang me himself, from {phone}, to say that Gunnar was too proud to ask. I was shown his money on {domain}, so I sent mine to {iban}. When I asked my own bank to look at that site they told me it was no bank.',
        evidence:
          "Madam, this is Captain Rusk speaking, your Mr Aldine is a proud man and won't ask again. My vessel leaves at dawn with the part or without it. Twelve thousand, and in eleven days I bring him home to you myself.",
      },
    ],
  },
  {
    name: 'Field Hospital Leave Papers',
    scamType: 'romance',
    verifiedBy: ['FBI'],
    sources: ['Victim report', 'Police report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-03-25',
        amountInvolved: '$7,400',
        scamPersonas: 'Dr Harlan Whitcombe (army surgeon), Colonel Tate (leave office)',
        description:
          'Dr Harlan Whitcombe, a surgeon in a field hospital, asked whether he might write to somebody from home. He wanted to visit me in June, but leave had to be applied for by the fiancée, through {domain}. The form listed a replacement fee, since another doctor had to be flown in. I paid $2,900 and then Colonel Tate mailed that the helicopter insurance was separate. I wired everything to {iban} and cleared out a drawer for him.',
        evidence:
          'Dear Fiancée of Dr. Whitcombe, leave request LV-7 is approved pending coverage. The replacement fee must be remitted by the next of kin as serving personnel may not handle currency. Failure to cover within 72 hours extends his deployment by six months.',
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-11-04',
        amountInvolved: '$4,150',
        scamPersonas: 'Dr Harlan Whitcombe (army surgeon), Colonel Tate (leave office)',
        description:
          'His letters were beautiful: the tents, the dust, the little boy whose leg he saved. Dr Whitcombe proposed after five weeks and asked me to file for his leave at {domain} as his next of kin. A Colonel Tate confirmed everything by e-mail from {email} and sent a bill for his replacement. I transferred to {iban}. The photographs belong to a dentist in another country who has been complaining about it for years.',
        evidence:
          "They laugh at me here for counting the days, my darling. Colonel Tate can hold the helicopter seat till tomorrow, he is doing this as a favour. I'd pay it myself but you know we are not permitted money in the zone.",
      },
    ],
  },
  {
    name: 'Gold Consignment Widow',
    scamType: 'romance',
    verifiedBy: ['BBB', 'Manual'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-06-11',
        amountInvolved: '$38,000',
        scamPersonas: 'Adjoa Fenwick (heiress and fiancée), Barrister Lamptey-Cole (estate lawyer)',
        description:
          "Adjoa Fenwick found my address through a pen-friend page and told me about the gold her late father had left in a vault. She wished to marry and bring it here, 140 kilos, and I was shown the boxes on a security company's page, {domain}. First there was a storage debt, then an export permit, then assay tests. I paid into {iban} each time, because Barrister Lamptey-Cole sent stamped receipts. My sons found out when I tried to mortgage the farm.",
        evidence:
          'My husband to be, the vault sells unclaimed boxes at month end, it is written in their law. Barrister has begged them and they will take half of the storage debt. God brought us together for this, do not let strangers advise you against your own wife.',
      },
      {
        contactMethod: 'email',
        dateOccurred: '2026-02-03',
        amountInvolved: '$11,700',
        scamPersonas: 'Adjoa Fenwick (heiress and fiancée), Barrister Lamptey-Cole (estate lawyer)',
        description:
          'I am a retired teacher and was writing to Adjoa for company. She never asked for a gift, only whether I could stand as husband for the consignment so her uncles would not steal it. The tracking page of {domain} showed the boxes moving from city to city. Whenever they stopped, the lawyer asked for a permit to be paid to {iban}. At the end he threatened me with an anti-terror fine for abandoning gold at an airport.',
        evidence:
          'As consignee of record you are liable for the boxes under the Precious Metals Act. Permit EX-9 at $3,900 clears the goods, otherwise the matter goes to the anti-terror bureau. I advise you as a friend to act within today.',
      },
    ],
  },
  {
    name: 'Prayer Partner Mission Trip',
    scamType: 'romance',
    verifiedBy: ['Trustpilot'],
    sources: ['Charity helpline', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-05-05',
        amountInvolved: '£6,350',
        scamPersonas: 'Brother Elias Thornbury (missionary and suitor), Sister Marguerite (clinic nurse)',
        description:
          'In an online prayer circle Brother Elias Thornbury asked to be my prayer partner, and we prayed together on the telephone every evening. He felt called to me, he said, and would come home as soon as his mission clinic was roofed. The appeal was on {domain} and I gave £400, then more by transfer to {iban}. Then he fell ill with fever and Sister Marguerite wrote that the hospital wanted a deposit. I prayed about every payment, which shows how far they had got into me.',
        evidence:
          "Beloved, the enemy is using your doubt to part us. Sister Marguerite says they'll not begin the drip before the deposit of £1,900. Sow this seed and see what the Lord does with us before Pentecost.",
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-10-28',
        amountInvolved: '€2,900',
        scamPersonas: 'Brother Elias Thornbury (missionary and suitor), Sister Marguerite (clinic nurse)',
        description:
          'Our parish shares a prayer group with people overseas, and Elias wrote to each of the single women in it, as we found out afterwards. With me it became an engagement within two months. He collected for a clinic roof on {domain}; I sent €900 to {iban} and felt useful. Next came the fever and the letters of a Sister Marguerite. Our vicar asked whether he might speak with him, and Elias vanished that same hour.',
        evidence:
          'The doctor has stopped the treatment and I write this in secret for him. He calls your name. Send the deposit to the clinic account, and please tell no one in your parish, they have turned hearts against him before.',
      },
    ],
  },
  {
    name: 'Language Partner Tea Shop',
    scamType: 'romance',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-09-08',
        amountInvolved: '$16,200',
        scamPersonas: 'Haruka Minowa (language partner), Manager Feng (supplier)',
        description:
          'On a language exchange app I practised with Haruka Minowa, who ran a small online tea shop. It grew into a relationship of daily voice notes. She opened a shop for me on {domain} so we would have something of our own, and orders came in at once. For every order I first had to pay Manager Feng the wholesale price in USDT to {eth}, and the profits stayed in the shop wallet. When I asked for a payout my shop was suspended for slow delivery.',
        evidence:
          'wow 23 orders in one night, our little shop is blessed!! You must pay the supplier in 12 hours or the customers complain and we lose the star. Later we laugh about this in Kyoto, ok?',
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-05-19',
        amountInvolved: '$5,800',
        scamPersonas: 'Haruka Minowa (language partner), Manager Feng (supplier)',
        description:
          'I was learning Japanese and was paired with a lady who corrected my sentences for three weeks. Haruka then suggested a tea shop we could run together at {domain}, with her as teacher and me as partner. Orders rolled in overnight, each of them to be pre-paid to {eth}. Manager Feng was friendly until I was late once. I never met a single customer who wrote back.',
        evidence:
          'Mr partner, this is Feng from supply. Eleven buyers wait since yesterday, platform rule is refund double if unpaid. Haruka cried in my office, please be a man of your word and top up now.',
      },
    ],
  },
  {
    name: 'Gift Box Held At Customs',
    scamType: 'romance',
    verifiedBy: ['Manual'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-07-29',
        amountInvolved: '€3,180',
        scamPersonas: 'Leopold Marchetti (architect and admirer), Agent Sunita (parcel clearance)',
        description:
          'Leopold Marchetti wanted to surprise me for my birthday and sent photos of a watch, a handbag and an envelope of money being packed. The tracking number worked on {domain}. Agent Sunita phoned from {phone}: the scanner had found undeclared cash, and I as the receiver had to pay a penalty before it became a criminal matter. After I paid he urged me to pay the next stage too, else his own name would be ruined. I never wanted the parcel in the first place.',
        evidence:
          'Madam, the X-ray shows fifty thousand pounds in your parcel, that is money laundering in your name. Clearance stamp is €1,480, payable in one hour, after which I must hand the file to the police. Your friend has already confirmed that you know the content.',
      },
    ],
  },
  {
    name: 'Private Fan Circle',
    scamType: 'romance',
    verifiedBy: ['FBI', 'Trustpilot'],
    sources: ['Victim report', 'Charity helpline'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-10-02',
        amountInvolved: '$9,250',
        scamPersonas: '"The real him" (pretended singer), Tamsin Holloway (management)',
        description:
          "I left a comment on a famous singer's page and a private account answered that it was really him, writing in secret. To be safe from journalists I needed a membership card of his inner circle, ordered from Tamsin Holloway of the management at {domain}. It cost $750 in gift cards. Then a meeting was planned and cancelled three times, each with a deposit for the venue that I sent to {btc}. He said that I was the only person who saw him as a human being.",
        evidence:
          'my team watches my other phone so only write me here pls. Tamsin will take care of your VIP card, once you have it nobody can keep us apart. Scratch the cards and send a clear pic, then delete it from your gallery my queen.',
      },
    ],
  },
  {
    name: 'Captain Without Signal',
    scamType: 'romance',
    verifiedBy: [],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'dating_app',
        dateOccurred: '2026-04-16',
        amountInvolved: '£2,640',
        scamPersonas: 'Captain Torvald Hesketh (container ship), Satlink Billing (airtime seller)',
        description:
          'My captain could write only when his satellite minutes were paid, £110 a bundle, ordered on {domain}. For four months I kept his telephone alive, so to speak. Near a dangerous coast the crew needed a security code for the radio, £900, and the company would repay me at the next port. The port was always the next one. I looked up the ship: it was scrapped six years ago.',
        evidence:
          '4 minutes left on this bundle my star so I write quick. Pirates seen last night, the radio lock must be opened with the premium code. If you dont hear from me know that I loved you.',
      },
    ],
  },
  {
    name: 'Visa And Ticket Fiancée',
    scamType: 'romance',
    verifiedBy: ['BBB'],
    sources: ['Victim report', 'Community forum'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-01-20',
        amountInvolved: '€5,470',
        scamPersonas: 'Ludmila Karsavina (fiancée), Agency Meridian-7 (travel agent)',
        description:
          'Ludmila and I wrote for three months through a dating page, {domain}, that charged for each letter. She decided to visit and an agency sent me copies of her visa application and the flight booking. I covered the ticket, then proof of funds of €2,000 that she had to carry at the border. On the day I stood at the airport with flowers. She wrote that the border police had kept the money and she needed another ticket.',
        evidence:
          'Dear, they put me in a room and took the envelope and I was so ashamed. The agency can rebook for tonight, 890 euro, to same account {iban}. Do not telephone the consulate, they will mark my passport for ever.',
      },
    ],
  },
  {
    name: 'Grief Forum Companion',
    scamType: 'romance',
    verifiedBy: ['Manual', 'FBI'],
    sources: ['Charity helpline'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-11-30',
        amountInvolved: '$52,300',
        scamPersonas: 'Conrad Ellery (widower), Notary Vandermeulen (memorial fund)',
        description:
          "Conrad wrote to me in a forum for the bereaved on what would have been my wedding anniversary. He knew the right words, and I see now that he took them from my own older posts. He had founded a memorial fund for his wife and asked me to be its second trustee, which needed a trustee's guarantee sent to {iban}. The website {domain} carried a photograph of my husband beside his wife. Three guarantees later I was told that trustees may not leave before the fifth year.",
        evidence:
          'Nobody understood me till I read your lines about the empty chair. As trustee you hold the fund with me, so the guarantee is really just you trusting yourself. The notary sits only tomorrow, let us give them this together.',
      },
    ],
  },
  {
    name: 'Word Game Sweetheart',
    scamType: 'romance',
    verifiedBy: ['Trustpilot'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2026-01-27',
        amountInvolved: '$3,900',
        scamPersonas: 'Russ Calloway (game partner)',
        description:
          'My aunt plays a word game on her tablet and a man named Russ began to lose to her on purpose. He got her to switch to another messenger, {handle}, as the game was no place for a lady. His wallet was stolen in a hotel, his card was eaten by a machine, his granddaughter needed an inhaler, all in the same month. She paid with prepaid cards, and once by sending cash in a magazine, and there was always {phone} to ring for the codes. He told her that a family who checks up on her does not love her.',
        evidence:
          "You beat me again smarty pants haha. Could you pop to the store before it shuts and get two of those cards, 200 each, I feel awful asking. Best tell the cashier they are for your grandson's birthday.",
      },
    ],
  },
  {
    name: "Daughter's Operation Fund",
    scamType: 'romance',
    verifiedBy: [],
    sources: ['Victim report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'dating_app',
        dateOccurred: '2025-08-13',
        amountInvolved: '€14,000',
        scamPersonas: 'Benedikt Roos (single father), Professor Amadi (clinic)',
        description:
          "Benedikt never asked for a cent for himself, it was for Lina, nine, whose heart valve had to be replaced. He sent drawings she had made for me, with my name on them. The clinic's invoice came from {domain} and a Professor Amadi confirmed the date of surgery, provided that half was on {iban} by Monday. After the operation there were complications, naturally, and one more week in intensive care. I looked up the drawing on the internet and found it in a colouring competition.",
        evidence:
          "She asked if the lady with the kind eyes is coming to see her wake up. The clinic cancels the slot at 18:00 if the second half is missing. I'd sell a kidney but there is no time, please, I beg you on my knees.",
      },
    ],
  },
  {
    name: 'Allowance Cheque Benefactor',
    scamType: 'romance',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-03-30',
        amountInvolved: '$2,500',
        scamPersonas: 'Mr Preston Gale (benefactor)',
        description:
          "I'm a student and a man offered me a weekly allowance just for texting with him. He paid by cheque, photographed front and back, $3,000 instead of the $500 agreed. The rest was meant for an orphanage he supports, so I sent $2,500 as bitcoin to {btc} as he asked. Four days later the cheque bounced and my account was closed. The page {domain} he had shown me about his foundation is a single picture.",
        evidence:
          'Good morning my baby, check is in, screenshot your balance for daddy. Keep 500 as your allowance and help me bless the orphans with the rest through the bitcoin machine. You have till noon to prove your loyalty or I find another baby.',
      },
    ],
  },
  {
    name: 'Borrowed Face Surgeon',
    scamType: 'romance',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Police report', 'Victim report'],
    reports: [
      {
        contactMethod: 'dating_app',
        dateOccurred: '2026-06-05',
        amountInvolved: '€70,000',
        scamPersonas: 'Dr Emil Castagna (plastic surgeon), Nadja (assistant)',
        description:
          'I insisted on video and got it: Emil smiled, talked, even waved when I asked. Only when he turned to the window did his ear slip for a moment, and I told myself it was the connection. He was buying a share in a clinic and asked me to bridge the escrow for a fortnight, on {domain}. His assistant Nadja sent the contract and the account {iban}. The police showed me the tool with which such faces are made.',
        evidence:
          "You have seen me, you know my face, what else can a man give? Nadja holds the notary appointment until three o'clock. Transfer as private loan, not as purchase, or the bank asks those silly questions.",
      },
    ],
  },
  {
    name: 'Locked Phone Data Cards',
    scamType: 'romance',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-12-22',
        amountInvolved: '$1,180',
        scamPersonas: 'Keisha Lorne (wrong-number friend)',
        description:
          'It started with a message meant for a vet, and Keisha apologised so sweetly that we kept talking. After ten days she wanted to show herself on camera but her phone had no data and the carrier took only cards bought at a kiosk. I sent a picture of a $50 card to {phone}, then of others. She promised to pay it back through {domain}, a salary app that needed my bank login to work. There I stopped, my bank had just warned of exactly that.',
        evidence:
          'babe its loading but it cuts off at 10% ugh. get the 100 one this time so we can talk all night, the small ones die right away. use your bank login on the salary app so my boss can pay you back first thing friday.',
      },
    ],
  },
  {
    name: 'House By The Lake Deposit',
    scamType: 'romance',
    verifiedBy: ['Manual'],
    sources: ['Victim report', 'Consumer association'],
    reports: [
      {
        contactMethod: 'dating_app',
        dateOccurred: '2026-02-17',
        amountInvolved: '€64,000',
        scamPersonas: 'Aurelio Bantry (fiancé), Immo-Notariat Weil (fake notary)',
        description:
          "We chose a house together from pictures, every evening, room by room. Aurelio had paid his half already and showed me the confirmation from the notary's trust account on {domain}. My half, €64,000, was due to {iban} before another couple got it. He had me sign the contract electronically. A week later the agent of the real house, which was never for sale, asked me to leave the driveway.",
        evidence:
          "The other couple has the money ready, the notary can hold us until close of business and not a minute more. I put in my father's inheritance without blinking because I believe in us. Just copy the reference exactly and don't write house in it.",
      },
    ],
  },
  {
    name: 'Parcel Favour Sweetheart',
    scamType: 'romance',
    verifiedBy: ['FBI', 'BBB'],
    sources: ['Police report', 'Charity helpline'],
    reports: [
      {
        contactMethod: 'dating_app',
        dateOccurred: '2025-06-24',
        amountInvolved: '$4,700',
        scamPersonas: 'Warrick Dunmore (boyfriend), Miss Ayla (his secretary)',
        description:
          'My boyfriend from the app travelled so much that parcels for his firm were sent to me, and I re-labelled them with sheets from {domain}. Later money arrived too, from strangers, and I passed it on to {iban} minus my bus fare. He called me his right hand. Then my account was blocked, and a woman from another state accused me of having robbed her. I have also lost my own $4,700 that I had lent him for a hotel.',
        evidence:
          'Sweet pea, a payment of 6,200 lands today from a client, Miss Ayla will text where it goes on. Take out cash first, then deposit at the other branch, banks are jealous of private people. If anybody asks, you sold furniture.',
      },
    ],
  },
  {
    name: 'Arrested Abroad Horseman',
    scamType: 'romance',
    verifiedBy: ['Trustpilot'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-07-07',
        amountInvolved: '£8,800',
        scamPersonas: 'Fergus Tolland (horse breeder), Advocate Ramiz (defence lawyer)',
        description:
          "We met in a group for single parents who ride. Fergus went abroad to buy two mares and three days later an Advocate Ramiz wrote that he sat in jail after a car accident. Bail was £8,800, to be sent to {iban}, and would be returned after the hearing. There was even a page, {domain}, on which prisoners could be looked up, and he was on it. After bail the injured man's family demanded compensation, and that is when my teenage son said aloud what I did not dare to think.",
        evidence:
          'Madam, your partner shares a cell with eighteen men and asks that his child not be told. The magistrate accepts bail till 14:00, afterwards comes a long holiday. I take no fee, I do it out of respect for love.',
      },
    ],
  },
  {
    name: 'Gold Tier Matchmakers',
    scamType: 'romance',
    verifiedBy: ['Trustpilot', 'BBB'],
    sources: ['Consumer association', 'Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-03-14',
        amountInvolved: '£4,995',
        scamPersonas: 'Serena Lockhart-Bey (personal matchmaker), "Adrian" (proposed match)',
        description:
          'I paid {domain} for six introductions by a personal matchmaker. Serena Lockhart-Bey sent one man, Adrian, who cancelled our dinner four times and was then too hurt by an earlier love to meet. For a higher tier I would have access to the men who are serious, and I upgraded twice by transfer to {iban}. When I complained I got a letter saying that my profile notes, including things I had told in confidence, might be read out in court. I recognised Adrian later in a shirt catalogue.',
        evidence:
          "Between us, Adrian asked about you again, but he's a Platinum gentleman and you're still in Gold. I can hold the upgrade price until midnight only. You deserve this and you know you do.",
      },
    ],
  },
];
