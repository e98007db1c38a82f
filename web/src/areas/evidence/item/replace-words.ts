import { type EvidenceReading, readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { isStatus } from '../../../platform/api-error.ts';
import { evidenceReading } from '../data.ts';

/** Saves the owner's words for a picture; a correction made meanwhile is a conflict, after which the page is up to date. */
export async function correctWords(id: string, text: string, seenCorrections: number): Promise<void> {
  await replaceWords(id, api(readingContract.correct, { params: { id }, body: { text, seenCorrections } }));
}

/** Shows the words that an answer puts in place of others; after a conflict the page is up to date. */
export async function replaceWords(id: string, answer: Promise<EvidenceReading>): Promise<void> {
  try {
    const reading = await answer;
    evidenceReading.patch(() => reading, { params: { id } });
  } catch (error) {
    if (isStatus(error, 409)) await evidenceReading.refresh({ params: { id } });
    throw error;
  }
}
