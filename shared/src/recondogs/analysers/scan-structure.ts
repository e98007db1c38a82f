import { t } from '@fap/shared/kernel/words.ts';
import { wholePercent } from '../../kernel/whole-percent.ts';
import { shingleHashes, shingleSimilarity } from '../../texts/shingles.ts';
import type { Analyser, EvidenceFile, Finding } from '../cluster-evidence.ts';
import { countFiles, countOtherClusters, groupFiles, withNote } from '../exhibits.ts';
import { LAYERS } from '../layer-of.ts';

/** Share of word shingles from which two accounts have the same script. */
const SAME_SCRIPT_RATIO = 0.3;
/** Maximum of accounts; comparison is quadratic, this keeps it well below a second. */
const MAX_COMPARED = 60;

/** Structure Scanner: texts whose wording has the same skeleton once names and numbers are taken out, and pages and mails built alike. */
export const scanStructure: Analyser = ({ texts, files }) => {
  const compared = texts
    .slice(-MAX_COMPARED)
    .map(({ exhibit, text }) => ({ exhibit, shingles: shingleHashes(text) }));
  const findings = compared.flatMap((one, index) =>
    compared.slice(index + 1).flatMap((other) => {
      const ratio = shingleSimilarity(one.shingles, other.shingles);
      if (ratio < SAME_SCRIPT_RATIO) return [];
      return {
        title: t`${one.exhibit} and ${other.exhibit} share a script`,
        detail: t`${wholePercent(ratio)} % of their word sequences are the same.`,
        citations: [{ exhibit: one.exhibit }, { exhibit: other.exhibit }],
      };
    }),
  );
  const all = [...sameKit(files), ...findings];
  const note = t`Only the newest ${MAX_COMPARED} of ${texts.length} texts were compared.`;
  return withNote(all, texts.length > MAX_COMPARED ? note : undefined);
};

/** Pages and mails with the same tags in the same order: made with one kit, here or in other clusters. */
function sameKit(files: readonly EvidenceFile[]): Finding[] {
  return groupFiles(
    files,
    ({ structure }) => (structure === null ? [] : [structure]),
    (_, bearing) => {
      const clusters = Math.max(...bearing.map(({ elsewhere }) => elsewhere.structure));
      const differing = new Set(bearing.map(({ sha256 }) => sha256)).size;
      if (differing < 2 && clusters === 0) return null;
      return {
        title: t`Pages or mails built by one kit`,
        detail:
          clusters > 0
            ? t`${countFiles(bearing.length)} here and files of ${countOtherClusters(clusters)} have the same tags in the same order.`
            : t`${countFiles(bearing.length)} here have the same tags in the same order.`,
        layer: LAYERS.infrastructure,
      };
    },
  );
}
