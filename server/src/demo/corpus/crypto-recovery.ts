import type { CorpusCluster } from './types.ts';

export const cryptoRecoveryClusters: CorpusCluster[] = [
  {
    name: 'Crypto Recovery Ring Alpha',
    scamType: 'crypto_recovery',
    verifiedBy: ['FBI', 'Trustpilot', 'Manual'],
    sources: ['Victim report', 'Community forum', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-03-11',
        amountInvolved: '$14,800',
        scamPersonas:
          'Desmond Varley (intake agent on the phone), Ilse Brandt (release officer), Tobias Rennick (tracing analyst)',
        description:
          'Eight months after I lost money on a fake exchange, a man called Desmond Varley rang me and knew the exact amount. He said his firm had found my coins in a frozen pool and showed me the balance on {domain}. I paid a tracing fee of $1,800 first, then a release bond of $13,000 in bitcoin to {btc}. Ilse Brandt, who took over, asked for a third payment for tax, and when I said no the login stopped working.',
        evidence:
          'Your 2.41 BTC are confirmed in the frozen pool, the release is approved and only the bond is missing. It must reach {btc} before 5 pm today or the pool closes for ninety days. Please do not involve your bank, they are the reason the money was lost in the first place.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2025-06-02',
        amountInvolved: '$6,200',
        scamPersonas: 'Desmond Varley (intake agent on the phone), Ilse Brandt (release officer)',
        description:
          'I had posted about my loss in a forum, and two weeks later Desmond Varley telephoned from {phone}. My stolen coins were said to sit in a frozen pool, and the dashboard at {domain} really did show my name with 0.93 BTC. The tracing fee was small, so I paid it. Then came the release bond, again to {btc}, and after that a demand for withholding tax from Ilse Brandt.',
        evidence:
          'Sir, I have your file open: the release is approved, only the bond is missing. It is refundable and comes back together with your coins, I have done this for two hundred clients. Keep this between us until the transfer is done, because banks block recovery payments.',
      },
      {
        contactMethod: 'email',
        dateOccurred: '2025-09-17',
        amountInvolved: '£9,450',
        scamPersonas: 'Tobias Rennick (tracing analyst), Ilse Brandt (release officer)',
        description:
          'An e-mail from {email} carried a twelve page tracing report with my old transaction in it, signed Tobias Rennick. I checked the hash and it was genuine, which convinced me. They opened an account for me on {domain} where the recovered balance was visible but locked. I sent £2,000 for the tracing and £7,450 as the bond to {btc}. When I asked for a video call, Mrs Brandt wrote that the desk only works in writing.',
        evidence:
          'Attached you will find the path of your funds over eleven hops. The release is approved under bond, valid for 48 hours only. Pay the bond to {btc} and send me the hash; do not discuss the case with third parties, it would void the agreement.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2026-01-22',
        amountInvolved: '$31,000',
        scamPersonas:
          'Desmond Varley (intake agent on the phone), Ilse Brandt (release officer), Tobias Rennick (tracing analyst)',
        description:
          'My father is 78 and had already lost part of his pension to a trading site. Desmond Varley called him every morning for three weeks, always polite, always asking about his garden first. He was shown a frozen pool on {domain} and told the bond goes up by ten percent each day it waits. Three payments went to {btc} before I found the notes beside his telephone. He had been told that I would stop him out of jealousy.',
        evidence:
          "Good morning, it's Desmond. The release is approved, only the bond is missing, and Mrs Brandt kept the window open for you personally, but the bond rises tomorrow. Your children mean well, they just do not understand these matters, so let us finish it quietly and surprise them.",
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-05-08',
        amountInvolved: '€4,300',
        scamPersonas: 'Tobias Rennick (tracing analyst), Ilse Brandt (release officer)',
        description:
          'Under a video about recovery fraud, of all places, someone recommended Tobias Rennick, handle {handle}. He traced my coins for free in ten minutes and sent screenshots of a frozen pool. After that it was the usual story: register at {domain}, pay a bond to {btc}, wait. I waited nine days, then they wanted an anti-money-laundering certificate for another €2,900 and I stopped.',
        evidence:
          'I understand you were hurt before, that is why I did the tracing free of charge. The release is approved on our side, only the bond is missing. Once it is confirmed you will have your money within the hour, this I can guarantee you.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2026-09-14',
        amountInvolved: '$18,500',
        scamPersonas: 'Desmond Varley (intake agent on the phone), Ilse Brandt (release officer)',
        description:
          'The caller gave a case number and the name of the platform that had robbed me, so I thought he must be official. Desmond Varley walked me through buying bitcoin at a kiosk and stayed on the line while I scanned the code for {btc}. On {domain} my balance changed from locked to released, and then back to locked. Ilse Brandt said the bond had arrived two minutes late and a second one was needed. I had borrowed the money from my sister.',
        evidence:
          'Stay on the line with me until the machine prints the receipt. If the attendant asks, you are buying for yourself and nobody has told you to. The release is approved, only the bond is missing, and the window shuts at four; after that even Mrs Brandt cannot help you.',
      },
    ],
  },
  {
    name: 'Frozen Exchange Claims Desk',
    scamType: 'crypto_recovery',
    verifiedBy: ['FBI', 'BBB'],
    sources: ['Victim report', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-02-19',
        amountInvolved: '$3,750',
        scamPersonas: 'Claudine Mercer (claims administrator), "Distribution Support" (chat desk)',
        description:
          'I am a real creditor of an exchange that went bankrupt, so an e-mail about the distribution did not surprise me. It pointed to {domain}, where I entered my claim number and saw that 64 percent would be paid out. Claudine Mercer wrote that I first had to prove that my wallet was active by sending 0.05 ETH to {eth}, which would be returned with the payout. After two of these proofs nothing came back. The real administrator told me later that nobody ever has to pay to receive a distribution.',
        evidence:
          'Creditors who do not validate their receiving wallet by Friday 23:59 UTC are moved to the residual class. Send the validation amount to {eth}; it is required by the court and is credited automatically with your distribution. Reference your claim number in all correspondence with Ms Mercer.',
      },
      {
        contactMethod: 'email',
        dateOccurred: '2025-08-05',
        amountInvolved: '$8,100',
        scamPersonas: 'Claudine Mercer (claims administrator), "Distribution Support" (chat desk)',
        description:
          'The letterhead was the one of the insolvency office and my claim number was right, it had leaked I suppose. On {domain} there was a countdown to the creditor deadline. Claudine Mercer had me send a validation amount to {eth} from my own wallet, and then a larger one because my class had changed. The chat desk answered within seconds at any hour of the night, which in hindsight no court office does.',
        evidence:
          'Your creditor class was upgraded, congratulations. The validation amount for class B is 2.5 ETH, it is required by the court and must come from the wallet that will receive the distribution. If the deadline passes your share is divided among the remaining creditors.',
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-04-27',
        amountInvolved: '€2,480',
        scamPersonas: 'Claudine Mercer (claims administrator)',
        description:
          'I searched for the creditor portal of the failed exchange and {domain} came up first, as an advertisement. I uploaded my passport and my old account statement. A day later Claudine Mercer mailed that my distribution was approved and only the wallet validation to {eth} was open. I paid it once. They still write to me every Monday about a final deadline.',
        evidence:
          'Dear creditor, our system shows an unvalidated receiving wallet. Validation protects you from misdirected payments and is required by the court. Two of three steps are done, please complete the last one today.',
      },
    ],
  },
  {
    name: 'Helpful Stranger Comment Thread',
    scamType: 'crypto_recovery',
    verifiedBy: ['Trustpilot'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-04-30',
        amountInvolved: '$1,150',
        scamPersonas: 'Corvin Delacroy (ethical hacker), several fan accounts',
        description:
          "Every post in our victims' group gets the same replies within a minute: thank Corvin Delacroy, he got my coins back in two days. I messaged {handle} and he asked which wallet the thief had used. He said he needed to rent server power to break into it, $350, paid to {btc}, and pointed me to his page {domain} with dozens of happy reviews. Then the firewall was stronger than expected, then the firewall was stronger again.",
        evidence:
          "I already broke the first layer, you can see the green bar on the page. For the second layer I must rent eight more nodes, $400, and after that the thief's wallet is ours. Don't stop now or he will notice and move everything.",
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-11-13',
        amountInvolved: '£640',
        scamPersonas: 'Corvin Delacroy (ethical hacker)',
        description:
          'A woman whose profile was three weeks old swore that Corvin Delacroy had saved her. His site {domain} has a progress bar that moves while you watch it. I paid for nodes twice, both times to {btc}. At 92 percent he said the thief was online that minute and a faster attack was needed. When I hesitated he sent me a voice message shouting that I was wasting his work.',
        evidence:
          'Listen, he is logged in NOW. Send the node money in ten minutes or we lose him for good. I have a hundred people waiting and I chose to help you first.',
      },
    ],
  },
  {
    name: 'Borrowed Barristers Group Claim',
    scamType: 'crypto_recovery',
    verifiedBy: ['Manual', 'BBB'],
    sources: ['Victim report', "Lawyers' chamber notice"],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-01-28',
        amountInvolved: '£5,900',
        scamPersonas: 'Rupert Ashdown-Pike (senior counsel), Melanie Quist (paralegal)',
        description:
          'A law office wrote that it represented 214 people cheated by the same platform as me. The names of the lawyers were on a real register, though I learned later that the real ones had never heard of it. Melanie Quist sent an engagement letter from {domain} and asked for a share of the court fees, payable to {iban}. Rupert Ashdown-Pike then announced a settlement and wanted stamp duty before it could be shared out.',
        evidence:
          'Counsel has secured a settlement in principle, of which your portion is £61,300. The register requires the stamp duty of £3,400 from each claimant, without exception, by noon on Thursday. Members who withdraw at this stage remain liable for the costs of the whole group.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2025-10-09',
        amountInvolved: '£3,400',
        scamPersonas: 'Melanie Quist (paralegal), Rupert Ashdown-Pike (senior counsel)',
        description:
          "Melanie Quist phoned from {phone} and asked whether I wished to join the group claim before it closed. She sounded tired and kind, like somebody in a real office. The engagement letter came through {domain} and the costs share was to be transferred to {iban}. Two months later there was a settlement, but also a stamp duty, and a sentence that I would owe everyone's costs if I left.",
        evidence:
          "I am not supposed to say this, but Mr Ashdown-Pike expects the judge to sign on Monday. If your stamp duty isn't with us by then, your portion goes to the other claimants. Shall I wait on the line while you open your banking app?",
      },
    ],
  },
  {
    name: 'Bailiff Release Order',
    scamType: 'crypto_recovery',
    verifiedBy: ['FBI'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-05-21',
        amountInvolved: '€7,200',
        scamPersonas: 'Bailiff Henk Oversteen (enforcement officer), Registry Desk 4',
        description:
          'I received a court order as a PDF, with a seal and a barcode, saying that coins taken from a criminal group were to be returned to me. Bailiff Henk Oversteen said that he kept them on a court device and that I owed custody costs for every day they stayed there. The payment page was {domain}/registry and the account {iban}. I paid the costs for forty days, then for the courier of the device, and the courier was always stopped at some border.',
        evidence:
          'By order of the chamber the seized asset is released to the claimant upon settlement of custody costs. Non-payment within five days is treated as renunciation. The order is confidential; disclosure is an offence.',
      },
      {
        contactMethod: 'email',
        dateOccurred: '2025-12-03',
        amountInvolved: '€11,600',
        scamPersonas: 'Bailiff Henk Oversteen (enforcement officer)',
        description:
          'Since a theft of my coins in 2024 I had been waiting for a court to write, so I believed it. Bailiff Henk Oversteen mailed an order of release and a bill for custody. I transferred to {iban} as the form on {domain} said. Each time the device was on its way, and each time a new cost came up: insurance, escort, a storage fee in transit. A clerk at our real court recognised the seal as a picture from the internet.',
        evidence:
          'The escort is at the airport with your device and cannot leave without the insurance note. Kindly settle €2,150 within two hours. I have put my own name to this, please do not embarrass me before the chamber.',
      },
    ],
  },
  {
    name: 'Mirror Wallet Sync',
    scamType: 'crypto_recovery',
    verifiedBy: ['Trustpilot', 'FBI'],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-07-16',
        amountInvolved: '$22,400',
        scamPersonas: 'Node Helper Wren (chat support)',
        description:
          'My wallet showed zero after an update and I was in a panic. A chat window on {domain} promised to rebuild lost balances by syncing a mirror wallet. Node Helper Wren asked me to type my twelve words into a form so the mirror could be compared. Within four minutes everything I owned was sent to {eth}. The chat kept telling me that the sync was at 71 percent and that I should not open any other app.',
        evidence:
          "Don't worry, the phrase is encrypted in your browser and nobody can see it. Enter all words in order and leave this page open for thirty minutes. Opening your wallet during the sync will damage the mirror.",
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-02-10',
        amountInvolved: '$5,300',
        scamPersonas: 'Node Helper Wren (chat support)',
        description:
          'I wanted to recover a transfer that was stuck, and a search result led me to {domain}. Wren in the chat explained that stuck coins can be pulled back when the mirror is in sync with the original, and that the original needs the recovery phrase. I know one should never give it, but she called it a fingerprint, not a phrase. The coins left for {eth} while I was reading the instructions.',
        evidence:
          'We never ask for your phrase, only for its fingerprint. The fingerprint is made of the twelve words you wrote down at setup. Please hurry, the stuck transfer expires in six minutes.',
      },
    ],
  },
  {
    name: 'Regulator Compensation Voucher',
    scamType: 'crypto_recovery',
    verifiedBy: ['Manual'],
    sources: ['Regulator warning list', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-08-25',
        amountInvolved: '£2,750',
        scamPersonas: 'Inspector Philippa Crane (compensation department)',
        description:
          "A lady introduced herself as Inspector Crane from the compensation department of the financial supervisor. She said fines collected from crooked brokers are now shared among the victims, and I stood on list C. To lift me to list A, which is paid this year, an administration deposit was needed by transfer to {iban}. She gave me a voucher number that really did show up on {domain}. The supervisor's genuine switchboard told me that it does not phone people to hand out money.",
        evidence:
          "You're entitled to £38,000, sir, it's your money and I hate to see it go to the Treasury. List A closes with the fiscal week. Write down the voucher number and read it back to me, please.",
      },
    ],
  },
  {
    name: 'Fourteen Block Reversal Tool',
    scamType: 'crypto_recovery',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-03-04',
        amountInvolved: '$890',
        scamPersonas: 'Zephyr (software seller)',
        description:
          'A clip explained that any bitcoin payment can be undone as long as fewer than fourteen blocks have passed. The seller, Zephyr, offered the program on {domain} for $490 and I was still inside the window, just. After the purchase the program asked for a gas top-up to {btc}, since a reversal has to outbid the thief. It then displayed a spinning wheel for six hours. My virus scanner found a password stealer in it the next day.',
        evidence:
          "Block 9 of 14 passed bro, you have maybe 50 minutes. Run as admin and switch your antivirus off, it hates mempool tools. Fee has to beat the thief's fee or the network ignores you.",
      },
    ],
  },
  {
    name: 'Joint Task Force Callback',
    scamType: 'crypto_recovery',
    verifiedBy: ['FBI', 'Manual'],
    sources: ['Police report', 'Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-11-27',
        amountInvolved: '$26,000',
        scamPersonas: 'Special Agent Wendell Strand (task force), Officer Dabney (call-back operator)',
        description:
          'Special Agent Strand told me that the gang behind my loss had been arrested and that my coins were evidence in a sealed case. As a witness I could have them back early, if I moved what was left of my savings to a monitored address so the rest of the gang would show itself. I was to ring {phone} to confirm his badge, and of course an Officer Dabney confirmed it. I sent $26,000 in two parts to {btc}. They made me feel that I was helping to catch them.',
        evidence:
          'You are a protected witness as of now and this line is recorded. Move the remaining funds to the monitored address {btc} tonight, so our analysts can follow the reaction. Telling anyone, including your spouse, would be obstruction.',
      },
    ],
  },
  {
    name: 'Recovery Wizard Screen Share',
    scamType: 'crypto_recovery',
    verifiedBy: ['BBB'],
    sources: ['Victim report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-06-18',
        amountInvolved: '$12,300',
        scamPersonas: 'Marlon Teague (recovery technician)',
        description:
          'Marlon Teague said the coins could only be credited if he prepared my computer, and had me install a remote-control program from {domain}. On the screen I watched him open an exchange account in my name with the photo of my driving licence. He then asked me to log in to online banking to link it. While the screen was black, for what he called a security update, two instant transfers went to {iban}. My bank says I authorised them because I read out the codes.',
        evidence:
          "Ma'am, the screen goes dark now, that is the secure mode, please don't touch the mouse. You'll get a code by text, it's the deposit confirmation, read it to me slowly. Good, and the second one.",
      },
    ],
  },
  {
    name: 'Cyber Policy Payout Desk',
    scamType: 'crypto_recovery',
    verifiedBy: ['Trustpilot'],
    sources: ['Consumer association'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-06-30',
        amountInvolved: '€1,960',
        scamPersonas: 'Annelie Vorsatz (claims handler)',
        description:
          "I was told that my former trading platform had carried cyber insurance and that customers could claim up to 80 percent. The handler, Annelie Vorsatz, needed a retroactive premium because the policy had lapsed for three months. I transferred €1,960 to {iban} and got a handsome policy certificate from {domain}. Since then the payout sits with the reinsurer, then with the reinsurer's reinsurer.",
        evidence:
          'Your claim is admissible subject to reinstatement of cover. Reinstatement is a formality: once the premium is booked, the loss adjuster signs the same day. I would not leave it past the weekend, cover cannot be restored after day ninety.',
      },
    ],
  },
  {
    name: 'Five Star Recovery Mill',
    scamType: 'crypto_recovery',
    verifiedBy: ['Trustpilot', 'Manual'],
    sources: ['Review site notice', 'Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-09-29',
        amountInvolved: '$4,600',
        scamPersonas: 'Brielle Santangelo (client success), "the engineers"',
        description:
          'I picked {domain} because it had more than nine hundred five-star reviews. Looking again, most were written on three days and half of them praise the same Brielle. She charged a success deposit, explaining that only people who are serious get a slot with the engineers. The deposit went to {eth}. When I posted a one-star review I was offered half my money back to take it down, and asked to pay a processing fee for that too.',
        evidence:
          "Hi lovely, we hold one free slot this week and your case is a perfect fit. Success deposits are refunded in full if the engineers fail, and so far they have not. Just look at what our clients say, they can't all be wrong!",
      },
    ],
  },
  {
    name: 'Monthly Tracing Subscription',
    scamType: 'crypto_recovery',
    verifiedBy: [],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2026-01-09',
        amountInvolved: '$2,388',
        scamPersonas: 'Gideon Marsh (lead investigator)',
        description:
          "For a year I paid $199 each month by card on {domain} for an investigation that was always about to end. Every report had the same coloured graph with a different date on it, which I noticed only when I printed them. Gideon Marsh blamed slow exchanges, holidays, a hacker who had woken up. As I cancelled, he wrote that the suspect's address had been found that very afternoon and would be deleted with my account.",
        evidence:
          "Cancelling today would be heartbreaking, Gideon's team got a home address at 2:14 pm. Reactivate for three months at the old price and we hand over the full dossier to you. Without an active plan our licence forbids us to keep it.",
      },
    ],
  },
  {
    name: 'Capital Gains Clearance Ladder',
    scamType: 'crypto_recovery',
    verifiedBy: ['FBI', 'Trustpilot'],
    sources: ['Victim report', 'Charity helpline'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-10-20',
        amountInvolved: '$47,500',
        scamPersonas: 'Lionel Farquarson (settlement accountant), Treasury Unit',
        description:
          'They did not ask for a fee to recover anything; the coins, they said, had been recovered already and had risen in value. What I had to pay was the tax on the gain, before release, to {btc}. After the tax there was a late penalty, a currency adjustment, and a signature from a Treasury Unit that only took payments over $10,000. Lionel Farquarson sent a spreadsheet from {email} after each step showing how much richer I had become. I sold my car for step four.',
        evidence:
          'Please find the updated statement: principal 1.9 BTC, gain 212%. Step 4 of 5 is the currency adjustment, after which payout is automatic. Having come this far it would be a pity to forfeit everything for the sake of the smallest step.',
      },
    ],
  },
  {
    name: 'Remorseful Insider',
    scamType: 'crypto_recovery',
    verifiedBy: ['Manual'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2026-04-02',
        amountInvolved: '$7,000',
        scamPersonas: 'Mei-Lin, called "Lin" (former call-centre worker)',
        description:
          "A text message said: I was one of the people who cheated you and I can't sleep. Lin claimed that she had been held in a compound, still had the administrator password of the old platform, and could send my money out if somebody covered the network charge. She sent me a film of her cursor moving through my old account at {domain}. I sent $7,000 to {eth}, half of it as help for her to get out. It took me a long time to accept that she was just the second act of the same play.",
        evidence:
          'Please dont be angry at me, they made us do it, I saw your name and cried. The admin changes password on Sunday, after this I can do nothing. If you tell police the boss will know it was me and you know what happens then.',
      },
    ],
  },
  {
    name: 'Liquidity Bridge Unlock',
    scamType: 'crypto_recovery',
    verifiedBy: ['FBI'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-12-15',
        amountInvolved: '$15,700',
        scamPersonas: 'Admin Castellan (bridge support group)',
        description:
          "The tokens I had staked were locked, and in the project's chat group Admin Castellan invited me to a bridge that would move them to a working chain. The bridge at {domain} asked for 20 percent matching liquidity, which would be returned in the same transaction. It was not. Then my wallet was flagged as unbalanced and the other side needed the same again. All three payments ended at {eth}, as I can see for myself on the explorer.",
        evidence:
          'Your bridge request is 80% done and cannot be cancelled by design. Deposit the matching liquidity from the same wallet within 3 hours or the smart contract slashes the stake. DM only, do not post in the group, scammers are watching there.',
      },
    ],
  },
  {
    name: 'Survivors Circle Angel',
    scamType: 'crypto_recovery',
    verifiedBy: [],
    sources: ['Charity helpline', 'Community forum'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-07-22',
        amountInvolved: '£1,280',
        scamPersonas: 'Rosalind Peake (fellow survivor), Uncle Barnaby (her contact)',
        description:
          'I joined a closed group for women who had been deceived, and Rosalind Peake was the warmest person in it. We talked for five weeks before she mentioned, almost shyly, that her uncle had got everything back for her. Barnaby asked nothing for himself, merely the cost of a court search, £1,280 to {iban}. He sent the link {domain} for the papers and I never heard from either again. Losing her friendship hurt more than the money.',
        evidence:
          "I wasn't going to tell anyone because people are so cruel about it, but you've become like a sister to me. Barnaby is retired and does it from the heart. Don't mention it in the group, he can't take on everybody.",
      },
    ],
  },
  {
    name: 'Voucher Code Reclaim Line',
    scamType: 'crypto_recovery',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-04-14',
        amountInvolved: '$1,500',
        scamPersonas: 'Curtis Bellweather (card reclaim agent)',
        description:
          'Having been tricked into buying gift cards the year before, I rang {phone}, which I found on a page about getting such money back. Curtis Bellweather said that spent cards are converted into crypto and can be converted back as long as the chain between them is fed. Feeding meant buying three more cards of $500 and reading him the numbers. He promised to mail all of it in one cheque. The page, {domain}, is full of advice copied from honest sites.',
        evidence:
          "The old cards are in a bitcoin bucket, sir, I can see the bucket. I need fresh cards from the same store to open a matching bucket, that's just how the system pairs them. Scratch the back and read me the first one.",
      },
    ],
  },
  {
    name: 'Compensation Airdrop Drainer',
    scamType: 'crypto_recovery',
    verifiedBy: ['Manual', 'FBI'],
    sources: ['Community forum', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-08-11',
        amountInvolved: '$9,940',
        scamPersonas: 'Foundation Relief (project account), mod_petra (moderator)',
        description:
          "After a hack of a lending protocol an account that looked like the project's foundation announced a compensation airdrop for those affected. I connected my wallet at {domain} and signed what was described as proof of loss. It was an unlimited approval, and my remaining tokens left for {eth} in a single block. The moderator, mod_petra, told me to sign once more to cancel it. I did not, luckily, as there was still a second wallet to lose.",
        evidence:
          'Eligible wallets: 4,112 of 5,000 slots claimed. Connect and sign the Proof of Loss to receive 1:1 compensation. If you see a warning in your wallet choose Ignore, the contract is too new to be indexed.',
      },
    ],
  },
  {
    name: 'Replacement Device By Post',
    scamType: 'crypto_recovery',
    verifiedBy: ['BBB'],
    sources: ['Victim report', 'Local newspaper'],
    reports: [
      {
        contactMethod: 'other',
        dateOccurred: '2026-02-26',
        amountInvolved: '£19,200',
        scamPersonas: '"Security Returns" (letter writer)',
        description:
          'A paper letter came by post with a new hardware wallet in shrink wrap, apologising for a flaw in the model I own. It said that devices older than two years are being recovered and that mine would stop working at the end of the month. The QR code opened {domain}, where the 24 words had to be entered to move to the new device. My coins went to {btc} the same evening. The envelope had the right address, so somebody must have bought a customer list.',
        evidence:
          'For your safety please migrate before 28 February. Unmigrated devices will be deactivated and balances cannot be recovered by us or any third party. Scan the code, enter your 24 words and confirm that the light turns blue.',
      },
    ],
  },
];
