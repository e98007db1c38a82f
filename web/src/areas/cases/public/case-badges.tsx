import {
  CASE_STATUS_LABELS,
  type CaseStatus,
  RISK_LABELS,
  type RiskLevel,
} from '@fap/shared/cases/constants.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const STATUS_TONES: Readonly<Record<CaseStatus, Tone>> = {
  active: 'accent',
  processing: 'neutral',
  complete: 'low',
};

export interface CaseBadgesProps {
  riskLevel: RiskLevel;
  status: CaseStatus;
  /** Beside a heading they are larger than in a list. */
  size?: 'sm' | 'md';
}

/** Risk and status of a case. */
export function CaseBadges({ riskLevel, status, size = 'sm' }: CaseBadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={riskLevel} size={size}>
        {RISK_LABELS[riskLevel]}
      </Badge>
      <Badge tone={STATUS_TONES[status]} size={size}>
        {CASE_STATUS_LABELS[status]}
      </Badge>
    </span>
  );
}
