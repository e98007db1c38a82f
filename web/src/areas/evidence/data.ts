import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import type { PictureLanguage } from '@fap/shared/evidence/picture-languages.ts';
import { type EvidenceReading, readingContract } from '@fap/shared/evidence/reading-contract.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { api } from '../../platform/api-client.ts';
import { isStatus } from '../../platform/api-error.ts';
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

/** Saves the owner's words for a picture; a correction made meanwhile is a conflict, after which the page is up to date. */
export async function correctWords(id: string, text: string, seenCorrections: number): Promise<void> {
  await replaceWords(id, api(readingContract.correct, { params: { id }, body: { text, seenCorrections } }));
}

/** Has the words of a picture read in another language; a change made meanwhile is a conflict, after which the page is up to date. */
export async function readAgain(
  id: string,
  language: PictureLanguage,
  seenCorrections: number,
): Promise<void> {
  await replaceWords(
    id,
    api(readingContract.readAgain, { params: { id }, body: { language, seenCorrections } }),
  );
}

async function replaceWords(id: string, answer: Promise<EvidenceReading>): Promise<void> {
  try {
    const reading = await answer;
    evidenceReading.patch(() => reading, { params: { id } });
  } catch (error) {
    if (isStatus(error, 409)) await evidenceReading.refresh({ params: { id } });
    throw error;
  }
}
