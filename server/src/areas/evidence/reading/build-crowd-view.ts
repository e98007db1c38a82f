import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import type { NamedIndicator } from '@fap/shared/indicators/entities.ts';
import { defang, extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import { PERSONAL_INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { isOwnMention } from '@fap/shared/indicators/own-mentions.ts';
import { crowdWords } from '@fap/shared/privacy/crowd-words.ts';
import { type PlaceholderEntry, Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { redact } from '@fap/shared/privacy/redact.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { analyzeAndPresent } from './present-analysis.ts';

/** A placeholder as `redact` writes it. */
const PLACEHOLDER = /\[([A-Z_]{2,30}_\d{1,6})\]/gu;
const MAX_FACTS = 20;
/** Indicator types that describe a scheme. URL paths and handles may be a victim's own, so they are left out. */
const FACT_TYPES: ReadonlySet<string> = new Set([
  'domain',
  'ip',
  'btc',
  'eth',
  'tron',
  'ltc',
  'doge',
  'xmr',
  'sol',
]);

export interface CrowdViewTask {
  grade: 'analyst' | 'crowd';
  text: string;
  /** The file has more words than these. */
  isPart: boolean;
  /** Who wrote the words. */
  author: TextAuthor;
  /** From and To of a mail, as written. */
  headers?: string;
  /** Display name and e-mail of the evidence item's owner. */
  ownNames: string[];
  /** Names of other victims of the cluster. Analysts see them, because a scammer may use any name. */
  victimNames: string[];
  /** Placeholders whose values the analyst revealed; none for the crowd. */
  revealed: string[];
  evidenceId: string;
  clusterId: string;
  /** The cluster's placeholders so far. */
  known: PlaceholderEntry[];
}

export interface CrowdView {
  text: string;
  /** The analysis of the words as shown, so that offsets fit; null where only facts are shown. */
  analysis: TextAnalysis | null;
  /** What the words and facts name. */
  indicators: NamedIndicator[];
  /** Placeholders in the words. */
  hidden: string[];
  /** Placeholders this text added. */
  added: readonly PlaceholderEntry[];
}

/**
 * The view of an evidence item's words for others than its owner. Analysts see all words, with a victim's indicators as
 * placeholders until revealed. The crowd sees what the other side wrote, and typed facts of the rest.
 */
export async function buildCrowdView(task: CrowdViewTask): Promise<CrowdView> {
  const placeholders = new Placeholders(task.clusterId, task.known);
  const view = task.grade === 'analyst' ? forAnalyst(task, placeholders) : forCrowd(task, placeholders);
  const hidden = [...new Set([...view.text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
  const analysis = view.hasWords ? await analyzeAndPresent(view.text, task.evidenceId, task.isPart) : null;
  const indicators = extractIndicators(view.text).map(({ type, value }) => ({
    type,
    value,
    defanged: defang(type, value),
  }));
  return { text: view.text, hidden, indicators, analysis, added: placeholders.added };
}

interface Shown {
  text: string;
  hasWords: boolean;
}

function forAnalyst({ text, ownNames, revealed }: CrowdViewTask, placeholders: Placeholders): Shown {
  const victimNames = ownNames.filter((name) => !name.includes('@'));
  const options = { grade: 'analyst' as const, placeholders, victimNames, revealed: new Set(revealed) };
  return { text: redact(text, options), hasWords: true };
}

function forCrowd(task: CrowdViewTask, placeholders: Placeholders): Shown {
  const { text, headers = '', author, ownNames, victimNames } = task;
  const texts = [{ text: `${headers}${text}`, author }];
  const { passages } = crowdWords(
    { texts, ownNames, mayQuoteOwnWords: false },
    { placeholders, victimNames },
  );
  const facts = factsOf(text, placeholders);
  return { text: [...passages, ...facts].join('\n\n'), hasWords: passages.length > 0 };
}

/** What a text names: sites and wallets as they are, what may be a person's own as placeholders. */
function factsOf(text: string, placeholders: Placeholders): string[] {
  const named = extractIndicators(text).flatMap(({ type, value, start }) => {
    if (PERSONAL_INDICATOR_TYPES.includes(type)) return `[${placeholders.nameOf(type.toUpperCase(), value)}]`;
    return FACT_TYPES.has(type) && !isOwnMention(text, start) ? defang(type, value) : [];
  });
  const shown = [...new Set(named)].slice(0, MAX_FACTS);
  return shown.length > 0 ? [`Named in it: ${shown.join(', ')}.`] : [];
}
