import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import { MIN_REPORTS_FOR_RATE, type ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import type { Figure } from '../../../ui/figure-panel.tsx';

/** The share of reports of a flow's kind in which money was paid, with what it is a share of, or why there is none. */
export function successFigure({ successRate, counted, scamType }: ScamFlow): Figure {
  return {
    label: t`Success rate`,
    value: successRate === null ? null : `${successRate}%`,
    note: noteOf({ successRate, counted, scamType }),
  };
}

function noteOf({
  successRate,
  counted,
  scamType,
}: Pick<ScamFlow, 'successRate' | 'counted' | 'scamType'>): string {
  const kind = SCAM_TYPE_LABELS[scamType];
  if (scamType === 'other') return t`Reports of this kind aren’t counted on their own.`;
  if (!counted) return t`No reports of the kind ${kind} yet.`;
  const share = t`${counted.paid} of ${counted.reports}`;
  if (successRate === null)
    return t`${share} reports of the kind ${kind} name a payment. ${MIN_REPORTS_FOR_RATE} reports are needed for a percentage.`;
  const what = t`Money was paid in ${share} reports of the kind ${kind}.`;
  return counted.from === 'sample' ? t`Sample data, made up for this demo. ${what}` : what;
}
