import type { IndicatorState } from '@fap/shared/indicators/indicator-state.ts';
import { t } from '@lingui/core/macro';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** What each state is called. */
export const STATE_LABELS: Record<IndicatorState, string> = {
  mentioned: t`Mentioned`,
  confirmed: t`Confirmed`,
  contested: t`Contested`,
};

/** An indicator's state. */
export function IndicatorStateBadge({ state }: { state: IndicatorState }) {
  if (state === 'mentioned') return <Badge>{STATE_LABELS.mentioned}</Badge>;
  return (
    <Badge
      tone={state === 'confirmed' ? 'accent' : 'neutral'}
      icon={state === 'confirmed' ? CircleCheck : CircleSlash}
    >
      {STATE_LABELS[state]}
    </Badge>
  );
}
