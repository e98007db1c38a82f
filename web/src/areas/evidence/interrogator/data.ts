import { type AiAnalysis, type AnalysisHistoryPage, aiContract } from '@fap/shared/evidence/ai-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { resource } from '../../../platform/resource.ts';

/** Has a pasted text judged and compared with the known clusters. */
export function interrogate(text: string): Promise<AiAnalysis> {
  return api(aiContract.analyze, { body: { text } });
}

/** The newest of one's own analyses. */
export const analysisHistory = resource(aiContract.history);

/** What of one's own analyses came before those of a page. */
export function olderAnalyses(cursor: string): Promise<AnalysisHistoryPage> {
  return api(aiContract.history, { query: { cursor } });
}

/** An analysis made before, with its text. */
export const keptAnalysis = resource(aiContract.kept);
