import { t } from '@fap/shared/kernel/words.ts';
import { SCAM_TYPE_LABELS } from '../../catalogue/scam-types.ts';
import { guessScamType } from '../../evidence/analyze-text.ts';
import type { Analyser } from '../cluster-evidence.ts';

/** Content Classifier: the kind of scam each text reads like, against the cluster's. */
export const classifyContent: Analyser = ({ texts, scamType }) => {
  const ownKind = SCAM_TYPE_LABELS[scamType];
  const read = texts.map(({ exhibit, text }) => ({ exhibit, type: guessScamType(text) }));
  return {
    findings: [...Map.groupBy(read, ({ type }) => type)].map(([type, same]) => ({
      title: SCAM_TYPE_LABELS[type],
      detail: `${t`${same.length} of ${texts.length} texts read like this.`} ${t`The cluster is kept as: ${ownKind}.`}`,
      citations: same.map(({ exhibit }) => ({ exhibit })),
    })),
  };
};
