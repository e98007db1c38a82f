import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { ANALYZE_MAX_LENGTH } from '@fap/shared/evidence/contract.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import type { NamedIndicator } from '@fap/shared/indicators/entities.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { isOwn, mayOpen } from './policy.ts';
import { listRevealed, type ReadingRow } from './queries.ts';
import type { MetadataEntry } from './reading/content/file-reading.ts';
import { sha256 } from './reading/content/sha256.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import type { EvidenceRow } from './upload-evidence.ts';
import { viewForOthers } from './view-for-others.ts';

/** An evidence item's words in a grade, with their analysis. */
export interface WordsView {
  grade: EvidenceReading['grade'];
  text: string | null;
  analysis: TextAnalysis | null;
  /** What the words name, as far as this reader may know it. */
  indicators: readonly NamedIndicator[];
  /** Placeholders in the words. */
  hidden: readonly string[];
  /** What an analyst had shown of this evidence item. */
  revealed: ReadonlySet<string>;
}

const NOTHING = { text: null, analysis: null, indicators: [], hidden: [], revealed: new Set<string>() };

/**
 * The one way to an evidence item's words: its owner sees them as they are, analysts what they had shown detail by detail,
 * everybody else what the other side wrote.
 */
export async function viewWords(
  ctx: Ctx,
  { views }: ReadingPorts,
  row: EvidenceRow,
  reading: ReadingRow | null,
): Promise<WordsView> {
  const text = reading?.text ?? null;
  if (isOwn(ctx).holds(row)) {
    const analysis = reading && (await analysisOfAll(views, reading));
    return { ...NOTHING, grade: 'owner', text, analysis, indicators: analysis?.indicators ?? [] };
  }
  const grade = mayOpen(ctx).holds(row) ? ('analyst' as const) : ('crowd' as const);
  const revealed = grade === 'analyst' ? await listRevealed(ctx, row.id) : NOTHING.revealed;
  // Strangers know of an evidence item only through its cluster.
  if (text === null || (grade === 'crowd' && row.clusterId === null)) return { ...NOTHING, grade, revealed };
  const words = {
    grade,
    text,
    headers: mailHeaders(reading),
    isPart: reading?.isTruncated ?? false,
    revealed: [...revealed],
  };
  const view = await viewForOthers(ctx, views, row, words);
  return { grade, revealed, ...view, text: view.text === '' ? null : view.text };
}

/** From and To of a mail as lines before its words: by them it is known who wrote it to whom. */
function mailHeaders(reading: ReadingRow | null): string {
  if (reading?.textSource !== 'email') return '';
  const metadata = (reading.metadata ?? []) as MetadataEntry[];
  const line = (name: string) => {
    const value = metadata.find((entry) => entry.name === name)?.value.replace(/\s+/gu, ' ');
    return value ? `${name}: ${value}\n` : '';
  };
  return `${line('From')}${line('To')}\n`;
}

/**
 * The analysis as it was kept; made anew when it is of the beginning of a long text only, as it once was, because nobody
 * may be told of low risk in what was not read.
 */
async function analysisOfAll(
  views: ReadingPorts['views'],
  reading: ReadingRow,
): Promise<ReadingRow['analysis']> {
  const { text, analysis, isTruncated, evidenceId } = reading;
  if (text === null || analysis === null) return analysis;
  const isOfBeginning = text.length > ANALYZE_MAX_LENGTH && analysis.fingerprints.sha256 !== sha256(text);
  const isOverconfident = isTruncated && analysis.riskLevel === 'LOW';
  return isOfBeginning || isOverconfident ? views.analyze(text, evidenceId, isTruncated) : analysis;
}
