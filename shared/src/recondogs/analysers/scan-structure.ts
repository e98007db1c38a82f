import { wholePercent } from '../../kernel/whole-percent.ts';
import { shingleHashes, shingleSimilarity } from '../../texts/shingles.ts';
import type { Analyser } from '../cluster-evidence.ts';

/** Share of word shingles from which two accounts have the same script. */
const SAME_SCRIPT_RATIO = 0.3;
/** Maximum of accounts; comparison is quadratic, this keeps it well below a second. */
const MAX_COMPARED = 60;

/** Structure Scanner: accounts whose wording has the same skeleton once names and numbers are taken out. */
export const scanStructure: Analyser = ({ texts }) => {
  const compared = texts
    .slice(-MAX_COMPARED)
    .map(({ exhibit, text }) => ({ exhibit, shingles: shingleHashes(text) }));
  const findings = compared.flatMap((one, index) =>
    compared.slice(index + 1).flatMap((other) => {
      const ratio = shingleSimilarity(one.shingles, other.shingles);
      if (ratio < SAME_SCRIPT_RATIO) return [];
      return {
        title: `${one.exhibit} and ${other.exhibit} share a script`,
        detail: `${wholePercent(ratio)} % of their word sequences are the same.`,
        citations: [{ exhibit: one.exhibit }, { exhibit: other.exhibit }],
      };
    }),
  );
  if (texts.length <= MAX_COMPARED) return { findings };
  return { findings, note: `Only the newest ${MAX_COMPARED} of ${texts.length} reports were compared` };
};
