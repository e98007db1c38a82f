import { SCAM_TYPE_LABELS } from '../../catalogue/scam-types.ts';
import { guessScamType } from '../../evidence/analyze-text.ts';
import type { Analyser } from '../cluster-evidence.ts';

/** Content Classifier: the kind of scam each account reads like, against the cluster's. */
export const classifyContent: Analyser = ({ texts, scamType }) => {
  const read = texts.map(({ exhibit, text }) => ({ exhibit, type: guessScamType(text) }));
  return {
    findings: [...Map.groupBy(read, ({ type }) => type)].map(([type, same]) => ({
      title: SCAM_TYPE_LABELS[type],
      detail: `${same.length} of ${texts.length} reports read like this; the cluster is kept as ${SCAM_TYPE_LABELS[scamType]}.`,
      citations: same.map(({ exhibit }) => ({ exhibit })),
    })),
  };
};
