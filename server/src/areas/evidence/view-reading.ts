import { extname } from 'node:path';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { ANALYZE_MAX_LENGTH } from '@fap/shared/evidence/contract.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import { listFigures } from './list-figures.ts';
import { recordRevealed } from './open-evidence.ts';
import { presentCustody } from './present-custody.ts';
import { presentEvidence } from './presenter.ts';
import { findReading, getEvidence, listCustody, mayOpenOriginal, type ReadingRow } from './queries.ts';
import type { Attachment, MetadataEntry } from './reading/file-reading.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import { sha256 } from './reading/sha256.ts';
import type { EvidenceRow } from './upload-evidence.ts';
import { viewForCrowd } from './view-for-crowd.ts';

export type Grade = EvidenceReading['grade'];

/** An exhibit's words in a grade, with their analysis. */
export interface WordsView {
  grade: Grade;
  text: string | null;
  analysis: TextAnalysis | null;
}

/** What was read out of an exhibit, as this reader may see it; being shown it as it stands is recorded. */
export async function viewReading(ctx: Ctx, ports: ReadingPorts, id: string): Promise<EvidenceReading> {
  const row = await getEvidence(ctx, id);
  const reading = await findReading(ctx, id);
  const view = await viewWords(ctx, ports, row, reading);
  const isWhole = view.grade !== 'crowd';
  if (isWhole && reading) await recordRevealed(ctx, row, 'evidence.revealed');
  const attachments = (reading?.attachments ?? []) as Attachment[];
  const custody = await listCustody(ctx, id);
  return {
    evidence: presentEvidence(ctx, row),
    grade: view.grade,
    text: view.text,
    textSource: (reading?.textSource ?? null) as EvidenceReading['textSource'],
    isTruncated: reading?.isTruncated ?? false,
    // Headers, authors and places name people: none of it is for strangers.
    metadata: isWhole ? ((reading?.metadata ?? []) as MetadataEntry[]) : [],
    hashes: {
      sha256: row.sha256,
      perceptual: reading?.perceptualHash ?? null,
      structure: reading?.structureHash ?? null,
    },
    attachments: isWhole ? attachments : attachments.map(withoutName),
    analysis: view.analysis,
    figures: await listFigures(ctx, view.analysis?.indicators ?? []),
    custody: presentCustody(custody.rows, { ownerId: row.ownerId, isWhole }),
    earlierCustody: custody.earlier,
  };
}

/** The one way to an exhibit's words: its owner and analysts see them as they stand, everybody else as the crowd. */
export async function viewWords(
  ctx: Ctx,
  { views }: ReadingPorts,
  row: EvidenceRow,
  reading: ReadingRow | null,
): Promise<WordsView> {
  const text = reading?.text ?? null;
  if (mayOpenOriginal(ctx, row)) {
    const grade = row.ownerId === actingAccount(ctx) ? 'owner' : 'analyst';
    return { grade, text, analysis: reading && (await analysisOfAll(views, reading)) };
  }
  const { clusterId } = row;
  const isPart = reading?.isTruncated ?? false;
  // Strangers know of an exhibit only through its cluster.
  if (text === null || clusterId === null) return { grade: 'crowd', text: null, analysis: null };
  return { grade: 'crowd', ...(await viewForCrowd(ctx, views, { ...row, clusterId }, { text, isPart })) };
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

/** Attachments are named by people, often after people; only an ending that looks like one is left. */
const withoutName = (attachment: Attachment): Attachment => ({
  ...attachment,
  fileName: `attachment${/^\.[a-z\d]{1,5}$/iu.exec(extname(attachment.fileName))?.[0] ?? ''}`,
});
