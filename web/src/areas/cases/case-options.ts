import {
  CASE_STATUS_LABELS,
  CASE_STATUSES,
  RISK_LEVELS,
  type RiskLevel,
} from '@fap/shared/cases/constants.ts';
import { SCAM_TYPE_LABELS, SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { t } from '@lingui/core/macro';

/** The field around them says that it is the risk. */
const RISK_WORDS: Readonly<Record<RiskLevel, string>> = { high: t`High`, medium: t`Medium`, low: t`Low` };

export const RISK_OPTIONS = RISK_LEVELS.map((value) => ({ value, label: RISK_WORDS[value] }));
export const STATUS_OPTIONS = CASE_STATUSES.map((value) => ({ value, label: CASE_STATUS_LABELS[value] }));
export const SCAM_TYPE_OPTIONS = SCAM_TYPES.map((value) => ({ value, label: SCAM_TYPE_LABELS[value] }));
