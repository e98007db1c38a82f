import { t } from '@fap/shared/kernel/words.ts';
import type { Analyser } from '../cluster-evidence.ts';
import { LAYERS } from '../layer-of.ts';
import { findPattern, occurrenceOf } from '../pattern-findings.ts';

const LICENCE_CLAIM =
  /\b(?:(?:fully |officially )?(?:licen[cs]ed|regulated|registered|authori[sz]ed|approved|certified) (?:by|with|under)|licen[cs]e (?:number|no\.?)|registration (?:number|no\.?)|(?:fca|sec|asic|finra|cysec|bafin|cftc)[- ](?:licen[cs]ed|regulated|registered|approved))\b/giu;

/** Compliance Checker: public warnings that name the cluster, and licences the other side claims to have. */
export const checkCompliance: Analyser = (evidence) => {
  const claims = findPattern(evidence, LICENCE_CLAIM);
  return {
    findings: [
      ...evidence.advisories.map(({ source, tier, title }) => ({
        title: t`Warning by ${source} (tier ${'I'.repeat(tier)})`,
        detail: title,
        citations: [],
      })),
      ...(claims.length > 0
        ? [
            {
              title: t`Claims to be licensed`,
              detail: `${occurrenceOf(claims, evidence.files)} ${t`Please check this against the registers of the regulators.`}`,
              layer: LAYERS.props,
              citations: claims.map(({ exhibit, start, end }) => ({ exhibit, start, end })),
            },
          ]
        : []),
    ],
  };
};
