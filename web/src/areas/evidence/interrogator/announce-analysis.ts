import { type AiAnalysis, ALARMING_RISK_SCORE } from '@fap/shared/evidence/ai-contract.ts';
import type { ToastInput } from '../../../platform/toast-store.ts';

/** How a result is announced: with its risk level, as a warning above the alarming score. */
export function announcementOf({ riskScore, threatLevel, hasEnoughText }: AiAnalysis): ToastInput {
  return {
    title: 'Analysis Complete',
    description: hasEnoughText
      ? `Risk level: ${threatLevel} (${Math.round(riskScore)} of 100)`
      : 'Risk level unknown: there is not enough text to say',
    variant: riskScore > ALARMING_RISK_SCORE ? 'destructive' : 'success',
  };
}
