import { t } from '@fap/shared/kernel/words.ts';
import { CONTACT_METHOD_LABELS } from '../catalogue/contact-methods.ts';
import { SCAM_TYPE_LABELS } from '../catalogue/scam-types.ts';
import { defang, extractIndicators } from '../indicators/extract-indicators.ts';
import { CRYPTO_ADDRESS_TYPES, type IndicatorType } from '../indicators/indicator-types.ts';
import { isOwnMention } from '../indicators/own-mentions.ts';
import { findTactics } from '../texts/find-tactics.ts';
import type { Submission } from './submission.ts';

const NAMED_AT_MOST = 3;
const NAMED_TYPES: readonly IndicatorType[] = ['domain', ...CRYPTO_ADDRESS_TYPES];

/**
 * A cluster in one or two sentences for everybody to read: its kind, how it begins, what it names and how it presses.
 * The victim's own words stay in the report.
 */
export function describeCluster(
  report: Pick<Submission, 'scamType' | 'contactMethod' | 'description' | 'evidence'>,
): string {
  const text = `${report.description}\n${report.evidence}`;
  const named = extractIndicators(text)
    // Handles are left out: a victim names their own as often as the other side's.
    .filter(({ type, start }) => NAMED_TYPES.includes(type) && !isOwnMention(text, start))
    .map(({ type, value }) => defang(type, value));
  const tactics = findTactics(text).map(({ tactic }) => tactic.name.toLowerCase());
  const first = (items: readonly string[]) => [...new Set(items)].slice(0, NAMED_AT_MOST).join(', ');
  const contact =
    report.contactMethod === 'other'
      ? ''
      : t`, first contact by ${CONTACT_METHOD_LABELS[report.contactMethod].toLowerCase()}`;
  const sentences = [
    `${SCAM_TYPE_LABELS[report.scamType]}${contact}.`,
    named.length > 0 ? t`Names ${first(named)}.` : '',
    tactics.length > 0 ? t`Works by ${first(tactics)}.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}
