import { type AiAnalysis, aiContract } from '@fap/shared/evidence/ai-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';

/** Judges a pasted text and compares it with the known clusters. */
export function interrogate(text: string): Promise<AiAnalysis> {
  return api(aiContract.analyze, { body: { text } });
}

/** The user's own analyses, newest first. */
export const analysisHistory = pages(aiContract.history, {
  itemsOf: ({ analyses }) => analyses,
  idOf: ({ analysisId }) => analysisId,
});

/** A stored analysis with its text. */
export const keptAnalysis = read(aiContract.kept);
