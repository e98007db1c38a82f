import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { CONTACT_METHOD_LABELS } from '@fap/shared/catalogue/contact-methods.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { Consent } from '@fap/shared/reports/consents.ts';
import type { OwnReport } from '@fap/shared/reports/own-contract.ts';
import type { PathEvent, Stage } from '@fap/shared/reports/report-path.ts';
import type { ReportWords } from '@fap/shared/reports/report-words.ts';
import { t } from '@lingui/core/macro';
import { formatDay } from '../../../ui/format-day.ts';

interface ConsentText {
  label: string;
  hint: string;
}

/** What each consent allows, and what happens without it. */
export const CONSENT_TEXTS: Record<Consent, ConsentText> = {
  vault: {
    label: t`Timestamp my words and files`,
    hint: t`We put each fingerprint on a public blockchain. If you turn this off, what still waits gets no timestamp. Existing timestamps can’t be removed.`,
  },
  analysts: {
    label: t`Analysts may read my report and open my files`,
    hint: t`Personal details stay hidden until an analyst asks for one and says why. You see each look here. Without this they see only what other members see.`,
  },
  crowd: {
    label: t`Volunteers may read my own sentences`,
    hint: t`We hide names, numbers and unusual words. No hiding is perfect. Without this they read only what the scammers wrote.`,
  },
  law: {
    label: t`Law enforcement may read my report`,
    hint: t`They can’t read reports here yet. We keep your choice for when they can.`,
  },
  contact: {
    label: t`An analyst may contact me`,
    hint: t`They can ask you something on this page. If you turn this off, they can’t write any more and don’t see what was written.`,
  },
};

const AUTHOR_LABELS: Record<ReportWords['evidenceAuthor'], string> = {
  'other-side': t`The scammers wrote it`,
  reporter: t`I wrote it`,
  mixed: t`Both, or not sure`,
};

/** What was told, field by field, in the order of the form. */
export const wordFields = (words: ReportWords): [label: string, value: string][] => [
  [t`Scam name`, words.scamName],
  [t`Kind of scam`, SCAM_TYPE_LABELS[words.scamType]],
  [t`What happened`, words.description],
  [t`First contact`, CONTACT_METHOD_LABELS[words.contactMethod]],
  [t`Date it happened`, words.dateOccurred && formatDay(words.dateOccurred)],
  [t`Messages and links`, words.evidence],
  [t`Who wrote them`, words.evidence === '' ? '' : AUTHOR_LABELS[words.evidenceAuthor]],
  [t`Amount`, words.amountInvolved],
  [t`Personas`, words.scamPersonas],
];

const layerNames = (layers: readonly number[]): string =>
  layers.map((layer) => `${layer} ${anatomyLayer(layer).name}`).join(', ');

const STAGE_LABELS: Record<Stage['stage'], string> = {
  received: t`Received`,
  matched: t`Compared with other reports`,
  used: t`Used in the puzzle`,
  dossier: t`In a dossier`,
  'handed-over': t`Handed over to law enforcement`,
};

/** A stage in words: its name, and what is known of it. */
export const describeStage = ({ stage, at, layers }: Stage): { label: string; detail: string } => ({
  label: STAGE_LABELS[stage],
  detail: at === null ? t`Not yet` : layers.length > 0 ? t`Layers: ${layerNames(layers)}` : '',
});

/** One step of a report's path in words. */
export function describeStep({ kind, layers, consent, isGiven, detail, reason }: PathEvent): string {
  if (kind === 'revealed')
    return t`An analyst looked at ${describeDetail(detail)}${reason ? `: ${reason}` : ''}`;
  if (kind === 'consent' && consent !== null)
    return t`You turned ${isGiven ? t`on` : t`off`} “${CONSENT_TEXTS[consent].label}”`;
  if (kind === 'used')
    return layers.length > 0
      ? t`Used in ${layerNames(layers)}`
      : t`Read for the puzzle; it filled in no layer`;
  return STEPS[kind];
}

const STEPS: Record<Exclude<PathEvent['kind'], 'used' | 'revealed'>, string> = {
  received: t`We received your report`,
  founded: t`It started a new cluster`,
  joined: t`It joined a cluster with reports about the same people`,
  moved: t`An analyst moved it to a cluster of its own`,
  'evidence-added': t`You added files`,
  corrected: t`You corrected it`,
  withdrawn: t`You withdrew it`,
  restored: t`You restored it`,
  consent: t`You changed a consent`,
  read: t`An analyst read it, with personal details hidden`,
  asked: t`An analyst wrote to you`,
  answered: t`You answered`,
};

const READING: Record<OwnReport['evidence'][number]['state'], string> = {
  reading: t`Being read`,
  read: t`Read`,
  unreadable: t`Kept, but we couldn’t read it`,
};

/** How far a timestamp is. */
export const describeStamp = (anchor: OwnReport['evidence'][number]['anchor']): string =>
  anchor === 'verified' ? 'timestamped' : anchor === 'failed' ? t`timestamp failed` : t`not timestamped yet`;

/** How far an evidence item is: its reading, then its timestamp. */
export const describeFile = ({ state, anchor }: OwnReport['evidence'][number]): string =>
  `${READING[state]} · ${describeStamp(anchor)}`;

const DETAILS: Readonly<Record<string, string>> = {
  PHONE: t`a phone number`,
  EMAIL: t`an e-mail address`,
  VICTIM: t`a name`,
  PERSON: t`a name`,
  IBAN: t`an account number`,
  ACCOUNT: t`an account number`,
  ROUTING: t`a bank’s number`,
  CARD: t`a card number`,
  HANDLE: t`a user name`,
};

/** A placeholder in words: `PHONE_3` is a phone number. */
export const describeDetail = (detail: string | null): string =>
  DETAILS[detail?.replace(/_\d+$/u, '') ?? ''] ?? t`a hidden detail`;
