import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import * as v from 'valibot';
import { corpusClusters } from '../corpus/index.ts';
import { loadData } from '../corpus/load-data.ts';
import type { CorpusCluster } from '../corpus/schemas.ts';
import { placeholderValues } from '../placeholder-values.ts';

/** A warning of the demo. */
export interface SampleWarning {
  id: string;
  title: string;
  summary: string;
  url: string;
  publishedAt: Date;
}

/** Number of warnings per source: about 45 in a harvest of the active ones (specification, section 9). */
const WARNINGS: Readonly<Record<string, number>> = {
  'ftc-consumer-alerts': 7,
  'fbi-ic3-psa': 6,
  'sec-litigation': 6,
  'iosco-i-scan': 7,
  'uk-fca': 6,
  'accc-scamwatch': 6,
  'cftc-red-list': 7,
  'california-dfpi': 6,
  'reddit-scams': 6,
};
const DAY_MS = 24 * 60 * 60 * 1000;
/** Indicator types that a warning can name, because each value belongs to one party. */
const NAMEABLE = ['domain', 'btc', 'eth', 'iban'] as const;
/** Every fourth warning is about an unreported party. */
const UNKNOWN_EVERY = 4;

const TEXTS = loadData(
  new URL('./warning-texts.json', import.meta.url),
  v.strictObject(v.entriesFromList(SCAM_TYPES, v.strictObject({ title: v.string(), summary: v.string() }))),
);

/** Makes the warnings that a demo source publishes at a time, dated over the weeks before. */
export function sampleWarnings(sourceId: string, now: Date): SampleWarning[] {
  const count = WARNINGS[sourceId] ?? 0;
  const offset = Object.keys(WARNINGS).indexOf(sourceId);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, index) => {
    // The first warning of all sources is the same: it must be stored once, citing all of them.
    const number = index === 0 ? 0 : offset * 10 + index;
    const publishedAt = new Date(today - (1 + index * 3) * DAY_MS);
    const id = `warning-${number}`;
    return { id, ...warningText(number), url: `https://${sourceId}.example/${id}`, publishedAt };
  });
}

function warningText(number: number): Pick<SampleWarning, 'title' | 'summary'> {
  const index = (number * 7) % corpusClusters.length;
  const corpus = corpusClusters[index];
  if (!corpus) throw new RangeError(`no demo cluster ${index}`);
  const { title, summary } = TEXTS[corpus.scamType];
  const isUnknown = number % UNKNOWN_EVERY === UNKNOWN_EVERY - 1;
  const named = isUnknown ? `desk-${number}-services.example` : namedBy(corpus, index);
  return {
    title: `${title}: ${isUnknown ? `desk ${number}` : corpus.name}`,
    summary: named ? `${summary} The warning concerns ${named}.` : summary,
  };
}

/** An indicator that the cluster's reports name; null when they name none of that type. */
function namedBy(corpus: CorpusCluster, index: number): string | null {
  const words = corpus.reports.map(({ description, evidence }) => `${description} ${evidence}`).join(' ');
  const kind = NAMEABLE.find((name) => words.includes(`{${name}}`));
  return kind ? (placeholderValues(index, corpus.name)[kind] ?? null) : null;
}
