import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { api } from '../../platform/api-client.ts';
import { read } from '../../platform/read.ts';

/** Analyses a text for indicators and tactics. */
export function analyzeText(text: string): Promise<TextAnalysis> {
  return api(evidenceContract.analyzeText, { body: { text } });
}

/** The reading of one evidence item; refetched on each visit. */
export const evidenceReading = read(readingContract.reading, { isFreshOnVisit: true });

/** Shows one hidden detail of an evidence item; the server records this in the item's custody. */
export async function revealDetail(id: string, detail: string): Promise<void> {
  const reading = await api(readingContract.reveal, { params: { id }, body: { detail } });
  evidenceReading.patch(() => reading, { params: { id } });
}

/** Saves who wrote an item's words, then refetches the reading, because its custody has one more step. */
export async function attributeWords(id: string, author: TextAuthor): Promise<void> {
  await api(readingContract.attribute, { params: { id }, body: { author } });
  await evidenceReading.refresh({ params: { id } });
}

/** Puts an item into a case or takes it out, then refetches the reading, because its custody has one more step. */
export async function placeInCase(id: string, caseId: string | null): Promise<void> {
  await api(readingContract.placeInCase, { params: { id }, body: { caseId } });
  await evidenceReading.refresh({ params: { id } });
}
