import { CONTACT_METHOD_LABELS, type ContactMethod } from '../catalogue/contact-methods.ts';
import { findRoles, roleLabel } from '../catalogue/functional-roles.ts';
import { extractIndicators } from '../indicators/extract-indicators.ts';
import { CRYPTO_ADDRESS_TYPES, type Indicator } from '../indicators/indicator-types.ts';
import { isOwnMention } from '../indicators/own-mentions.ts';
import { crowdWords } from '../privacy/crowd-words.ts';
import { describeBand, moneyBand } from '../privacy/money-bands.ts';
import type { Placeholders } from '../privacy/placeholders.ts';
import { redact } from '../privacy/redact.ts';
import type { TextAuthor } from '../privacy/text-author.ts';
import { parseAmount } from '../reports/parse-amount.ts';
import { findTactics } from '../texts/find-tactics.ts';

export interface PrefillSource {
  contactMethod: ContactMethod;
  dateOccurred: string;
  amountInvolved: string;
  scamPersonas: string;
  description: string;
  evidence: string;
  evidenceAuthor: TextAuthor;
  /** Name and e-mail of the reporter. */
  ownNames: readonly string[];
  /** Names that must not be read by strangers, such as the reporter's. */
  victimNames: readonly string[];
  /** Of the cluster that the report creates. */
  placeholders: Placeholders;
}

/** A piece that a report proves by itself. */
export interface PrefilledPiece {
  layer: number;
  content: string;
  /** Confidence 0–100 of one unreviewed report. */
  confidence: number;
}

const SERVER_TYPES: readonly Indicator['type'][] = ['domain', 'ip'];
const ACCOUNT_TYPES: readonly Indicator['type'][] = [...CRYPTO_ADDRESS_TYPES, 'transaction'];
/** Layers described by their tactics. */
const TACTIC_LAYERS = [1, 5, 6, 7, 8, 9, 11, 12, 13, 14];
const QUOTES_PER_LAYER = 4;

/**
 * Contributions pre-filled by a report that creates a cluster: extracted facts, never its sentences. Personas become
 * roles, sums a band, sites the host; words that show a tactic are quoted only from the other side.
 */
export function prefillLayers(report: PrefillSource): PrefilledPiece[] {
  const text = `${report.description}\n${report.evidence}`;
  const pieces: PrefilledPiece[] = [];
  const indicators = extractIndicators(text).filter(({ start }) => !isOwnMention(text, start));

  const servers = list(indicators, SERVER_TYPES);
  if (servers) pieces.push({ layer: 2, content: `The report names ${servers}.`, confidence: 70 });
  const roles = findRoles(report.scamPersonas).map(roleLabel);
  const personas =
    roles.length > 0
      ? `The report tells of: ${roles.join(', ').toLowerCase()}.`
      : 'The report tells of somebody whose role is not clear from it.';
  pieces.push({ layer: 3, content: personas, confidence: roles.length > 0 ? 60 : 30 });
  pieces.push({
    layer: 4,
    content: `First contact by ${CONTACT_METHOD_LABELS[report.contactMethod].toLowerCase()}. It happened on ${report.dateOccurred}, the report says.`,
    confidence: 70,
  });
  const accounts = list(indicators, ACCOUNT_TYPES);
  const amount = parseAmount(report.amountInvolved);
  const paid = amount ? `${describeBand(moneyBand(amount.cents), amount.currency)} asked or paid` : '';
  if (accounts || paid) {
    const content = [paid, accounts && `to ${accounts}`].filter(Boolean).join(' ');
    pieces.push({
      layer: 10,
      content: `${content.charAt(0).toUpperCase()}${content.slice(1)}.`,
      confidence: accounts ? 75 : 50,
    });
  }
  const { placeholders, victimNames, ownNames } = report;
  const { passages } = crowdWords(
    {
      texts: [
        { text: report.description, author: 'mixed' },
        { text: report.evidence, author: report.evidenceAuthor },
      ],
      ownNames,
      mayQuoteOwnWords: false,
    },
    { placeholders, victimNames },
  );
  for (const layer of TACTIC_LAYERS) {
    const content = describeTactics(layer, text, passages.join('\n'));
    if (content) pieces.push({ layer, content, confidence: 45 });
  }
  return pieces
    .map((piece) => ({
      ...piece,
      content: redact(piece.content, { grade: 'crowd', placeholders, victimNames }),
    }))
    .sort((a, b) => a.layer - b.layer);
}

function list(indicators: readonly Indicator[], types: readonly Indicator['type'][]): string {
  const shown = indicators.filter(({ type }) => types.includes(type)).map(({ value }) => value);
  return [...new Set(shown)].join(', ');
}

/** Describes a layer by the other side's words that show a tactic, else by the tactic. */
function describeTactics(layer: number, text: string, theirs: string): string | null {
  const words = findTactics(theirs).flatMap(({ tactic, start, end }) =>
    tactic.layer === layer ? [theirs.slice(start, end).toLowerCase()] : [],
  );
  const quotes = [...new Set(words)].slice(0, QUOTES_PER_LAYER);
  if (quotes.length > 0) return `In the scammer’s words: ${quotes.map((quote) => `“${quote}”`).join(', ')}.`;
  const names = findTactics(text).flatMap(({ tactic }) => (tactic.layer === layer ? [tactic.name] : []));
  return names.length > 0 ? `The report speaks of: ${[...new Set(names)].join(', ').toLowerCase()}.` : null;
}
