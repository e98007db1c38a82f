import { type AiAnalysis, aiContract } from '@fap/shared/evidence/ai-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';

/** Has a pasted text judged and compared with the known clusters. */
export function interrogate(text: string): Promise<AiAnalysis> {
  return api(aiContract.analyze, { body: { text } });
}

/** One's own analyses, newest first. */
export const analysisHistory = pages(aiContract.history, {
  itemsOf: ({ analyses }) => analyses,
  idOf: ({ analysisId }) => analysisId,
});

/** An analysis made before, with its text. */
export const keptAnalysis = read(aiContract.kept);
