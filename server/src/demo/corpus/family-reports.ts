import type { CorpusReport } from './types.ts';

/** A later report of a corpus cluster that also names a site which other clusters' victims were sent to. */
export interface FamilyReport extends CorpusReport {
  /** Number of the cluster, from 1. */
  cluster: number;
}

const HEARTLINE = 'heartline-deposits.example';
const SIGNAL_VAULT = 'signal-vault-exchange.example';
const CUSTODY = 'custody-bridge-desk.example';
const CLEARING = 'refund-clearing-hub.example';

const WAITING =
  'My heart, the notary only opens the file once the deposit is seen, after that nothing can part us.';
const MARGIN =
  'Your margin call must be met before the session closes, otherwise the whole position is forfeited.';
const UNLOCK =
  'Dear claimant, the smart contract releases your balance as soon as the mirror deposit has arrived.';
const CLERK =
  'I typed a zero too many by mistake, please help me, they will take it out of my wages if it is not sent back.';

/** Reports by which clusters of the demo turn out to be related; the earlier cluster is the parent. */
export const familyReports: readonly FamilyReport[] = [
  {
    cluster: 10,
    contactMethod: 'social_media',
    dateOccurred: '2025-11-04',
    amountInvolved: '$14,300',
    scamPersonas: 'Gunnar Aldine (offshore engineer), Notary Vandermeulen (escrow for the crane)',
    description: `Gunnar moved me to WhatsApp after a week. The page {domain} was down, so the deposit for his crane went through a second site, ${HEARTLINE}, and from there to {iban}.`,
    evidence: WAITING,
  },
  {
    cluster: 34,
    contactMethod: 'social_media',
    dateOccurred: '2026-01-19',
    amountInvolved: '€6,900',
    scamPersonas:
      'Brother Elias Thornbury (missionary and suitor), Notary Vandermeulen (estate of the mission)',
    description: `Elias prayed with me by voice message every night. For the visas of the choir I paid {iban}, and then {domain} sent me on to ${HEARTLINE}, where a notary wanted gift cards as well.`,
    evidence: `Sister, heaven sees your patience. ${WAITING}`,
  },
  {
    cluster: 82,
    contactMethod: 'dating_app',
    dateOccurred: '2026-03-08',
    amountInvolved: '$22,000',
    scamPersonas: 'Conrad Ellery (widower), Notary Vandermeulen (memorial fund)',
    description: `We met on an app for people who lost somebody, not in the forum. The memorial fund was shown on {domain}; my transfer went to {iban} after I signed a form on ${HEARTLINE}.`,
    evidence: `You are the first to understand my grief. ${WAITING}`,
  },
  {
    cluster: 130,
    contactMethod: 'dating_app',
    dateOccurred: '2026-05-21',
    amountInvolved: '€31,500',
    scamPersonas: 'Aurelio Bantry (fiancé), Notary Vandermeulen (fake notary)',
    description: `The house had new pictures on {domain}. Aurelio asked to write on Telegram from then on, and the deposit was booked on ${HEARTLINE} before it left for {iban}.`,
    evidence: `Our terrace waits for you. ${WAITING}`,
  },
  {
    cluster: 42,
    contactMethod: 'social_media',
    dateOccurred: '2026-04-12',
    amountInvolved: '$18,750',
    scamPersonas: 'Haruka Minowa (language partner), Petra Lindqvist (success manager)',
    description: `After the tea shop on {domain} she showed me how her aunt trades on ${SIGNAL_VAULT}. I could take out $200 once. The rest I sent in ether to {eth} and cannot reach.`,
    evidence: `Your new word for today is courage. ${MARGIN}`,
  },
  {
    cluster: 6,
    contactMethod: 'social_media',
    dateOccurred: '2026-02-02',
    amountInvolved: '$9,400',
    scamPersonas: 'Coach Dashiell Crowe (head coach), Petra Lindqvist (success manager)',
    description: `The lessons on {domain} ended with a live account at ${SIGNAL_VAULT}. The first payout arrived, the second needed a tax, which I paid to {iban}.`,
    evidence: MARGIN,
  },
  {
    cluster: 22,
    contactMethod: 'text',
    dateOccurred: '2026-04-28',
    amountInvolved: '$41,000',
    scamPersonas: 'Professor Alistair Gwynne (lecturer), Petra Lindqvist (success manager)',
    description: `A text message invited me to the morning circle. We bought what the professor named, first through {domain}, later only on ${SIGNAL_VAULT}. I transferred to {iban} four times.`,
    evidence: `Good morning circle, notebooks open. ${MARGIN}`,
  },
  {
    cluster: 30,
    contactMethod: 'email',
    dateOccurred: '2026-06-10',
    amountInvolved: '$7,800',
    scamPersonas: 'Bootcamp host Zane Ottermann, Petra Lindqvist (success manager)',
    description: `The robot from {domain} was to run on ${SIGNAL_VAULT} now, for better prices. I sent bitcoin to {btc}; the balance grew to $60,000 on the screen and then the sign-in stopped.`,
    evidence: `The robot never sleeps. ${MARGIN}`,
  },
  {
    cluster: 9,
    contactMethod: 'email',
    dateOccurred: '2025-12-03',
    amountInvolved: '$11,200',
    scamPersonas: 'Claudine Mercer (claims administrator), Tennant Hale (wallet officer)',
    description: `My old loss was listed on {domain} with the right amount. For the release I was sent to ${CUSTODY} and paid a fee in ether to {eth}, twice.`,
    evidence: UNLOCK,
  },
  {
    cluster: 41,
    contactMethod: 'website',
    dateOccurred: '2026-03-15',
    amountInvolved: '$5,600',
    scamPersonas: 'Node Helper Wren (chat support), Tennant Hale (wallet officer)',
    description: `The chat on {domain} said my wallet was out of step and opened ${CUSTODY} for me. I typed the words in and sent a mirror deposit to {eth}.`,
    evidence: `Hello, node helper here. ${UNLOCK}`,
  },
  {
    cluster: 121,
    contactMethod: 'social_media',
    dateOccurred: '2026-05-30',
    amountInvolved: '$27,900',
    scamPersonas: 'Admin Castellan (bridge support group), Tennant Hale (wallet officer)',
    description: `In the Telegram group of {domain} everybody thanked for their unlock. ${CUSTODY} showed my balance as pending for weeks; the fee went to {eth}.`,
    evidence: `Read the pinned message first. ${UNLOCK}`,
  },
  {
    cluster: 17,
    contactMethod: 'social_media',
    dateOccurred: '2026-02-24',
    amountInvolved: '$3,100',
    scamPersonas: 'Corvin Delacroy (ethical hacker), Tennant Hale (wallet officer)',
    description: `He answered my comment within a minute. What he traced stood on {domain}, what I paid for it went through ${CUSTODY} to {btc}, and I was to tell nobody.`,
    evidence: `I did this for my own sister. ${UNLOCK}`,
  },
  {
    cluster: 12,
    contactMethod: 'email',
    dateOccurred: '2025-10-14',
    amountInvolved: '$8,950',
    scamPersonas: 'Billing agent Jason Merrow, Orla Pennick (refund clerk)',
    description: `The invoice named {domain}. To cancel I filled in a form on ${CLEARING} while he watched my screen, and sent the difference back to {iban}.`,
    evidence: CLERK,
  },
  {
    cluster: 20,
    contactMethod: 'phone',
    dateOccurred: '2026-01-27',
    amountInvolved: '$15,400',
    scamPersonas: 'Network officer Alan Birch, Orla Pennick (refund clerk)',
    description: `First the intruders in my router on {domain}, then the refund of the protection plan on ${CLEARING}. Too much had come, they said, so I wired it to {iban}.`,
    evidence: `Please stay on the line. ${CLERK}`,
  },
  {
    cluster: 27,
    contactMethod: 'phone',
    dateOccurred: '2026-03-26',
    amountInvolved: '€2,350',
    scamPersonas: 'Collections Officer Graham Nettles, Orla Pennick (refund clerk)',
    description: `The letter from {domain} was followed by a call. My chargeback would be settled on ${CLEARING}; in the end I paid the debt that never was to {iban}.`,
    evidence: `This call is recorded for the court. ${CLERK}`,
  },
  {
    cluster: 43,
    contactMethod: 'text',
    dateOccurred: '2026-06-18',
    amountInvolved: '€1,980',
    scamPersonas: 'Piers Galbraith (booking manager), Orla Pennick (refund clerk)',
    description: `A message said the holiday from {domain} could be paid back the same day. ${CLEARING} asked for my card, and the reissue fee went to {iban}.`,
    evidence: `Your booking is very important to us. ${CLERK}`,
  },
];
