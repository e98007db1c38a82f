import { t } from '@fap/shared/kernel/words.ts';
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
    t`Target sourcing`,
    t`How the victims were found and chosen.`,
    t`How did they find you?`,
    t`The post, list, advertisement or search that came before`,
    ['TA0043', 'F1029'],
  ),
  layer(
    2,
    t`Infrastructure`,
    t`Websites, numbers, mailboxes and accounts the scam runs on.`,
    t`Which websites, numbers or addresses did they use?`,
    t`Links, e-mail headers, caller numbers, screenshots of the site`,
    ['TA0042', 'T1583'],
    true,
  ),
  layer(
    3,
    t`Persona and props`,
    t`Who they claimed to be, and the badges, photos and documents that made it believable.`,
    t`Who did they say they were, and what did they show you?`,
    t`Profile pictures, badges, letters, contracts`,
    ['F1020', 'F1032', 'F1040'],
  ),
  layer(
    4,
    t`First contact and lure`,
    t`The first message and what it promised or threatened.`,
    t`What was the very first message or call?`,
    t`The first message with its date and sender`,
    ['T1660'],
  ),
  layer(
    5,
    t`Channel move and isolation`,
    t`How the talk was moved to another channel and kept secret.`,
    t`Did they ask you to move to another app, or to tell nobody?`,
    t`The message that asked to switch or to keep it secret`,
    ['x-scam-stage-5'],
  ),
  layer(
    6,
    t`Trust building`,
    t`What made them trustworthy over time.`,
    t`What made you trust them?`,
    t`Conversations, calls, gifts, references`,
    ['x-scam-stage-6'],
  ),
  layer(
    7,
    t`Proof and small win`,
    t`The first payout, balance or result that seemed to prove it.`,
    t`Did you see a profit, a refund or a result first?`,
    t`Screenshots of balances, small payouts received`,
    ['x-scam-stage-7'],
  ),
  layer(
    8,
    t`Pressure and manipulation`,
    t`Urgency, fear, guilt and threats.`,
    t`How did they push you?`,
    t`Messages with deadlines or threats`,
    ['x-scam-stage-8'],
  ),
  layer(
    9,
    t`Access and data capture`,
    t`Remote access, identity documents, passwords and codes they took.`,
    t`Did they get into your device, or ask for documents or codes?`,
    t`Names of installed programs, forms filled in`,
    ['T1219', 'T1598'],
  ),
  layer(
    10,
    t`Payment execution`,
    t`How money left: rail, amounts and receiving accounts.`,
    t`How did you pay, when, and to whom?`,
    t`Receipts, wallet addresses, transaction hashes, account details`,
    ['F1025', 'F1018'],
    true,
  ),
  layer(
    11,
    t`Escalation and objections`,
    t`How further payments were asked for and doubts were answered.`,
    t`What did they say when you hesitated?`,
    t`Replies to doubts, further demands`,
    ['x-scam-stage-11'],
  ),
  layer(
    12,
    t`Money movement`,
    t`Where the money went afterwards.`,
    t`Do you know where the money went next?`,
    t`Bank letters, blockchain transfers, exchange names`,
    ['F1047', 'F1045', 'F1017'],
    true,
  ),
  layer(
    13,
    t`Exit and cover-up`,
    t`How they disappeared and hid their traces.`,
    t`How did it end?`,
    t`Last messages, deleted accounts, sites gone`,
    ['T1070'],
  ),
  layer(
    14,
    t`Re-victimisation and spread`,
    t`Follow-up scams, and how it reached others.`,
    t`Did anybody contact you afterwards, offering help?`,
    t`Later offers of recovery, messages sent to your contacts`,
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
