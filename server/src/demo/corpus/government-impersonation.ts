import type { CorpusCluster } from './types.ts';

export const governmentImpersonationClusters: CorpusCluster[] = [
  {
    name: 'Tax Warrant Hotline',
    scamType: 'government_impersonation',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Victim report', 'Police report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-02-21',
        amountInvolved: '$5,200',
        scamPersonas: 'Officer Martin Keel (tax enforcement), Sergeant Lowry (local police)',
        description:
          "Officer Martin Keel of the tax office said that a warrant would be executed within the hour for errors in my 2021 return. While he was speaking, Sergeant Lowry called on the other line, and the display showed our town's police. I was to settle the matter over {domain} with a voucher, and, as that failed, with bitcoin sent to {btc} from a machine in a grocery store. Keel stayed on the phone for three hours and even let me use the bathroom only with the phone in my hand.",
        evidence:
          'If you disconnect this call I must treat it as flight and the deputies will enter. The warrant number is on {domain}, look it up, it has your name. Pay through the federal kiosk to {btc}, and speak to no one, a lawyer would make it a criminal case.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2025-09-11',
        amountInvolved: '$3,400',
        scamPersonas: 'Officer Martin Keel (tax enforcement), Sergeant Lowry (local police)',
        description:
          "I'm a nurse and came off a night shift when the tax office, an Officer Keel, rang. He read the last digits of my social security number and announced deputies. A second call from a Sergeant Lowry asked if I was at home. My warrant was to be seen on {domain}, with a seal. I put $3,400 into the kiosk for {btc} and was told that my certificate of clearance would be posted.",
        evidence:
          "Ma'am, Sergeant Lowry is parked two streets away and I'm the only one who can turn him around. The kiosk is a federal payment point, that's why it isn't advertised. No talking to anybody in the store until I've heard three beeps, and if you disconnect I must treat it as flight.",
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2026-04-15',
        amountInvolved: '$7,850',
        scamPersonas: 'Officer Martin Keel (tax enforcement)',
        description:
          'The call came on the last filing day, when everyone is nervous. The officer, a Martin Keel, told me to check a warrant on {domain} and it did carry my address. I withdrew everything we had for the move and fed it note by note to a machine, for {btc}. He praised me after each note. A police officer who passed by asked what I was doing, and I said what Keel had told me to say.',
        evidence:
          "Very good, keep feeding, the judge sees each note on his screen. If a uniform speaks to you, it's a private purchase; local officers aren't cleared for federal tax matters. Twenty minutes left on the warrant, and if you disconnect I must treat it as flight.",
      },
    ],
  },
  {
    name: 'Benefit Overpayment Reclaim',
    scamType: 'government_impersonation',
    verifiedBy: ['BBB'],
    sources: ['Victim report', 'Charity helpline'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-03-28',
        amountInvolved: '£1,140',
        scamPersonas: 'Case officer Denise Harcombe (benefits debt unit)',
        description:
          'A text said I had been paid too much housing benefit and would lose all support unless I answered. I telephoned {phone}, and case officer Denise Harcombe offered a plan: half at once, to {iban}, and the rest would be forgiven. She sent a letter from {domain} with a crest. I live on that benefit and went without heating to do it.',
        evidence:
          "We've overpaid you £2,280 and it's fraud if you knew about it. I want to help you, love, so half now and I'll mark it as honest mistake. If it isn't in by three, the computer stops all your payments and I can't start them again.",
      },
      {
        contactMethod: 'text',
        dateOccurred: '2025-11-17',
        amountInvolved: '£690',
        scamPersonas: 'Case officer Denise Harcombe (benefits debt unit)',
        description:
          'My brother has learning difficulties and gets support payments. They texted him that he was overpaid and that it was fraud. Denise Harcombe on the phone was so kind that he still calls her nice. He sent half of the debt to {iban} and signed something on {domain} with his finger. The council has no such officer and he owes nothing.',
        evidence:
          "You're not in trouble with me, sweetheart, only with the computer. Pay half today and I'll tear up the other half. It's our secret, because I'm not supposed to be this nice to people.",
      },
    ],
  },
  {
    name: 'Narcotics Parcel Video Hearing',
    scamType: 'government_impersonation',
    verifiedBy: ['FBI', 'Trustpilot'],
    sources: ['Victim report', 'Police report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-05-30',
        amountInvolved: '$42,000',
        scamPersonas:
          'Customs agent Priscilla Yun, Inspector Raghu Devlin (uniform on video), Prosecutor Hammel',
        description:
          'Customs had found five passports and a white powder in a parcel sent in my name, said Priscilla Yun. She connected me to Inspector Devlin, who sat in uniform in front of a flag on a video call and ordered me to keep the camera on day and night. I was in digital custody for two days; I slept in front of the phone. Prosecutor Hammel had all my savings moved to a supervised account, {iban}, for verification. The case file with my photo was on {domain}.',
        evidence:
          'You are hereby placed in digital custody, the camera stays on and the door stays shut. If your innocence is proved the funds return in 48 hours with a stamp. Should you inform any person, that person becomes a co-accused.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2026-03-12',
        amountInvolved: '$18,700',
        scamPersonas: 'Customs agent Priscilla Yun, Inspector Raghu Devlin (uniform on video)',
        description:
          'I study abroad and was home alone. A customs agent named Priscilla Yun spoke of a parcel with passports and powder, then a man in uniform, Devlin, questioned me by video for nine hours. I had to show the room with the camera so he could see I was alone. He sent the case file at {domain}, and I emptied my tuition account to {iban} to have it verified. My roommate found me sitting in the dark and switched off the phone.',
        evidence:
          "Turn the camera slowly, show me behind the door. Your parents' visa depends on how you behave in the next hours. The verification account is held by the treasury; transfer, photograph the receipt and hold it up.",
      },
    ],
  },
  {
    name: 'Suspended Number Safe Locker',
    scamType: 'government_impersonation',
    verifiedBy: ['Manual', 'BBB'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-07-08',
        amountInvolved: '$13,500',
        scamPersonas: 'Agent Lucinda Farr (benefits administration), Marshal Odell (locker custodian)',
        description:
          "Agent Lucinda Farr informed me that my social security number was suspended since a rented car with blood in it had been found in Texas. All accounts under the number would be emptied by the state, and she advised a government locker. Marshal Odell gave me the locker's code, which was {btc}, and told me to feed it at a kiosk. On {domain} I could see my locker with a little picture of a safe. It stayed there for a week and then the page was gone.",
        evidence:
          "I believe that you're a victim of identity theft, ma'am, and that is why I'm offering the locker before the freeze. Whatever is in a bank at midnight belongs to the investigation. Write down nothing, the marshal will give you the code by voice.",
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2026-01-19',
        amountInvolved: '$22,000',
        scamPersonas: 'Marshal Odell (locker custodian), Agent Lucinda Farr (benefits administration)',
        description:
          'They told my uncle his number was tied to a rental car and eleven bank accounts. Agent Farr gave him one evening to bring his money into a locker of the government. He drove to four kiosks and fed them for {btc}, with Marshal Odell on the headset. The site {domain} displayed his locker as sealed. He was proud of having acted quickly, that is what hurts us most.',
        evidence:
          "Use a different kiosk for every three thousand, that keeps the criminals from following you. The locker will read sealed, and a sealed locker can't be touched, not even by me. New number and new card reach you Monday by armed courier.",
      },
    ],
  },
  {
    name: 'Missed Jury Bond',
    scamType: 'government_impersonation',
    verifiedBy: ['BBB', 'FBI'],
    sources: ['Local newspaper', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-08-14',
        amountInvolved: '$2,950',
        scamPersonas: "Lieutenant Carver Boone (sheriff's office)",
        description:
          "Lieutenant Carver Boone left a message with the name of our real judge: I had missed jury service and there were two citations. When I rang back at {phone}, the menu said sheriff's office. I could avoid a night in jail by posting a bond through {domain} before I came in to sign. The bond was paid in two transfers to {iban}. At the courthouse nobody knew me, and the clerk said I was the fourth that week.",
        evidence:
          "I've got you down for failure to appear and contempt, each is fourteen hundred and seventy-five. You're not under arrest so long as you stay on this recorded line while the bond posts. There is a gag order from Judge's chambers on it, so not a word to the wife.",
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2026-06-23',
        amountInvolved: '$1,475',
        scamPersonas: "Lieutenant Carver Boone (sheriff's office)",
        description:
          'I am a doctor and was told by a Lieutenant Boone that I had ignored a grand jury summons. He knew where I had lived before, which I suppose is where they had sent it. My bond, $1,475, was to be posted on {domain} with money to {iban}, and then I might drive to the station to have my signature compared. He asked me to describe each street I passed. I turned round when he wanted a second bond for speeding.',
        evidence:
          "Doc, I respect what you do, so I'm keeping the patrol car off your clinic. Post the bond, keep me on speaker, tell me when you pass the bridge. Gag order is in force until the signature's compared.",
      },
    ],
  },
  {
    name: 'Unpaid Toll Messages',
    scamType: 'government_impersonation',
    verifiedBy: ['FBI', 'BBB'],
    sources: ['Community forum', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-04-09',
        amountInvolved: '$1,320',
        scamPersonas: 'State Toll Services (text sender)',
        description:
          "I had been on a toll road that month, so $6.99 sounded right. The page {domain} asked me to answer Y first so the link would open, and then took card and code. Within an hour my card was in somebody's phone wallet and paid for electronics in two cities. What bothers me is that the page showed each digit as I typed it to somebody: they reacted before I pressed send.",
        evidence:
          'You have an outstanding toll of $6.99. Pay by tonight to avoid a $50 late fee and registration hold. Reply Y, close this message, open it again and tap {domain}.',
      },
    ],
  },
  {
    name: 'Status Interview Deposit',
    scamType: 'government_impersonation',
    verifiedBy: ['Manual'],
    sources: ['Charity helpline', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-10-16',
        amountInvolved: '£3,900',
        scamPersonas: 'Immigration officer Clive Ransome',
        description:
          'I had just renewed my work visa when officer Clive Ransome phoned and said that a form was missing from when I arrived. He quoted my passport number. I would be put on a flight the next morning unless I left a deposit for the interview, £3,900, to {iban}, and it would be handed back at the end of it. The appointment letter came from {email} and named a real building. I was sent away at its door by a guard who was sorry for me.',
        evidence:
          "You signed that you would report changes and you did not, that is deception. The deposit shows you're not going to run. Do not ring your employer, they would have to suspend your sponsorship the same day.",
      },
    ],
  },
  {
    name: 'Council Band Rebate',
    scamType: 'government_impersonation',
    verifiedBy: ['Trustpilot'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-01-14',
        amountInvolved: '£430',
        scamPersonas: 'Rebate adviser Gemma Stokeley',
        description:
          'Gemma Stokeley said that our house had been in the wrong tax band since 1993 and the council owed us £4,300. Her department only needed ten percent to reopen the old years, since those were in a paper archive. I paid on {domain} by card, which later showed a company for party supplies. When I called {phone} again it was a fax tone. The council told us that re-banding is free and that we are in the right band anyway.',
        evidence:
          "It's been your money for thirty years, I'd be livid if I were you. Archive opening is £430 and you'll have the cheque before the month is out. I can only hold the valuation until half past, they're shutting the system for stocktaking.",
      },
    ],
  },
  {
    name: 'Student Debt Relief Centre',
    scamType: 'government_impersonation',
    verifiedBy: ['BBB', 'Trustpilot', 'FBI'],
    sources: ['Regulator warning list', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-06-12',
        amountInvolved: '$1,194',
        scamPersonas: 'Forgiveness counselor Darnell Whitby',
        description:
          'I answered a voicemail about the new federal forgiveness program. The counselor, Darnell Whitby, said I was pre-approved to have $31,000 wiped out and enrolled me at {domain}, for which he needed my student aid login. Six payments of $199 were called loan payments. My true servicer received nothing, my loan went into default, and the mail address in my file had been changed to {email}.',
        evidence:
          "You are in the last batch before Congress closes it. 199 a month for six months and then zero, it's all forgiven. From now on please ignore letters from your servicer, they're just mad that we took you off their books.",
      },
    ],
  },
  {
    name: 'Census Penalty Visit',
    scamType: 'government_impersonation',
    verifiedBy: [],
    sources: ['Local newspaper'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2026-05-06',
        amountInvolved: '€150',
        scamPersonas: 'Enumerator Gisela Trant (at the door)',
        description:
          'A lady with a lanyard and a tablet rang at our door for the census. She entered our ages, our income and the time of day when somebody is home. Because we had missed the online deadline there was a penalty of €150, reduced if paid to her machine on the spot. The receipt mentions {domain} and a telephone number, {phone}, that plays waiting music for ever. Two flats in our stairwell were broken into the week after.',
        evidence:
          "It's nothing bad, only the reminder fee, and if I carry it over to the office it doubles. Do you keep valuables at home? The form asks, it's for the insurance statistics.",
      },
    ],
  },
  {
    name: 'Vehicle Duty Refund Page',
    scamType: 'government_impersonation',
    verifiedBy: ['Manual', 'Trustpilot'],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-12-01',
        amountInvolved: '£2,215',
        scamPersonas: 'Vehicle Licensing Refunds (sender)',
        description:
          "I had sold a car that month, so a vehicle duty refund of £48.12 was to be expected. The form on {domain} took sort code, card and mother's maiden name. Two days later a gentleman from my bank's fraud team asked about a purchase in Leeds, and moved £2,215 into an account, {iban}, that he'd opened for my protection. It was only in the evening that I connected the two things.",
        evidence:
          'We have processed your vehicle duty refund of £48.12 but were unable to credit your account. Complete the secure form before 2 December. Refunds not claimed are reallocated to road maintenance.',
      },
    ],
  },
  {
    name: 'Grandchild Bail Courier',
    scamType: 'government_impersonation',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Police report', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-11-08',
        amountInvolved: '€35,000',
        scamPersonas: 'Prosecutor Dr Annemarie Holt, "the grandson" (weeping voice), Court messenger Blaise',
        description:
          "A young man cried into the telephone, Grandma I did something terrible, and then a public prosecutor, Dr Annemarie Holt, explained that he had run over a pregnant woman. Bail was €60,000 but she would accept what I had at home. I packed €20,000 and my mother's jewellery for a court messenger, and the remainder was to go to {iban} before the bank closed. She kept ringing from {phone} so the line was never free. My grandson was at football practice the whole time.",
        evidence:
          "Your grandson is sitting in front of me and he can't speak, he's in shock. We lay out everything on the kitchen table now, you and I, and count. The hearing is secret; if the bank asks, it's for a bathroom.",
      },
    ],
  },
  {
    name: 'Licence Renewal Lookalike',
    scamType: 'government_impersonation',
    verifiedBy: ['Trustpilot', 'BBB'],
    sources: ['Consumer association'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2026-02-21',
        amountInvolved: '$118',
        scamPersonas: 'Document Express (portal)',
        description:
          'The first result when I searched for renewing a driving licence was {domain}. It has an eagle, a progress bar, and it charged me $118. I received a PDF telling me to renew at the official office, with its address. By small print I had bought a guide. They hold my scanned licence and signature now, and their cancellation page answers that the guide has been consumed.',
        evidence:
          'Your licence will be INVALID in 3 days. Complete step 4 of 4 to submit to the examiner. Driving without a valid document may lead to impoundment of the vehicle.',
      },
    ],
  },
  {
    name: 'Gold Bar Safekeeping Courier',
    scamType: 'government_impersonation',
    verifiedBy: ['FBI'],
    sources: ['Police report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-07-02',
        amountInvolved: '$310,000',
        scamPersonas: 'Treasury investigator Nolan Strickler, Agent Pierce (courier)',
        description:
          'Treasury investigator Nolan Strickler convinced me over three weeks that my bank was part of a money laundering case and that only metal was safe. He had me buy gold bars from a real dealer and hand them to an Agent Pierce in a parking lot, by means of a code phrase. Each time a receipt with a serial number appeared on {domain}. I am an engineer of 71 years and used to think I notice such things. When the fourth purchase was refused by the dealer, he threatened me with a charge of espionage.',
        evidence:
          "You'll say to the dealer that it's for your heirs, and you'll say it in your own words. Agent Pierce drives a grey car, you ask him if he brought the weather. Call {phone} from a payphone if you feel watched.",
      },
    ],
  },
  {
    name: 'New Health Card Verification',
    scamType: 'government_impersonation',
    verifiedBy: ['BBB', 'Manual'],
    sources: ['Charity helpline', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-01-22',
        amountInvolved: '',
        scamPersonas: 'Card enrolment Ms Tabitha Crewe',
        description:
          "Ms Crewe from the health insurance said that the paper cards were being replaced by ones with a chip, and asked me to read mine to her. She also asked about my knees. A month later two boxes of braces arrived that I'd never wanted, and the statement shows $3,870 billed for them to the public insurance. When I tried to send them back, the sender, {domain}, wrote that my doctor had ordered them. Calls come now every day from {phone} and other numbers.",
        evidence:
          "The chip card is free for you, dear, I just match the number. And which knee is the bad one? I'll put both, then you're covered, and you say yes when I ask if you agree.",
      },
    ],
  },
  {
    name: 'Trade Register Renewal Letter',
    scamType: 'government_impersonation',
    verifiedBy: ['Manual'],
    sources: ['Regulator warning list', 'Consumer association'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2025-09-19',
        amountInvolved: '€967',
        scamPersonas: 'Central Register for Marks and Firms (letterhead)',
        description:
          'Four days after my company had been entered in the register, a bill came in the style of the court cashier. It had the file number and the name of the managing director, and the account {iban} abroad. My bookkeeper paid it together with the real one, which was a third of the sum. On the back, in pale print, it says that this is an offer of entry in a private list on {domain}. The objection must be sent by registered letter to an island.',
        evidence:
          'Entry fee for publication: EUR 967.00, payable within 5 working days. In case of default the entry may be deleted without further notice. Please use the attached transfer form and quote the file number.',
      },
    ],
  },
  {
    name: 'Consulate Document Alarm',
    scamType: 'government_impersonation',
    verifiedBy: ['Trustpilot', 'FBI'],
    sources: ['Community forum', 'Police report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-04-29',
        amountInvolved: '$54,000',
        scamPersonas: 'Consular secretary Madam Qiu, Captain Shen (police at home)',
        description:
          'A robot voice in my mother tongue said that the consulate held an important document for me. Madam Qiu found my name on a list of bank cards used by a smuggling ring, and Captain Shen had me write a confession by hand. To show that I was not going to flee I was to leave my living costs with the court, {iban}. Then they wanted me to tie my own hands for a photo to my parents, so they would send more. I went to the campus office instead, and they rang the police.',
        evidence:
          "Overseas students who cooperate are allowed to finish the semester. Report to me every three hours by message to {handle}, where you are and with whom. If your parents learn of it, the leak will be counted against your father's position.",
      },
    ],
  },
  {
    name: 'Winter Fuel Top-Up Form',
    scamType: 'government_impersonation',
    verifiedBy: [],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-12-16',
        amountInvolved: '£860',
        scamPersonas: 'Pension Support Office (text sender), Mr Lyle (verification)',
        description:
          'I was told by text to apply for the winter top-up as those born before 1946 had been left out. I typed everything in on {domain}. Mr Lyle from verification then rang from {phone} and was pleased to tell me the top-up had been approved at £600, but my bank was rejecting it because of a limit. He guided me to raise that limit, and to approve a message. I had approved a payment of £860 to a betting company.',
        evidence:
          'Pensioners born before 1946 must apply for the winter top-up this week or will be treated as opting out. Spaces for the first payment run are limited. {domain}',
      },
    ],
  },
  {
    name: 'Household Grant Ambassadors',
    scamType: 'government_impersonation',
    verifiedBy: ['FBI', 'BBB'],
    sources: ['Victim report', 'Charity helpline'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-08-03',
        amountInvolved: '$3,650',
        scamPersonas: 'Grant ambassador Reverend Josiah Plume, Delivery agent Mike',
        description:
          "A lady from church wrote that she got $90,000 out of a government grant for households and had seen my name on the list. Her account had been hacked, I know today. The ambassador, a Reverend Josiah Plume, {handle}, asked for the delivery fee, then for a tax seal, then for a bodyguard, each to be sent in cards or to {btc}. Delivery agent Mike was always two counties away with a flat tire. There's a page, {domain}, with photos of people holding cash.",
        evidence:
          'CONGRATULATION you are among the 200 household selected by the government, no pay back. Pay the delivery fee of 650 and Mike leave the office right now with the box. God has remembered you, do not block the blessing with question.',
      },
    ],
  },
];
