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
  const tactics = findTactics(text).map(({ tactic }) => tactic.name);
  const first = (items: readonly string[], between: string) =>
    [...new Set(items)].slice(0, NAMED_AT_MOST).join(between);
  const sentences = [
    kindAndContact(
      SCAM_TYPE_LABELS[report.scamType],
      report.contactMethod === 'other' ? null : CONTACT_METHOD_LABELS[report.contactMethod],
    ),
    named.length > 0 ? t`The report names ${first(named, ', ')}.` : '',
    tactics.length > 0 ? worksBy(first(tactics, '; ')) : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

const kindAndContact = (ownKind: string, ownContact: string | null): string =>
  ownContact === null ? t`${ownKind}.` : t`${ownKind}. First contact: ${ownContact}.`;

const worksBy = (ownTactics: string): string => t`How it works: ${ownTactics}.`;
