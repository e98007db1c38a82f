import { t } from '@fap/shared/kernel/words.ts';
import { SCAM_TYPE_LABELS } from '../../catalogue/scam-types.ts';
import { guessScamType } from '../../evidence/analyze-text.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { countExhibits } from '../exhibits.ts';

/** Content Classifier: the kind of scam each text reads like, against the cluster's. */
export const classifyContent: Analyser = ({ texts, files, scamType }) => {
  const read = texts.map(({ exhibit, text }) => ({ exhibit, type: guessScamType(text) }));
  return {
    findings: [...Map.groupBy(read, ({ type }) => type)].map(([type, same]) => ({
      title: SCAM_TYPE_LABELS[type],
      detail: t`${countExhibits(
        same.map(({ exhibit }) => exhibit),
        files,
      )} of ${texts.length} texts read like this; the cluster is kept as ${SCAM_TYPE_LABELS[scamType]}.`,
      citations: same.map(({ exhibit }) => ({ exhibit })),
    })),
  };
};
