import { t } from '@fap/shared/kernel/words.ts';
import { SCAM_TYPE_LABELS } from '../catalogue/scam-types.ts';
import { defang, extractIndicators } from '../indicators/extract-indicators.ts';
import { CRYPTO_ADDRESS_TYPES, type Indicator } from '../indicators/indicator-types.ts';
import { isOwnMention } from '../indicators/own-mentions.ts';
import { crowdWords } from '../privacy/crowd-words.ts';
import { Placeholders } from '../privacy/placeholders.ts';
import { isOrdinaryWord } from '../privacy/vocabulary.ts';
import type { Submission } from './submission.ts';

export type TitleSource = Pick<
  Submission,
  'scamName' | 'scamType' | 'description' | 'evidence' | 'evidenceAuthor' | 'dateOccurred'
>;

const MAX_WORDS = 8;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)?/gu;
/** Words about a person, not a scheme. */
const SPEAKS_OF_SOMEBODY =
  /\b(?:i|me|my|mine|we|us|our|you|your|he|him|his|she|her|mother|mum|mom|father|dad|parents?|wife|husband|partner|son|daughter|children|kids?|brother|sister|grand\p{L}+|aunt|uncle|cousin|friend|neighbou?r|boss)\b/iu;
/** A place or an address; numbers are allowed only if the other side uses them. */
const PLACE = /\b(?:in|at|near|from)\s+\p{Lu}|@/u;
const NAMED_TYPES: readonly Indicator['type'][] = ['domain', ...CRYPTO_ADDRESS_TYPES];

/**
 * What a cluster is called for everybody: the name its reporter gave the scam where that is a title (few words, ordinary ones
 * or ones the other side uses itself), else its kind and what it names. A sentence of the reporter is never a title.
 */
export function clusterTitle(report: TitleSource, ownNames: readonly string[]): string {
  const name = report.scamName.trim();
  return isTitle(name, report, ownNames) ? name : derivedTitle(report);
}

function isTitle(name: string, report: TitleSource, ownNames: readonly string[]): boolean {
  const words = name.match(WORD) ?? [];
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  if (SPEAKS_OF_SOMEBODY.test(name) || PLACE.test(name)) return false;
  const own = new Set(ownNames.flatMap((one) => one.toLowerCase().match(WORD) ?? []));
  const theirs = wordsOfOtherSide(report, ownNames);
  return words.every((word) => {
    const plain = word.toLowerCase();
    return (
      !own.has(plain) && (theirs.has(plain) || (!/\p{N}/u.test(plain) && isOrdinaryWord(plain, 'first')))
    );
  });
}

/** Words of the sites and accounts a report names, and of what the other side wrote. */
function wordsOfOtherSide(report: TitleSource, ownNames: readonly string[]): ReadonlySet<string> {
  const { evidence, evidenceAuthor, description } = report;
  // As the crowd may read them: what they wrote can be the name of a victim's child.
  const { passages } = crowdWords(
    {
      texts: [
        { text: evidence, author: evidenceAuthor },
        { text: description, author: 'mixed' },
      ],
      ownNames,
      mayQuoteOwnWords: false,
    },
    { placeholders: new Placeholders('title'), victimNames: [] },
  );
  const text = [...namedValues(report), ...passages].join(' ').toLowerCase();
  return new Set(text.match(WORD));
}

function namedValues({ description, evidence }: TitleSource): string[] {
  const text = `${description}\n${evidence}`;
  return extractIndicators(text).flatMap(({ type, value, start }) =>
    NAMED_TYPES.includes(type) && !isOwnMention(text, start) ? [defang(type, value)] : [],
  );
}

function derivedTitle(report: TitleSource): string {
  const [named] = namedValues(report);
  const shown = named && named.length > 40 ? `${named.slice(0, 8)}…${named.slice(-4)}` : named;
  const label = SCAM_TYPE_LABELS[report.scamType];
  return shown ? `${label}: ${shown}` : t`${label}, reported ${report.dateOccurred.slice(0, 7)}`;
}
