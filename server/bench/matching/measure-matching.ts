import { extractReportFeatures } from '@fap/shared/matching/report-features.ts';
import { findMatches } from '../../src/areas/matching/index.ts';
import type { DatabaseConnection } from '../../src/platform/postgres/database.ts';
import { benchContext, quantile } from '../bench-context.ts';
import { describeStolenTime, measureProcessorTime } from '../stolen-time.ts';
import type { Campaigns } from './campaigns.ts';
import type { ExactTexts } from './exact-texts.ts';
import { COMMON_DOMAINS, REPORTS_PER_CAMPAIGN } from './fill-reports.ts';

const WARM_UP = 300;
/** Other virtual machines disturb single rounds, so the median of rounds is printed. */
const ROUNDS = 5;
const ROUND = 600;
const QUERIES = ROUNDS * ROUND;
const EXACT_QUERIES = 60;
/** Weighted Jaccard similarity below which two texts are not of one campaign. */
const ALIKE = 0.15;
const TOP = 10;
/** Percentage from which a candidate cluster is shown to people. */
const SHOWN_PERCENT = 60;

/** Matches new reports: of existing campaigns, and every fourth of an unknown one. */
export async function measureMatching(
  database: DatabaseConnection,
  campaigns: Campaigns,
  exact: ExactTexts,
  size: number,
): Promise<string[]> {
  const ctx = benchContext(database);
  const known = size / REPORTS_PER_CAMPAIGN;
  const times: number[] = [];
  const readTimes: number[] = [];
  const joins = { asked: 0, right: 0, wrong: 0 };
  const strangers = { asked: 0, shown: 0 };
  const answers: { text: string; shown: Set<string> }[] = [];
  let processor = measureProcessorTime();
  for (let query = -WARM_UP; query < QUERIES; query += 1) {
    if (query === 0) processor = measureProcessorTime();
    const isStranger = query % 4 === 3;
    const campaign = isStranger ? known + 1 + query : ((query + WARM_UP) * 7_919) % known;
    const text = campaigns.textOf(campaign, 10_000_000 + query);
    const named = [
      ...(query % 2 === 0 && !isStranger ? [`It ran on campaign-${campaign}.example.`] : []),
      ...(query % 3 === 0 ? [`Pictures came from ${COMMON_DOMAINS[query % COMMON_DOMAINS.length]}.`] : []),
    ].join(' ');
    const readAt = performance.now();
    const features = extractReportFeatures({
      description: text,
      evidence: named,
      scamPersonas: '',
      dateOccurred: '2026-01-01',
    });
    const startedAt = performance.now();
    const matches = await findMatches(ctx, features);
    const endedAt = performance.now();
    if (query < 0) continue;
    times.push(endedAt - startedAt);
    readTimes.push(startedAt - readAt);
    const [best] = matches;
    if (isStranger) {
      strangers.asked += 1;
      if (best && best.percent >= SHOWN_PERCENT) strangers.shown += 1;
    }
    if (query % 2 === 0 && !isStranger) joins.asked += 1;
    if (best?.joinsByItself) joins[best.clusterId === `c${campaign}` ? 'right' : 'wrong'] += 1;
    if (query < EXACT_QUERIES && !isStranger)
      answers.push({ text, shown: new Set(matches.slice(0, TOP).map(({ clusterId }) => clusterId)) });
  }
  const stolen = describeStolenTime(processor);
  // After all time measurements, because comparing with every text causes garbage collection.
  const recall = { wanted: 0, found: 0 };
  for (const { text, shown } of answers) {
    const wanted = exact.findMostSimilar(text, TOP, ALIKE);
    recall.wanted += wanted.length;
    recall.found += wanted.filter(({ index }) =>
      shown.has(`c${Math.floor(index / REPORTS_PER_CAMPAIGN)}`),
    ).length;
  }
  const [index] = await database.sql`select pg_relation_size('report_text_bands_idx') as bytes`;
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    times.slice(round * ROUND, (round + 1) * ROUND),
  );
  const medianOf = (share: number) =>
    quantile(
      rounds.map((round) => quantile(round, share)),
      0.5,
    ).toFixed(1);
  return [
    medianOf(0.5),
    medianOf(0.99),
    quantile(times, 1).toFixed(1),
    stolen,
    quantile(readTimes, 0.5).toFixed(2),
    share(recall.found, recall.wanted),
    share(joins.right, joins.asked),
    share(joins.wrong, QUERIES),
    share(strangers.shown, strangers.asked),
    megabytes(Number(index?.bytes)),
  ];
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Formats bytes as megabytes for a table. */
export const megabytes = (bytes: number): string => Math.round(bytes / 1_000_000).toLocaleString('en');
