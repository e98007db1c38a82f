import { type AiAnalysis, ALARMING_RISK_SCORE } from '@fap/shared/evidence/ai-contract.ts';
import { t } from '@lingui/core/macro';
import type { ToastInput } from '../../../platform/toast-store.ts';
import { severityLook } from '../../../ui/severity-look.ts';
import { describeNoVerdict } from '../describe-no-verdict.ts';

/** The toast of a result: its risk level, as a warning above `ALARMING_RISK_SCORE`. */
export function announcementOf(analysis: AiAnalysis): ToastInput {
  const { riskScore, threatLevel, hasEnoughText, reported } = analysis;
  const { word } = severityLook(threatLevel);
  return {
    title: t`Analysis Complete`,
    description: hasEnoughText
      ? t`Risk level: ${word} (${Math.round(riskScore)} of 100)`
      : describeNoVerdict(analysis.notUnderstood, reported, threatLevel),
    variant: riskScore > ALARMING_RISK_SCORE ? 'destructive' : 'success',
  };
}
