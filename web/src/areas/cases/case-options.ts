import { CASE_STATUS_LABELS, CASE_STATUSES, RISK_LABELS, RISK_LEVELS } from '@fap/shared/cases/constants.ts';
import { SCAM_TYPE_LABELS, SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';

export const RISK_OPTIONS = RISK_LEVELS.map((value) => ({ value, label: RISK_LABELS[value] }));
export const STATUS_OPTIONS = CASE_STATUSES.map((value) => ({ value, label: CASE_STATUS_LABELS[value] }));
export const SCAM_TYPE_OPTIONS = SCAM_TYPES.map((value) => ({ value, label: SCAM_TYPE_LABELS[value] }));
