import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { CONTACT_METHOD_LABELS } from '@fap/shared/catalogue/contact-methods.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { Consent } from '@fap/shared/reports/consents.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import type { PathEvent, Stage } from '@fap/shared/reports/report-path.ts';
import type { ReportWords } from '@fap/shared/reports/report-words.ts';

interface ConsentText {
  label: string;
  hint: string;
}

/** What each consent allows, and what happens without it. */
export const CONSENT_TEXTS: Record<Consent, ConsentText> = {
  vault: {
    label: 'Timestamp my words and files',
    hint: 'We put each fingerprint on a public blockchain. If you turn this off, what still waits gets no timestamp. Existing timestamps can’t be removed.',
  },
  analysts: {
    label: 'Analysts may read my report and open my files',
    hint: 'Personal details stay hidden until an analyst asks for one and says why. You see each look here. Without this they see only what other members see.',
  },
  crowd: {
    label: 'Volunteers may read my own sentences',
    hint: 'We hide names, numbers and unusual words. No hiding is perfect. Without this they read only what the scammers wrote.',
  },
  law: {
    label: 'Law enforcement may read my report',
    hint: 'They can’t read reports here yet. We keep your choice for when they can.',
  },
  contact: {
    label: 'An analyst may contact me',
    hint: 'They can ask you something on this page. If you turn this off, they can’t write any more and don’t see what was written.',
  },
};

const AUTHOR_LABELS: Record<ReportWords['evidenceAuthor'], string> = {
  'other-side': 'The scammers wrote it',
  reporter: 'I wrote it',
  mixed: 'Both, or not sure',
};

/** What was told, field by field, in the order of the form. */
export const wordFields = (words: ReportWords): [label: string, value: string][] => [
  ['Scam name', words.scamName],
  ['Kind of scam', SCAM_TYPE_LABELS[words.scamType]],
  ['What happened', words.description],
  ['First contact', CONTACT_METHOD_LABELS[words.contactMethod]],
  ['Date it happened', words.dateOccurred],
  ['Messages and links', words.evidence],
  ['Who wrote them', words.evidence === '' ? '' : AUTHOR_LABELS[words.evidenceAuthor]],
  ['Amount', words.amountInvolved],
  ['Personas', words.scamPersonas],
];

const layerNames = (layers: readonly number[]): string =>
  layers.map((layer) => `${layer} ${anatomyLayer(layer).name}`).join(', ');

const STAGE_LABELS: Record<Stage['stage'], string> = {
  received: 'Received',
  matched: 'Compared with other reports',
  used: 'Used in the puzzle',
  dossier: 'In a dossier',
  'handed-over': 'Handed over to law enforcement',
};

/** A stage in words: its name, and what is known of it. */
export const describeStage = ({ stage, at, layers }: Stage): { label: string; detail: string } => ({
  label: STAGE_LABELS[stage],
  detail: at === null ? 'Not yet' : layers.length > 0 ? `Layers: ${layerNames(layers)}` : '',
});

/** One step of a report's path in words. */
export function describeStep({ kind, layers, consent, isGiven, detail, reason }: PathEvent): string {
  if (kind === 'revealed')
    return `An analyst looked at ${describeDetail(detail)}${reason ? `: ${reason}` : ''}`;
  if (kind === 'consent' && consent !== null)
    return `You turned ${isGiven ? 'on' : 'off'} “${CONSENT_TEXTS[consent].label}”`;
  if (kind === 'used')
    return layers.length > 0 ? `Used in ${layerNames(layers)}` : 'Read for the puzzle; it filled in no layer';
  return STEPS[kind];
}

const STEPS: Record<Exclude<PathEvent['kind'], 'used' | 'revealed'>, string> = {
  received: 'We received your report',
  founded: 'It started a new cluster',
  joined: 'It joined a cluster with reports about the same people',
  moved: 'An analyst moved it to a cluster of its own',
  'evidence-added': 'You added files',
  corrected: 'You corrected it',
  withdrawn: 'You withdrew it',
  restored: 'You restored it',
  consent: 'You changed a consent',
  read: 'An analyst read it, with personal details hidden',
  asked: 'An analyst wrote to you',
  answered: 'You answered',
};

const READING: Record<OwnReport['evidence'][number]['state'], string> = {
  reading: 'Being read',
  read: 'Read',
  unreadable: 'Kept, but we couldn’t read it',
};

/** How far a timestamp is. */
export const describeStamp = (anchor: OwnReport['evidence'][number]['anchor']): string =>
  anchor === 'verified' ? 'timestamped' : anchor === 'failed' ? 'timestamp failed' : 'not timestamped yet';

/** How far an evidence item is: its reading, then its timestamp. */
export const describeFile = ({ state, anchor }: OwnReport['evidence'][number]): string =>
  `${READING[state]} · ${describeStamp(anchor)}`;

const DETAILS: Readonly<Record<string, string>> = {
  PHONE: 'a phone number',
  EMAIL: 'an e-mail address',
  VICTIM: 'a name',
  PERSON: 'a name',
  IBAN: 'an account number',
  ACCOUNT: 'an account number',
  ROUTING: 'a bank’s number',
  CARD: 'a card number',
  HANDLE: 'a user name',
};

/** A placeholder in words: `PHONE_3` is a phone number. */
export const describeDetail = (detail: string | null): string =>
  DETAILS[detail?.replace(/_\d+$/u, '') ?? ''] ?? 'a hidden detail';
