import { findAliases, findRoles } from '../../catalogue/functional-roles.ts';
import { countRails } from '../../catalogue/payment-rails.ts';
import {
  CRYPTO_ADDRESS_TYPES,
  type Indicator,
  type IndicatorType,
} from '../../indicators/indicator-types.ts';
import { namedIndicators } from '../../indicators/named-indicators.ts';
import { parseAmount } from '../../reports/parse-amount.ts';
import type { Submission } from '../../reports/submission.ts';
import { extractTiming, type Timing } from '../../texts/extract-timing.ts';
import { findTactics } from '../../texts/find-tactics.ts';

/** What the six layers compare: the features of a report, or of all reports of a cluster together. */
export interface Traits {
  structural: {
    /** `domain example.com`, `tracker UA-1`, `html <structure hash>`: each belongs to one party alone. */
    identifiers: readonly string[];
    /** Shapes of paths with digits and tokens masked, such as `/claim/#`. */
    urlPatterns: readonly string[];
    /** 64-bit perceptual hashes of images, in hex. */
    imageHashes: readonly string[];
  };
  /** Script actions (`layer.tactic`) in the order of their first mention. */
  behavioral: readonly string[];
  /** How often each psychological tactic is used. */
  psychological: Readonly<Record<string, number>>;
  timing: Timing;
  payment: {
    /** `btc bc1…`, `iban GB…`: accounts and transactions that belong to one party alone. */
    accounts: readonly string[];
    /** How often each way of paying is spoken of. */
    rails: Readonly<Record<string, number>>;
    /** Amounts asked or paid, in cents of the report's currency, in ascending order. */
    amounts: readonly number[];
  };
  /** Functional roles and aliases in the order in which they come into play. */
  role: readonly string[];
}

/** Traits extracted from a report's files. */
export interface FileTraits {
  perceptualHash: string | null;
  structureHash: string | null;
}

type TraitSource = Pick<
  Submission,
  'description' | 'evidence' | 'scamPersonas' | 'amountInvolved' | 'dateOccurred'
>;

const STRUCTURAL_TYPES: readonly IndicatorType[] = ['domain', 'tracker'];
/** Accounts and transactions that belong to one party alone. */
export const ACCOUNT_TYPES: readonly IndicatorType[] = [...CRYPTO_ADDRESS_TYPES, 'iban', 'transaction'];
/** Tactics that work on the mind, as opposed to steps of the procedure. */
const PSYCHOLOGICAL: ReadonlySet<string> = new Set(
  'urgency scarcity authority fear secrecy guaranteed-return small-win trust love social-proof recovery-offer lottery more-money'.split(
    ' ',
  ),
);
const AMOUNT =
  /(?:us\$|[$£€])\s?\d[\d.,' ]{0,24}(?:k|m|thousand|million)?\b|\b\d[\d.,']{0,24}\s?(?:k\s)?(?:dollars|pounds|euros|usd|gbp|eur|cad|aud|chf)\b/giu;
const MAX_AMOUNTS = 20;

/** Extracts a report's traits for the six layers, without what the writer calls their own. */
export function extractTraits(report: TraitSource, files: readonly FileTraits[] = []): Traits {
  const text = `${report.description}\n${report.evidence}`;
  const named = namedIndicators(`${text}\n${report.scamPersonas}`);
  const accounts = keysOf(named, ACCOUNT_TYPES);
  const tactics = findTactics(text);
  const rails = countRails(text);
  if (named.some(({ type }) => CRYPTO_ADDRESS_TYPES.includes(type))) rails.crypto = (rails.crypto ?? 0) + 1;
  if (named.some(({ type }) => type === 'iban')) rails.bank = (rails.bank ?? 0) + 1;
  const psychological: Record<string, number> = {};
  for (const { tactic } of tactics)
    if (PSYCHOLOGICAL.has(tactic.id)) psychological[tactic.id] = (psychological[tactic.id] ?? 0) + 1;
  const hashes = (kind: keyof FileTraits) => [
    ...new Set(files.flatMap((file) => (file[kind] === null ? [] : [file[kind]]))),
  ];
  return {
    structural: {
      identifiers: [
        ...keysOf(named, STRUCTURAL_TYPES),
        ...hashes('structureHash').map((hash) => `html ${hash}`),
      ],
      urlPatterns: [
        ...new Set(named.filter(({ type }) => type === 'url').flatMap(({ value }) => pathShape(value))),
      ],
      imageHashes: hashes('perceptualHash'),
    },
    behavioral: [...new Set(tactics.map(({ tactic }) => `${tactic.layer}.${tactic.id}`))],
    psychological,
    timing: extractTiming(text, report.dateOccurred),
    payment: { accounts, rails, amounts: extractAmounts(`${report.amountInvolved}\n${text}`) },
    role: [...new Set([...findRoles(report.scamPersonas), ...findAliases(report.scamPersonas)])],
  };
}

const keysOf = (indicators: readonly Indicator[], types: readonly IndicatorType[]): string[] => [
  ...new Set(indicators.flatMap(({ type, value }) => (types.includes(type) ? [`${type} ${value}`] : []))),
];

/** The path of a link with variable parts masked; none for a front page. */
function pathShape(url: string): string[] {
  const path = url.replace(/^https?:\/\/[^/]*/u, '').replace(/[?#].*/su, '');
  const shape = path
    .split('/')
    .map((part) => (/\d/u.test(part) || part.length > 24 ? '#' : part.toLowerCase()))
    .join('/');
  return shape.length > 1 ? [shape] : [];
}

function extractAmounts(text: string): number[] {
  const cents = [...text.matchAll(AMOUNT)].flatMap(([mention]) => parseAmount(mention)?.cents ?? []);
  return [...new Set(cents.filter((amount) => amount > 0))].sort((a, b) => a - b).slice(0, MAX_AMOUNTS);
}
