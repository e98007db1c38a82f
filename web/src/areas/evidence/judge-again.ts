import type { KeptAnalysis } from '@fap/shared/evidence/ai-contract.ts';
import { judgingContract } from '@fap/shared/evidence/judging-contract.ts';
import { api } from '../../platform/api-client.ts';
import { evidenceReading } from './data.ts';

/** Judges a stored text again by the version that is shipped, as a new analysis. */
export function judgeTextAgain(id: string): Promise<KeptAnalysis> {
  return api(judgingContract.text, { params: { id } });
}

/** Has an item's words judged again by the version that is shipped. */
export async function judgeExhibitAgain(id: string): Promise<void> {
  const reading = await api(judgingContract.exhibit, { params: { id } });
  evidenceReading.patch(() => reading, { params: { id } });
}
