import type { CorpusCluster } from './types.ts';

export const techSupportClusters: CorpusCluster[] = [
  {
    name: 'Tech Support Scam Beta',
    scamType: 'tech_support',
    verifiedBy: ['FBI', 'BBB', 'Manual'],
    sources: ['Victim report', 'Bank fraud team', 'Community forum'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-01-17',
        amountInvolved: '$4,600',
        scamPersonas: 'Level-one agent Ryan Coyle, Senior engineer Walter Prince, "Federal banking desk"',
        description:
          'While I was looking up a recipe the screen turned red, a voice shouted that my computer was locked, and the number {phone} blinked. Ryan Coyle had me open {domain} and type a code, after which he moved the mouse himself. He showed me hundreds of errors and passed me to Senior engineer Walter Prince. Prince said that foreign hackers were inside my bank account and that the money had to be secured on gift cards while they cleaned. I read out nine cards and sent $600 to {iban} before my son came home.',
        evidence:
          "Ma'am, do not switch the computer off, you will lose everything on it. I see four foreign connections in your bank right now. Get the cards from two different stores, and if the cashier is asking, it's a personal matter, because the hackers may have people in the store.",
      },
      {
        contactMethod: 'website',
        dateOccurred: '2025-04-29',
        amountInvolved: '$2,900',
        scamPersonas: 'Level-one agent Ryan Coyle, Senior engineer Walter Prince',
        description:
          'A red page with a siren covered my screen and would not close. I telephoned the help number on it, {phone}, and spoke to Ryan Coyle, who connected himself through {domain}. He typed tree into a black window and told me that the lines running by were the hackers. A senior engineer, Mr Prince, took over with a firmer voice: my accounts were to be secured on gift cards within the hour, and what did not fit on them at {iban}. The store clerk asked me gently whether somebody was on the phone, and I lied to her.',
        evidence:
          'Sir, do not switch the computer off, you will lose everything on it. These are not your files, this is them copying. Keep the phone in your pocket with the line open so that I can protect you in the store. The cards are only a container, your bank pays it all back tomorrow at nine.',
      },
      {
        contactMethod: 'website',
        dateOccurred: '2025-09-05',
        amountInvolved: '$17,250',
        scamPersonas: 'Level-one agent Ryan Coyle, Senior engineer Walter Prince, "Federal banking desk"',
        description:
          "My husband has Parkinson's and could not make the alarm stop, so he rang the number. The agent used {domain} to come into the laptop and Walter Prince kept him on the line for six hours. They had him believe that illegal purchases were made in his name and that the federal banking desk wanted him to hold still. He bought cards in three shops, and the next day $15,000 went to {iban}, the safe desk as they called it. He whispered when I came in, as they had ordered him to.",
        evidence:
          "Do not switch the computer off, and not a word to your wife, if her phone is infected too they hear you. I have the federal banking desk on my second line and they're asking whether you cooperate. If the branch asks what the transfer is for, you say home repair.",
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2026-02-19',
        amountInvolved: '£1,500',
        scamPersonas: 'Senior engineer Walter Prince',
        description:
          'This began with a call instead of a pop-up; the voice said my earlier repair from last year had expired. I had indeed called them in 2025 and paid for a clean-up. Walter Prince sent me to {domain} again and found the same foreign connections. He wanted the protection renewed with gift cards or a transfer of £1,500 to {iban}, and phoned from {phone2} every half hour till I had paid. I believe that I am on a list of people who pay.',
        evidence:
          'It is Walter, you remember me, I saved you last spring. The firewall I put in lapsed at midnight and they are already at the door. Same as last time, my friend: cards, scratch, read, and we both sleep well.',
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-07-29',
        amountInvolved: '$900',
        scamPersonas: 'Level-one agent Ryan Coyle',
        description:
          "I clicked on a news story and a full-screen warning with a siren came up. The support line {phone} was answered at once by a Ryan Coyle, very calm. I let him in through {domain}, and he found foreign connections in my pension account, which I don't even use online. The rest of the pension was to go to {iban} on the same day, but first I bought one card of $500 and one of $400. At the till I read the sticker about scams, went home, and pulled the plug while he was talking.",
        evidence:
          'Your screen is locked by the security centre so nobody gets further, you did right to ring us. Stay with me and do not switch the computer off, you would lose everything on it. I need two cards to build a wall between them and your pension, five hundred will do for now.',
      },
    ],
  },
  {
    name: 'Antivirus Renewal Invoice',
    scamType: 'tech_support',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Victim report', 'Consumer association'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-03-06',
        amountInvolved: '$6,000',
        scamPersonas: 'Billing agent Jason Merrow, Cancellation manager Mrs Teller',
        description:
          'An invoice for $399.99 for three years of virus protection came by e-mail, and a number to ring if I did not agree. Jason Merrow was happy to cancel it and asked me to fill in a form at {domain}. Whatever I typed in the form, the refund field jumped to $6,399. Mrs Teller said that I now owed the firm the difference, and that a bank transfer to {iban} would keep it out of the audit. They stayed on my computer the whole time and covered the screen at the crucial moment.',
        evidence:
          'Thank you for renewing! $399.99 will be debited within 24 hours; to dispute this charge call our billing floor at {phone}. If no call is received the renewal is deemed accepted.',
      },
      {
        contactMethod: 'email',
        dateOccurred: '2025-11-06',
        amountInvolved: '$4,800',
        scamPersonas: 'Billing agent Jason Merrow, Cancellation manager Mrs Teller',
        description:
          'I never had that antivirus, so I called to cancel the renewal of $449. The man, Jason, made me open the cancellation form on {domain}, and then the form added a zero. He sighed that it always happens with this old form, and put me through to Mrs Teller. She dictated a transfer of $4,800 back to {iban}, and told me what to answer if the bank should ask. The bank did ask, and I gave her answer word for word.',
        evidence:
          "Oh no, look what happened, four thousand eight hundred too much, Ma'am. Mrs Teller closes the books at six and it must be back by then. When the bank calls you say home improvement, otherwise they freeze you for thirty days.",
      },
      {
        contactMethod: 'email',
        dateOccurred: '2026-05-25',
        amountInvolved: '£3,200',
        scamPersonas: 'Billing agent Jason Merrow',
        description:
          "My late wife had managed our computer things, so a renewal invoice seemed plausible. On the telephone, {phone}, a Jason apologised for my loss and promised that he'd cancel it in two minutes. The form at {domain} ran for an hour. At the end I was said to have received £3,200 too much and sent that sum to {iban} out of decency. The refund had been taken from our own savings account.",
        evidence:
          "I lost my dad in March too, so we do this together, alright? Type the amount slowly. Ah, you see now there's thirty-two hundred in excess. That comes out of my wages if it's not back by six, when Mrs Teller closes the books.",
      },
    ],
  },
  {
    name: 'Router Intruder Callers',
    scamType: 'tech_support',
    verifiedBy: ['Manual'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-02-27',
        amountInvolved: '£5,650',
        scamPersonas: 'Network officer Alan Birch, Bank liaison Susan',
        description:
          'Alan Birch claimed to be from my internet provider: my router was being used by people in four cities. To prove it he had me read out a long number from my computer, which I have since learned is the same on every machine. I installed his cleaning tool from {domain}. To catch the intruders I was to make a bait transfer to {iban} that would be stopped half way. It was not stopped, and liaison Susan asked me to try a larger bait.',
        evidence:
          "Read me the code after CLSID, if it matches mine you know I'm genuine. The bait only looks like a payment, our people stop it in the pipe. Don't tell the branch, one of the intruders works there and that's the whole point of the trap.",
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2025-08-27',
        amountInvolved: '£2,400',
        scamPersonas: 'Network officer Alan Birch',
        description:
          'It was the third call that week about my slow broadband. The officer, Alan Birch, knew my provider and said that intruders had got hold of my router. I put his tool from {domain} on the computer because the connection truly had been slow. He spoke of a trap and of bait money which never leaves the bank. It left for {iban}, and when I asked how the trap had gone, nobody picked up.',
        evidence:
          "I'm not asking you to pay anything, I'm asking you to help us catch four people. Send the bait now while they're online, I can see them typing. Once it's over your line gets a free upgrade for your trouble.",
      },
    ],
  },
  {
    name: 'Safe Account Technician Relay',
    scamType: 'tech_support',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Bank fraud team', 'Police report'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-06-05',
        amountInvolved: '€28,300',
        scamPersonas: 'Technician Björn Aske (device check), Fraud specialist Hannah Royle (bank voice)',
        description:
          'A text about a login from a new device gave a number, {phone}, and I called. Hannah Royle, with the calm tone of a bank, said that my phone itself was infected, so a technician would have to check it. Björn Aske had me install a support app from {domain} and hold the phone to my identity card. In the app I confirmed what they called a device swap four times. Each confirmation was a transfer to {iban}.',
        evidence:
          "Everything I tell you appears in your app within seconds, so you can see we are the bank. The green button stops the thief, the red one lets him through. Please press green now, there's another attempt running for 9,800.",
      },
      {
        contactMethod: 'text',
        dateOccurred: '2026-01-30',
        amountInvolved: '€11,900',
        scamPersonas: 'Fraud specialist Hannah Royle (bank voice), Technician Björn Aske (device check)',
        description:
          'The message slipped into the same thread as the real ones of my bank. On the phone a Hannah Royle told me about attempts from a strange device and handed me over to Björn from the technical department. I loaded his app from {domain} and pressed the green button as often as he said. The money went to {iban}, in pieces just under my limit. He forbade me to open the banking app for 24 hours, as the cleaning would be running.',
        evidence:
          "I am only the technician, I don't see your balance, I just clean. Green, please. And green. Now leave the phone in a drawer until tomorrow noon, if you open the app the virus wakes up.",
      },
    ],
  },
  {
    name: 'Printer Driver Helpline',
    scamType: 'tech_support',
    verifiedBy: ['Trustpilot'],
    sources: ['Consumer association', 'Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-05-13',
        amountInvolved: '$349',
        scamPersonas: 'Setup expert Derek Lunn',
        description:
          'I typed the name of my new printer into a search and reached {domain}, where the driver download stopped at 42 percent with an error code. The chat gave {phone}, and Derek Lunn told me that my network had no firewall and that printers are the first to be attacked. He sold me a lifetime network licence for $349. The printer worked after I plugged in the cable that had come in the box.',
        evidence:
          "Error 0x42 means that the spooler is corrupted by outside activity, sir. I can set the printer up for free, but ethically I can't leave you on an open network. 349 is one time for life, I've taken the senior discount off already.",
      },
      {
        contactMethod: 'website',
        dateOccurred: '2025-12-27',
        amountInvolved: '$499',
        scamPersonas: 'Setup expert Derek Lunn',
        description:
          "We got a printer for Christmas and looked for the driver. The page {domain} stopped at 42 percent, just as the forum describes, and offered an expert. On {phone} Derek Lunn asked to look at our computer and found outside activity in the spooler. The licence cost $499 by cheque over the phone and was confirmed by a PDF. A week later he rang to say that our neighbours' network was infecting us and they needed one too.",
        evidence:
          "Merry Christmas, let's get you printing! First the bad news: somebody in your area sits on your spooler. With the family licence everyone in the house is covered for life, and I'd do it today as the price goes up in January.",
      },
    ],
  },
  {
    name: 'Mailbox Quota Upgrade',
    scamType: 'tech_support',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-10-06',
        amountInvolved: '',
        scamPersonas: 'Webmail Administrator (sender)',
        description:
          'My e-mail was said to be 99.8 percent full, with eleven messages on hold. I signed in on {domain}, which looked like our webmail down to the logo, and the page said thank you. During the night somebody wrote to our whole choir from my address that I was stranded and needed help. Two members nearly paid. I was able to close the account, but they had set a forwarding rule that we only found in the second week.',
        evidence:
          'Your mailbox has reached 99.8% of its quota and incoming mail is being withheld. Validate within 12 hours to receive 11 pending messages. Failure to validate leads to permanent deactivation of this account.',
      },
    ],
  },
  {
    name: 'Account Rescue Experts',
    scamType: 'tech_support',
    verifiedBy: ['Trustpilot', 'Manual'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-03-22',
        amountInvolved: '$620',
        scamPersonas: 'Recovery pro Osric Vale',
        description:
          'When my photo account with all my baby pictures was hacked, the platform sent me in circles. Osric Vale, {handle}, offered to reach a friend inside the company for $120. He needed a code from my phone to start, and with this code my second account was gone too. The price of giving both back rose to $500, in bitcoin to {btc}. He posted on my profile that I recommend him.',
        evidence:
          'Both accounts sit in the vault of my guy, easy fix. Send 500 and I flip the switch while we speak. If you report me the vault deletes automatically, all the baby pics, your choice.',
      },
    ],
  },
  {
    name: 'Television Activation Code',
    scamType: 'tech_support',
    verifiedBy: ['BBB'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-07-21',
        amountInvolved: '$259',
        scamPersonas: 'Activation clerk Dana Whitlow',
        description:
          "The new television showed a code to be entered on the maker's site. I mistyped the address and landed on {domain}, which took the code and then asked me to call {phone}. Dana Whitlow explained that channels in my area have to be opened with an activation of $259, valid for the life of the set. I gave her my card. The activation is free and the television had been ready all along, said the shop.",
        evidence:
          "I have your TV on my screen and it's in quarantine, sweetie. The code you see is only half, I hold the other half. It's 99 for the year or 259 forever, most people your age take forever.",
      },
    ],
  },
  {
    name: 'E-Reader Setup Room',
    scamType: 'tech_support',
    verifiedBy: ['Trustpilot', 'BBB'],
    sources: ['Consumer association'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2026-01-06',
        amountInvolved: '$189',
        scamPersonas: 'Book support agent Neil Farrow',
        description:
          'All I wanted was to load a library book. The support chat of {domain} told me that the reader had been registered by a stranger abroad who could see what I read and with which card I pay. Neil Farrow would clean it from a distance for $189 and asked me to lay the reader on top of the laptop so the signal could pass. I actually did that. My librarian put the book on it in a minute and was very nice about it.',
        evidence:
          'Place the device on the keyboard with the screen down and do not lift it until I tell you. I see a reader in another country with your name, he has 61 of your pages. Cleaning is 189 with certificate; without, I have to sign that you refused.',
      },
    ],
  },
  {
    name: 'Cloud Photos Deletion Notice',
    scamType: 'tech_support',
    verifiedBy: ['Manual'],
    sources: ['Victim report', 'Community forum'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-11-11',
        amountInvolved: '€94',
        scamPersonas: 'Storage Retention Team (sender)',
        description:
          'Every second day a mail warned that 4,318 photos would be deleted, with a thumbnail of a sunset that could have been ours. To renew the plan for €1.95 I typed my card into {domain}. It became €47 a fortnight for a service called storage guard, and the cancellation address {email} bounces. I was too embarrassed to tell my children why I had paid for photographs of strangers.',
        evidence:
          'FINAL: 4,318 photos and 212 videos are scheduled for erasure tonight at 23:00. Loyal customers keep everything for just €1.95. We tried to reach you three times.',
      },
    ],
  },
  {
    name: 'Calendar Virus Swarm',
    scamType: 'tech_support',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2026-06-27',
        amountInvolved: '$79',
        scamPersonas: '"Phone Shield" (app), Agent Tori',
        description:
          "My phone's calendar filled with appointments such as VIRUS FOUND CLICK HERE, one for each half hour. The link led to {domain} and an app called Phone Shield for $9.99 a week. It took payment eight times in two months because I could not find where to end it. Agent Tori, in the chat, explained that the viruses come back as soon as I end it. In truth I had subscribed to a calendar, and deleting it took one tap.",
        evidence:
          'Your phone (13) viruses! Battery damaged by 62%. Remove in 02:59 or contacts will receive your browser history.',
      },
    ],
  },
  {
    name: 'Car Navigation Map Line',
    scamType: 'tech_support',
    verifiedBy: ['BBB'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-06-26',
        amountInvolved: '$299',
        scamPersonas: 'Map technician Gordon Ives',
        description:
          "Before a long trip I wanted new maps and called the helpline on {domain}. Gordon Ives asked me to connect the device to the computer and let him look. He told me the maps could not be loaded as my computer had a trojan on the USB port, and that the device would send the car's position to thieves. A port licence was $299, payable at once. I still have the old maps.",
        evidence:
          'I would not drive with that device in the car, sir, they know your house is empty the minute you leave town. I can lock the port for 299 and throw in the maps. Number is {phone} in case we get cut off, ask for Gordon only.',
      },
    ],
  },
  {
    name: 'Wallet Support Impostor Chat',
    scamType: 'tech_support',
    verifiedBy: ['FBI', 'Trustpilot'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-02-14',
        amountInvolved: '$33,700',
        scamPersonas: "Support Lead Ingram (impostor in the wallet's chat), Ticket bot 0417",
        description:
          'I asked a question in the public support channel of my wallet app, and a private message from Support Lead Ingram arrived before any public answer. A ticket bot gave me number 0417 and a page, {domain}, to validate the device. It wanted me to export a file and upload it, nothing about a recovery phrase, so I thought it was fine. The file was the key. Forty minutes later everything was at {eth} and Ingram asked me to rate my experience.',
        evidence:
          'Ticket 0417 escalated. Please export the keystore JSON and drop it on the validation page so the engineers can replay the bug; the password is only needed to open the log. Stay in this DM, public replies come from impersonators.',
      },
    ],
  },
  {
    name: 'Cyber Police Lock Page',
    scamType: 'tech_support',
    verifiedBy: ['Manual', 'FBI'],
    sources: ['Police report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-09-13',
        amountInvolved: '€250',
        scamPersonas: '"Cyber Crime Unit" (lock page)',
        description:
          'My browser jumped to full screen: the cyber police had locked my computer for visiting prohibited pages. I was eighteen and terrified of what my parents would think. The page on {domain} took a fine of €250 with prepaid codes and counted down six hours until my arrest. I bought the codes at the petrol station. The lock vanished when I held the power button, which I only dared to do after paying.',
        evidence:
          'Your device has been blocked under section 184. Pay the administrative fine of 250 EUR by prepaid code and the case will be closed without entry in the register. In the event of non-payment within 6 hours an officer will visit your registered address.',
      },
    ],
  },
  {
    name: 'Medical Alarm Button Update',
    scamType: 'tech_support',
    verifiedBy: ['BBB', 'Manual'],
    sources: ['Charity helpline', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-04-14',
        amountInvolved: '£640',
        scamPersonas: 'Device nurse Pauline Sker',
        description:
          'My mother wears an emergency button. A device nurse, Pauline Sker, phoned from {phone} to say that the button would go dead with the new network and that hers was on the list for Tuesday. The update was £640, to be paid to {iban} or else the ambulance could no longer see her. My mother pressed the button in tears, and the real service answered at once. By that time the transfer was done.',
        evidence:
          "I don't want to frighten you, dear, but if you fall on Wednesday nobody will come. I've put you in the last free slot as I have a mother of my own. Have you got your bank card and the little reader there with you?",
      },
    ],
  },
  {
    name: 'Closing Company Maintenance Refund',
    scamType: 'tech_support',
    verifiedBy: ['FBI'],
    sources: ['Victim report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-12-04',
        amountInvolved: '$8,200',
        scamPersonas: 'Liquidation officer Samir Blunt, Cashier Rosa',
        description:
          "I'd once bought lifetime maintenance for my PC. Samir Blunt rang to say that the company was closing and that each lifetime customer gets the unused years back, in my case $410. For the payout he connected via {domain} and opened a money-transfer account in my name. Cashier Rosa had me verify it with money of my own, four times $2,050, that would bounce straight back. It bounced to somebody else.",
        evidence:
          "You paid for life and you're still alive, so we owe you, that is how the judge put it! Rosa will send a test of 2,050, you approve, it returns by itself. The more green ticks you have, the faster the liquidator signs.",
      },
    ],
  },
  {
    name: 'Student Licence Lockout',
    scamType: 'tech_support',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2026-05-04',
        amountInvolved: '£85',
        scamPersonas: 'Campus IT Desk (sender)',
        description:
          "A week before my thesis was due, the campus IT desk wrote that my student licence had run out and that files would become read-only. The renewal at {domain} was £85, to be refunded by the faculty. It also took my university login, which was then used to send the same mail to the whole department. My supervisor got four of them with my name below. The real IT desk doesn't charge for anything.",
        evidence:
          'Dear student, your productivity licence expired on 1 May. Documents will become read-only on 8 May and unsaved changes after this date are lost. Renew at {domain} with your campus credentials; invoices are reimbursed by your faculty office.',
      },
    ],
  },
  {
    name: 'Game Account Ban Appeal',
    scamType: 'tech_support',
    verifiedBy: ['Trustpilot'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-08-09',
        amountInvolved: '$340',
        scamPersonas: 'Moderator Kestrel (false game staff), "a friend" (hijacked account)',
        description:
          "A friend wrote that he'd reported me for fraud by mistake and that I had to speak to Moderator Kestrel or lose my game account of nine years. Kestrel, {handle}, wanted proof that my items were bought honestly: I should pay for something now so that the receipt number could be compared. I bought $340 in wallet codes and pasted them at {domain}. My friend's account had been stolen the day before, in the same manner.",
        evidence:
          "Appeal window is 20 min, after that the ban is hardware level and not even I can lift it. Screenshot the unused codes so I see they are unused. Don't message your friend, he is under investigation too.",
      },
    ],
  },
  {
    name: 'Password Vault Breach Call',
    scamType: 'tech_support',
    verifiedBy: ['Manual', 'Trustpilot'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-08-25',
        amountInvolved: '$19,000',
        scamPersonas: 'Incident responder Cole Vantreight',
        description:
          "A recorded voice reported a login to my password vault from abroad: press one if that was not me. Minutes later Cole Vantreight called from {phone}, in perfect English and with a case number, and sent a mail from {email} with a link to {domain} for shutting the vault. I entered my master password there. He thanked me and kept chatting about his dog while his people emptied my exchange account to {eth}. I work in IT, and I'm telling this so others stop thinking they are immune.",
        evidence:
          "I'm never going to ask for your password, and please don't say it out loud. Just open the link I mailed you, it kills all sessions as soon as you sign in. Great, I see it on my side; give it fifteen minutes before you log in anywhere.",
      },
    ],
  },
  {
    name: 'Till Terminal Update Visit',
    scamType: 'tech_support',
    verifiedBy: ['BBB', 'FBI'],
    sources: ['Local newspaper', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-10-22',
        amountInvolved: '€3,460',
        scamPersonas: 'Terminal service Ms Okonjo-Reyes, Field man Luka',
        description:
          "I run a small bakery. On a Saturday at eleven, with the queue out of the door, Ms Okonjo-Reyes from terminal service said that our card machine would stop at noon unless it was updated. She dictated test transactions which were really credits to her people's cards, seventeen of them. Field man Luka came on Monday with a new terminal from {domain}, whose takings went to {iban}. We noticed it when Wednesday's money was missing.",
        evidence:
          "You can let it die at noon and take cash, that's fine with me, but the security council will note it. Press credit, 200, then have my test card number. It prints approved, see, that means the line is clean; next one.",
      },
    ],
  },
];
