export interface AnatomyLayer {
  /** 1–14, in the order in which a scam unfolds. */
  layer: number;
  name: string;
  description: string;
  /** What a victim is asked about this layer. */
  question: string;
  /** What helps to confirm it. */
  evidenceToAskFor: string;
  /** MITRE F3 codes for export, or the platform's own stage code where none exists. */
  codes: readonly string[];
  /** A layer whose confirmation leads furthest towards an arrest: worth the critical-path reward. */
  isCriticalPath: boolean;
}

const layer = (
  number: number,
  name: string,
  description: string,
  question: string,
  evidenceToAskFor: string,
  codes: readonly string[],
  isCriticalPath = false,
): AnatomyLayer => ({ layer: number, name, description, question, evidenceToAskFor, codes, isCriticalPath });

/** The fourteen-layer anatomy of a scam (domain method, section 3). */
export const ANATOMY: readonly AnatomyLayer[] = [
  layer(
    1,
    'Target sourcing',
    'How the victims were found and chosen.',
    'How did they find you?',
    'The post, list, advertisement or search that came before',
    ['TA0043', 'F1029'],
  ),
  layer(
    2,
    'Infrastructure',
    'Websites, numbers, mailboxes and accounts the scam runs on.',
    'Which websites, numbers or addresses did they use?',
    'Links, e-mail headers, caller numbers, screenshots of the site',
    ['TA0042', 'T1583'],
    true,
  ),
  layer(
    3,
    'Persona and props',
    'Who they claimed to be, and the badges, photos and documents that made it believable.',
    'Who did they say they were, and what did they show you?',
    'Profile pictures, badges, letters, contracts',
    ['F1020', 'F1032', 'F1040'],
  ),
  layer(
    4,
    'First contact and lure',
    'The first message and what it promised or threatened.',
    'What was the very first message or call?',
    'The first message with its date and sender',
    ['T1660'],
  ),
  layer(
    5,
    'Channel move and isolation',
    'How the talk was moved to another channel and kept secret.',
    'Did they ask you to move to another app, or to tell nobody?',
    'The message that asked to switch or to keep it secret',
    ['x-scam-stage-5'],
  ),
  layer(
    6,
    'Trust building',
    'What made them trustworthy over time.',
    'What made you trust them?',
    'Conversations, calls, gifts, references',
    ['x-scam-stage-6'],
  ),
  layer(
    7,
    'Proof and small win',
    'The first payout, balance or result that seemed to prove it.',
    'Did you see a profit, a refund or a result first?',
    'Screenshots of balances, small payouts received',
    ['x-scam-stage-7'],
  ),
  layer(
    8,
    'Pressure and manipulation',
    'Urgency, fear, guilt and threats.',
    'How did they push you?',
    'Messages with deadlines or threats',
    ['x-scam-stage-8'],
  ),
  layer(
    9,
    'Access and data capture',
    'Remote access, identity documents, passwords and codes they took.',
    'Did they get into your device, or ask for documents or codes?',
    'Names of installed programs, forms filled in',
    ['T1219', 'T1598'],
  ),
  layer(
    10,
    'Payment execution',
    'How money left: rail, amounts and receiving accounts.',
    'How did you pay, when, and to whom?',
    'Receipts, wallet addresses, transaction hashes, account details',
    ['F1025', 'F1018'],
    true,
  ),
  layer(
    11,
    'Escalation and objections',
    'How further payments were asked for and doubts were answered.',
    'What did they say when you hesitated?',
    'Replies to doubts, further demands',
    ['x-scam-stage-11'],
  ),
  layer(
    12,
    'Money movement',
    'Where the money went afterwards.',
    'Do you know where the money went next?',
    'Bank letters, blockchain transfers, exchange names',
    ['F1047', 'F1045', 'F1017'],
    true,
  ),
  layer(
    13,
    'Exit and cover-up',
    'How they disappeared and hid their traces.',
    'How did it end?',
    'Last messages, deleted accounts, sites gone',
    ['T1070'],
  ),
  layer(
    14,
    'Re-victimisation and spread',
    'Follow-up scams, and how it reached others.',
    'Did anybody contact you afterwards, offering help?',
    'Later offers of recovery, messages sent to your contacts',
    ['x-scam-stage-14'],
  ),
];

export const LAYER_COUNT = 14;

/** The layer with this number; throws for a number outside 1–14. */
export function anatomyLayer(number: number): AnatomyLayer {
  const found = ANATOMY[number - 1];
  if (!found) throw new RangeError(`no layer ${number}`);
  return found;
}

/** Whether a value is the number of a layer; for unvalidated input. */
export const isLayer = (value: unknown): value is number =>
  Number.isInteger(value) && ANATOMY[(value as number) - 1] !== undefined;
