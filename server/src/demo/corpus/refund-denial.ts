import type { CorpusCluster } from './types.ts';

export const refundDenialClusters: CorpusCluster[] = [
  {
    name: 'Refund Arbitration Network',
    scamType: 'refund_denial',
    verifiedBy: ['BBB', 'Trustpilot', 'Manual'],
    sources: ['Victim report', 'Consumer association', 'Review site notice'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-02-05',
        amountInvolved: '$1,240',
        scamPersonas: 'Arbiter Quentin Hale (decides the case), Nora Pell (case clerk)',
        description:
          'A shop refused to refund a broken coffee machine and I complained in a review. Three days later Nora Pell of a consumer arbitration office wrote that my case could be decided in ten days at {domain}. I paid a filing fee of $90, then Arbiter Quentin Hale ruled in my favour and the award was $2,300. To have it enforced I needed an enforcement bond of $1,150, by transfer to {iban}, returned with the award. The award has been pending ever since, and the shop never heard of any arbitration.',
        evidence:
          "DECISION: the respondent shall pay $2,300. The award becomes enforceable once the claimant's enforcement bond is lodged at {iban} within three working days. An unsecured award lapses and cannot be filed again.",
      },
      {
        contactMethod: 'email',
        dateOccurred: '2025-05-27',
        amountInvolved: '$780',
        scamPersonas: 'Nora Pell (case clerk), Arbiter Quentin Hale (decides the case)',
        description:
          'After I had given one star to a mattress company, an arbitration clerk, Nora Pell, invited me to file at {domain}. It looked like a public office, with a coat of arms and a hearing calendar. The filing fee was $60. Then I had won, of course, and was asked to lodge an enforcement bond of $720 at {iban}. My own lawyer laughed when he saw the decision: it quoted a law that does not exist.',
        evidence:
          'Good news, Arbiter Hale has found for you in full! The award becomes enforceable once the enforcement bond is lodged, so please see to it by Wednesday. Do not contact the company yourself in the meantime, it could be treated as waiving your award.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2025-10-15',
        amountInvolved: '£655',
        scamPersonas: 'Nora Pell (case clerk)',
        description:
          'A woman telephoned from {phone} about the airline refund I had been denied. She read my own complaint to me, so I assumed the airline had passed it on. I filed at {domain} and it was decided in five days, which should have made me think. The bond of £595 went to {iban}, the filing fee was taken by card. She told me to stop calling the airline as that would spoil the enforcement.',
        evidence:
          "You've won, my dear, the arbiter signed it this morning. It becomes enforceable once the bond is lodged, and then I can have officers at their desk by Friday. If they contact you first, say nothing, they only want you to waive it.",
      },
      {
        contactMethod: 'email',
        dateOccurred: '2026-02-24',
        amountInvolved: '$2,050',
        scamPersonas:
          'Arbiter Quentin Hale (decides the case), Nora Pell (case clerk), Marshal Doyle (collection)',
        description:
          "My denied refund was for a hot tub, so the sums were bigger. Arbiter Hale awarded me $7,900 and the bond was a quarter of that, to {iban}. After I had paid, a Marshal Doyle reported that the shop's account was seized but a seizure charge was open. The case page on {domain} counts down to the lapse of my award, it has been reset three times. I found two neighbours in a forum with the same arbiter and the same sentence in their decisions.",
        evidence:
          "The seizure of the respondent's account succeeded at 09:40. Release to you requires the seizure charge, without which the funds return to the respondent tonight. This office cannot grant extensions; Arbiter Hale has already granted you one.",
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-08-06',
        amountInvolved: '€410',
        scamPersonas: 'Nora Pell (case clerk), Arbiter Quentin Hale (decides the case)',
        description:
          'I looked for help against a shop that ignored my return, and an advertisement sent me to {domain}. You fill in the shop, the amount, and the words of its refusal, and pay €45. A decision by Arbiter Quentin Hale came after a weekend. The enforcement bond was €365 and the account was {iban}. I asked in which city the hearing had taken place and Nora Pell closed my file for disrespect.',
        evidence:
          "The arbitration was held on the papers, as clause 11 permits. The award is valid for 72 hours and becomes enforceable once the claimant's enforcement bond is lodged. Further questions about the seat of the tribunal will be regarded as contempt.",
      },
    ],
  },
  {
    name: 'Ghost Oak Furniture Outlet',
    scamType: 'refund_denial',
    verifiedBy: ['Trustpilot', 'BBB'],
    sources: ['Victim report', 'Review site notice'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-03-19',
        amountInvolved: '$1,899',
        scamPersonas: 'Jolene (customer happiness), Warehouse Lead Brant',
        description:
          'The closing sale of a family workshop on {domain} touched me, there was a film about the old carpenter. I ordered an oak table and paid by transfer to {iban} because the card page had an error. Instead of a table a flat parcel came that held a picture of a table. Jolene from customer happiness offered me fifteen percent to keep it. For a refund I was to ship it to a warehouse overseas at my own expense, with a return permit for $120.',
        evidence:
          "We're so sorry the item was not what you imagined! As a family business we can offer 15% if you keep it, or a full refund once it is back with Brant at the warehouse. Please note the return permit must be bought first, refunds without permit are void.",
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-08-18',
        amountInvolved: '$640',
        scamPersonas: 'Jolene (customer happiness), Warehouse Lead Brant',
        description:
          'An advertisement showed an old man closing his workshop after fifty years. The oak bench on {domain} cost a third of the normal price, transfer only, to {iban}. I received a keyring. Jolene said it was a goods sample, raised her offer from fifteen to thirty percent, and when I insisted she wanted $95 for a permit. The film of the old man is on at least four other shops.',
        evidence:
          'Hi hon! The sample was sent so you can check the quality of the wood, the bench follows when stock is back. I really fought for you and got 30%, but my manager needs your yes today. If you open a dispute the offer disappears, and refunds without permit are void anyway.',
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-06-09',
        amountInvolved: '£720',
        scamPersonas: 'Jolene (customer happiness)',
        description:
          'We needed beds for the twins and found the clearance at {domain}. The money went to {iban}; what came after seven weeks was a phone stand of oak veneer. The shop insists that bed stand was written in the order confirmation, in small letters, and that we did not read. A refund needs a permit, a box of exact size, and an address in a free port. Our bank could not get anything back after so long, which was surely the point of the long delivery.',
        evidence:
          'Per your confirmation you purchased one (1) oak stand. As a gesture of goodwill we offer 25% and ask you to keep it out of landfill. The return window closes in 48 hours, counted from dispatch, and refunds without permit are void.',
      },
    ],
  },
  {
    name: 'Wrong Shoe Return Loop',
    scamType: 'refund_denial',
    verifiedBy: ['Trustpilot'],
    sources: ['Consumer association'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-04-22',
        amountInvolved: '€129',
        scamPersonas: 'Team Isolde (after-sales mailbox)',
        description:
          'I ordered hiking boots and got plastic sandals from another continent. Team Isolde answers every mail with three questions that I have answered already, and each new answer restarts a waiting time of ten days. The return address changes with every letter. The imprint of {domain} names a street that belongs to a bakery, and the answers come from {email}. I wrote down nine rounds before my payment service said the claim period was over.',
        evidence:
          'Dear friend, to help you best please send a photo of the box, a photo of the sole, and the reason in your own words. Our specialist replies within 10 working days in the order of receipt. New messages move your ticket to the end of the line.',
      },
      {
        contactMethod: 'website',
        dateOccurred: '2026-01-12',
        amountInvolved: '€98',
        scamPersonas: 'Team Isolde (after-sales mailbox)',
        description:
          'My running shoes from {domain} turned out to be two left ones. Since then I play ping-pong with Team Isolde, {email}: photos of the box, photos of the sole, and my reason in own words, and again from the start. Once they asked for a photo with a ruler, and the ruler was then too unclear. Meanwhile the deadline of the card company ran out. In the forum someone counted that everybody gets exactly the same three questions.',
        evidence:
          'Dear friend, thank you for the photo, unfortunately the ruler cannot be read. Kindly repeat all three steps so that we can treat your wish with priority. Should you involve your bank, we must stop the friendly solution.',
      },
    ],
  },
  {
    name: 'Chargeback Debt Threat',
    scamType: 'refund_denial',
    verifiedBy: ['BBB'],
    sources: ['Victim report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2025-07-10',
        amountInvolved: '$389',
        scamPersonas: 'Collections Officer Graham Nettles, Legal Intake',
        description:
          'I disputed a card payment to {domain} for a vacuum cleaner that never arrived. Instead of a reply from the shop, a Collections Officer Graham Nettles announced that I had committed chargeback fraud. I owed $389 plus costs, and my employer would be informed unless I withdrew the dispute and paid to {iban}. I got three calls in one day, from {phone}. Frightened, I withdrew it, and then the shop had my money twice.',
        evidence:
          'Our records show a fraudulent chargeback in your name. Withdraw the dispute and settle $389 by 5 p.m. and no referral will be made to your employer or the credit bureaus. This is your only courtesy notice.',
      },
      {
        contactMethod: 'phone',
        dateOccurred: '2025-12-18',
        amountInvolved: '$412',
        scamPersonas: 'Collections Officer Graham Nettles',
        description:
          'Having ordered an air fryer on {domain} and received nothing, I went to my bank, which took the payment back. A week later a Mr Nettles rang me at work and said the words chargeback fraud loud enough for my colleagues. He wanted $412 to {iban} and a letter to the bank withdrawing my dispute. He even dictated it. When I asked for the delivery proof he said that would be shown to me by the judge.',
        evidence:
          "Ma'am, chargeback fraud is a felony in all fifty states and I have your work number for a reason. You write: I received the goods and made a mistake. Then you pay, and then I close this file and we both have a nice Christmas.",
      },
    ],
  },
  {
    name: 'Free Trial Serum Club',
    scamType: 'refund_denial',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Consumer association', 'Review site notice'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2025-05-16',
        amountInvolved: '$268',
        scamPersonas: 'Beauty Advisor Carly (phone line), Retention Desk',
        description:
          'A free sample of face serum, only $4.95 for postage, on {domain}. Fourteen days later $89 was taken and again every month. On the hotline {phone} Beauty Advisor Carly argued with me for forty minutes that my skin had only begun to respond. A refund would be possible if I sent back the sealed sample, which I had been told to open for the trial. The membership was written in grey on grey.',
        evidence:
          "I see you've been a member since the 3rd, and members agree to the monthly glow plan. I could lower it to $49 today as a one-time favor. Cancelling now means the full value of all trials becomes due at once, are you sure you want that?",
      },
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-04-08',
        amountInvolved: '$178',
        scamPersonas: 'Beauty Advisor Carly (phone line)',
        description:
          "I wanted the sample for my daughter's wedding and paid postage on {domain}. Then two charges of $89 came that I'd never agreed to. Carly on {phone} offered half price, then a third, then said that the trial value of $240 would fall due if I left the club. I got a new card number from the bank. They managed to charge that one as well, as an update of the old card.",
        evidence:
          'Honey, nobody gets a serum like that for five dollars, you joined the club. Half price is the best I can do and my supervisor is walking over to take it away. A yes from you and all of this goes away.',
      },
    ],
  },
  {
    name: 'Reissue Fee Holiday Desk',
    scamType: 'refund_denial',
    verifiedBy: ['Manual'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-09-02',
        amountInvolved: '£1,340',
        scamPersonas: 'Piers Galbraith (booking manager)',
        description:
          'Our package to the islands was cancelled by the agent four days before departure. Piers Galbraith offered a voucher or a refund, but the refund needed the voucher first, and the voucher a reissue fee of £85 per head. After we had paid for four, the voucher came with a value of zero and a note that the supplier was insolvent. The travel bond number on {domain} belongs to a coach company. We had transferred the whole price to {iban} to get a discount.',
        evidence:
          "I do sympathise, the girls here are in tears too. To turn a cancelled booking into cash I have to reissue it as a voucher, that's how the system is built. Do it before six and I'll waive the admin charge of £120.",
      },
    ],
  },
  {
    name: 'Airline Helpline In Search Ads',
    scamType: 'refund_denial',
    verifiedBy: ['FBI', 'Trustpilot'],
    sources: ['Victim report', 'Bank fraud team'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-05-12',
        amountInvolved: '$2,730',
        scamPersonas: 'Agent Kelvin Roach (false airline agent)',
        description:
          'My flight was cancelled while I stood at the gate, and the first number I found for the airline was {phone}. Kelvin Roach said the refund had been denied by the system as I held the wrong fare, but he could override it. I had to open a support page on {domain} so that he could see my screen, and to enter the refund amount in my banking app in the code field. What I typed was a payment of $2,730 to a stranger. I was tired and there was a queue behind me.',
        evidence:
          "The field says amount, that is your refund amount, type 2730 and confirm so my system and your bank can shake hands. Don't hang up, ma'am, if the session drops the fare rule denies you for good. You'll see minus first, it turns into plus at midnight.",
      },
    ],
  },
  {
    name: 'Timeshare Exit Promise',
    scamType: 'refund_denial',
    verifiedBy: ['BBB', 'Manual'],
    sources: ['Victim report', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-10-31',
        amountInvolved: '€8,640',
        scamPersonas: 'Hector Salvatierra (exit consultant), Notary Block (closing desk)',
        description:
          "The resort had refused to take back our timeshare weeks for years. Hector Salvatierra called to say that a buyer was found and that the resort's refusal would be overturned. We only had to advance the notary tax and the debt certificate, both to {iban}. The buyer's passport was sent to us from {email}, a smiling couple. After €8,640 they wanted the plus-value tax, and the resort told us that our weeks are still ours.",
        evidence:
          "I have Mr and Mrs buyer here in the office with the cheque, they fly home tonight. The plus-value tax is yours by law, and they'll reimburse it at signing, I wrote it in myself. Do not ring the resort, it will block the sale out of spite as it did before.",
      },
    ],
  },
  {
    name: 'Too Much Refunded',
    scamType: 'refund_denial',
    verifiedBy: ['FBI'],
    sources: ['Victim report', 'Charity helpline'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-01-31',
        amountInvolved: '$9,000',
        scamPersonas: 'Mark from Returns, Supervisor Mr Denton',
        description:
          'A man from the returns department of a big online shop wanted to give back $90 for an order I had cancelled. Over a remote connection I was to type 90.00, and the screen showed 9,000.00. He wept that he would lose his job, and Supervisor Denton came on the line to say that the company would sue me for theft. I withdrew the cash and posted it in a magazine to an address they gave me, and then called {phone} to confirm. My account had never received anything, they had only moved my own savings across and changed the page using {domain}.',
        evidence:
          "Oh my God sir, what did you do, you put two extra zeros! I have three kids, they're going to fire me today, please. Wrap the cash in foil inside a magazine, use the overnight service, and tell the clerk it's books.",
      },
    ],
  },
  {
    name: 'Cancelled Concert Payback Page',
    scamType: 'refund_denial',
    verifiedBy: ['Trustpilot'],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2026-07-15',
        amountInvolved: '£186',
        scamPersonas: 'Event Refunds (mailbox)',
        description:
          "When a stadium concert was called off, a mail arrived the same evening with the band's picture: refunds are paid in the order of registration. On {domain} I typed in the order number, the card number, and then a code from my banking app, twice because the first had failed. The codes were for adding my card to someone else's phone. I noticed it by a purchase of perfume. The true ticket seller refunded automatically, no form at all.",
        evidence:
          'Due to high demand refunds for this show are limited to the first 20,000 registrations today. Confirm the card you paid with and approve the notification in your app. Approval means receiving money, nothing is charged.',
      },
    ],
  },
  {
    name: 'Solar Deposit Runaround',
    scamType: 'refund_denial',
    verifiedBy: ['BBB', 'Trustpilot'],
    sources: ['Victim report', 'Consumer association'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2025-06-19',
        amountInvolved: '€4,200',
        scamPersonas: 'Kai Brockdorf (energy adviser), Accounting Ms Lenz',
        description:
          'I signed for solar panels at my kitchen table with an adviser named Kai Brockdorf and transferred a deposit to {iban}. As no date for mounting came I withdrew in the legal period by registered letter. Ms Lenz from accounting denied the refund: material had been reserved, and storage costs of €35 a day were running against me. She was willing to stop them for a one-time sum. The firm behind {domain} is a letter box shared with three bankrupt companies.',
        evidence:
          "The panels stand on our yard with your name on them, who is to pay for the space? With €900 today I freeze the storage costs and we look at the deposit in the new quarter. After that it goes to our lawyer, I'm sorry, my hands are tied.",
      },
    ],
  },
  {
    name: 'Uncancellable Film Channel',
    scamType: 'refund_denial',
    verifiedBy: [],
    sources: ['Review site notice'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2026-03-09',
        amountInvolved: '$143',
        scamPersonas: 'Chat agent Milo',
        description:
          'To see one old film I registered with {domain}, free for five days. The cancel button leads to a quiz, then to an advert, then back to my profile. Chat agent Milo says that a cancellation needs the transaction number of the first debit, and that the first debit happens only after the trial. Four debits of around $36 have followed under four different names. My bank had to block the entire card, as the names kept changing.',
        evidence:
          "Hey film lover, I can't locate a transaction number, therefore there's nothing to cancel yet. Once you are billed come back and we'll gladly help. Refund requests older than 24 hours after billing are auto-declined by the studio.",
      },
    ],
  },
  {
    name: 'Energy Credit Text Message',
    scamType: 'refund_denial',
    verifiedBy: ['Manual'],
    sources: ['Victim report', 'Regulator warning list'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-11-20',
        amountInvolved: '£970',
        scamPersonas: 'Meter Credit Team (text sender)',
        description:
          'A text told me that my energy refund of £314.20 had been declined since my bank details were out of date. I was cold and behind with the bills, and it looked like an answer to a prayer. The link {domain} asked for the card, the date of birth and my meter number. A caller then said my card was under attack and had me move £970 to a safe account, {iban}. He knew the meter number, so I believed he was from the bank.',
        evidence:
          'Your credit of £314.20 could NOT be paid: details outdated. Update before midnight via {domain} or the amount returns to the grid fund. One attempt left.',
      },
    ],
  },
  {
    name: 'Broken In Transit Insurance',
    scamType: 'refund_denial',
    verifiedBy: [],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2026-02-08',
        amountInvolved: '€233',
        scamPersonas: 'Damage Assessor Iwona Brandl',
        description:
          "The lamp I bought came in pieces. The seller referred me to his parcel insurance on {domain}, whose assessor, Iwona Brandl, denied the claim for lack of an inspection and offered to inspect by post for €58. The lamp came back unopened with a report of eleven pages. The report said that the damage could be settled with an excess of €75, payable to {iban}. By then I'd have spent more than the lamp was worth, and I think that is the business.",
        evidence:
          'Following inspection your claim has been moved from denied to negotiable. Upon receipt of the excess we will recommend payment to the underwriter. Recommendations have been followed in 97 of 100 cases.',
      },
    ],
  },
  {
    name: 'Shuttered Gym Memberships',
    scamType: 'refund_denial',
    verifiedBy: ['BBB'],
    sources: ['Local newspaper', 'Victim report'],
    reports: [
      {
        contactMethod: 'text',
        dateOccurred: '2025-08-01',
        amountInvolved: '$599',
        scamPersonas: "Coach Trey Maddox (former owner's stand-in), Fit Claims LLC line",
        description:
          'Our gym closed overnight in July. Soon all members got a text from Coach Trey, who had set up a claims line at {phone} to fight for our annual fees. He asked for $49 for each household to be on the list, and for the old membership card number, which is our bank number as well. The list on {domain} shows how many have joined and a thermometer. Nobody in the old team knows a Trey Maddox.',
        evidence:
          "Yo fam it's Coach Trey, they think they can shut the doors and keep our money?! 312 of us are in already, list locks Sunday and late members get zero. $49 and we take them down together.",
      },
    ],
  },
  {
    name: 'Course Withdrawal Clause',
    scamType: 'refund_denial',
    verifiedBy: ['Trustpilot'],
    sources: ['Community forum', 'Victim report'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-12-11',
        amountInvolved: '£2,100',
        scamPersonas: 'Student Advocate Imogen (support)',
        description:
          'I enrolled in a nutrition diploma on {domain} and cancelled on day six of fourteen. Imogen, who calls herself a student advocate, replied that by opening the welcome e-mail I had consumed 40 percent of the course. The rest could be refunded after an exit interview, and the slots for it are always after day fourteen. She advised me to buy an extension of the refund period for £150. The diploma is accredited by a body whose homepage is the same page in another colour.',
        evidence:
          "I'm on YOUR side here, which is why I'm telling you about the extension, most advocates wouldn't. With it your withdrawal stays open for sixty days and the interview fits in nicely. Without it I'm afraid the clause is very clear.",
      },
    ],
  },
  {
    name: 'Warranty Washer Visit',
    scamType: 'refund_denial',
    verifiedBy: ['Manual', 'BBB'],
    sources: ['Consumer association'],
    reports: [
      {
        contactMethod: 'phone',
        dateOccurred: '2026-04-21',
        amountInvolved: '€347',
        scamPersonas: 'Technician Dragan, Hotline "Ms Kessler"',
        description:
          'The number {phone} looked like the factory service for my washing machine. Ms Kessler booked a warranty visit, free of charge. Technician Dragan held a magnet to the drum, declared that the warranty was void because of limescale and wanted €347 on the spot for the approach and a diagnosis. As I refused he unplugged the machine and said it was now locked as stolen property. My grandson found that the hotline page {domain} lists itself under thirty brands.',
        evidence:
          'Warranty is void by lime, look here. Approach, diagnosis and unlock make 347, card reader is with me. If I leave with nothing signed the serial number goes on the list, and nobody will ever repair it for you.',
      },
    ],
  },
  {
    name: 'Clear Aligner Refund Plan',
    scamType: 'refund_denial',
    verifiedBy: ['Trustpilot', 'FBI'],
    sources: ['Review site notice', 'Victim report'],
    reports: [
      {
        contactMethod: 'email',
        dateOccurred: '2026-08-19',
        amountInvolved: '$1,050',
        scamPersonas: 'Care Coordinator Blythe',
        description:
          "A company for teeth aligners went out of business while I was in treatment. Blythe, a care coordinator, mailed from {email} that patients who were denied a refund are taken over by a successor plan at {domain}. I paid $1,050 to have my credit transferred, by instant payment. A box with someone else's plastic teeth was all that came. My dentist says that wearing them would have done real harm.",
        evidence:
          'Hi there! Your refund request with the former provider is permanently denied, but your credit of $1,695 can be rescued if you switch by Sunday. Because of the court freeze cards are not accepted, please use instant pay. Smile on!',
      },
    ],
  },
  {
    name: 'Trade-In Grading Trick',
    scamType: 'refund_denial',
    verifiedBy: [],
    sources: ['Community forum'],
    reports: [
      {
        contactMethod: 'website',
        dateOccurred: '2025-09-24',
        amountInvolved: '$480',
        scamPersonas: 'Grading Lab (portal), Rep "Shawna"',
        description:
          'I sent my flawless phone to {domain} for the $480 they had quoted. The grading lab found water damage and sent a photograph of a cracked device with another serial number. I could accept $30, or pay $65 for the return and a data-erasure fee to {iban}. Shawna on the chat said that devices not claimed in 72 hours become the property of the lab. I had filmed the packing, it did not interest them.',
        evidence:
          'Lab result: Grade F (liquid). You may accept the adjusted offer of $30 with one click or purchase Return Protect. No action within 72 hours counts as acceptance.',
      },
    ],
  },
  {
    name: 'Made To Measure Gown',
    scamType: 'refund_denial',
    verifiedBy: ['Trustpilot', 'Manual'],
    sources: ['Victim report'],
    reports: [
      {
        contactMethod: 'social_media',
        dateOccurred: '2026-05-28',
        amountInvolved: '£560',
        scamPersonas: 'Atelier Mirabel (seller), Seamstress Odette',
        description:
          "I sent eighteen measurements for a bridesmaid's gown to Atelier Mirabel, {handle}. What I received from {domain} could have been a curtain, in the wrong green. Custom goods are excluded from refund, wrote Seamstress Odette, but she can remake it for the cost of the cloth, £190, in time for the wedding. The remake was the same parcel with a new label. In the reviews all customers have the same bridal bouquet.",
        evidence:
          'Chérie, your body changes, my numbers do not. For the cloth only I sew day and night and you will be the star, but I must begin before the sun goes down. A bad review would break my hands, think of this please.',
      },
    ],
  },
];
