import { extname } from 'node:path';
import { type EvidenceReading, METADATA_DETAIL } from '@fap/shared/evidence/reading-contract.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { listFigures } from './list-figures.ts';
import { presentCustody } from './present-custody.ts';
import { presentEvidence } from './presenter.ts';
import { findReading, getEvidence, listCustody, listEarlierTexts } from './queries.ts';
import type { Attachment, MetadataEntry } from './reading/content/file-reading.ts';
import { findNoWordsNote } from './reading/content/no-words-note.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import { viewWords } from './view-words.ts';

/** What was read out of an evidence item, as this reader may see it. */
export async function viewReading(ctx: Ctx, ports: ReadingPorts, id: string): Promise<EvidenceReading> {
  const row = await getEvidence(ctx, id);
  const reading = await findReading(ctx, id);
  const view = await viewWords(ctx, ports, row, reading);
  // Headers, authors and places name people: analysts have them shown, strangers see none of it.
  const isWhole = view.grade === 'owner' || view.revealed.has(METADATA_DETAIL);
  const metadata = (reading?.metadata ?? []) as MetadataEntry[];
  const attachments = (reading?.attachments ?? []) as Attachment[];
  const custody = await listCustody(ctx, id);
  return {
    evidence: presentEvidence(ctx, row, view.revealed.has(METADATA_DETAIL)),
    grade: view.grade,
    text: view.text,
    textSource: reading?.textSource ?? null,
    isTruncated: reading?.isTruncated ?? false,
    whyNoWords:
      view.grade === 'crowd' || reading?.text ? null : (findNoWordsNote(metadata)?.concat('.') ?? null),
    correctedAt: reading?.correctedAt?.toISOString() ?? null,
    earlierTexts: view.grade === 'owner' ? await listEarlierTexts(ctx, id) : [],
    metadata: isWhole ? metadata : [],
    hashes: {
      sha256: row.sha256,
      perceptual: reading?.perceptualHash ?? null,
      structure: reading?.structureHash ?? null,
    },
    attachments: isWhole ? attachments : attachments.map(withoutName),
    analysis: view.analysis,
    figures: await listFigures(ctx, view.indicators),
    hidden: view.grade === 'analyst' ? [...view.hidden, ...(isWhole ? [] : [METADATA_DETAIL])] : [],
    custody: presentCustody(custody.rows, { ownerId: row.ownerId, isWhole: view.grade !== 'crowd' }),
    earlierCustody: custody.earlier,
  };
}

/** Attachments are named by people, often after people; only an ending that looks like one is left. */
const withoutName = (attachment: Attachment): Attachment => ({
  ...attachment,
  fileName: `attachment${/^\.[a-z\d]{1,5}$/iu.exec(extname(attachment.fileName))?.[0] ?? ''}`,
});
