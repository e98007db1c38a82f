import { t } from '@fap/shared/kernel/words.ts';

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
export const RISK_LABELS: Record<RiskLevel, string> = {
  high: t`High Risk`,
  medium: t`Medium Risk`,
  low: t`Low Risk`,
};

export const CASE_STATUSES = ['complete', 'processing', 'active'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];
export const CASE_STATUS_LABELS: Record<CaseStatus, string> = {
  complete: t`Complete`,
  processing: t`Processing`,
  active: t`Active`,
};

export const TITLE_MAX_LENGTH = 150;
export const DESCRIPTION_MAX_LENGTH = 10_000;
export const TASK_MAX_LENGTH = 300;
export const NOTE_MAX_LENGTH = 2_000;
/** Tasks of one case: all of them come with it. */
export const MAX_TASKS = 100;
/** People; more would be a typing error. */
export const MAX_VICTIMS = 1_000_000;
/** US dollars; more would be a typing error. */
export const MAX_STOLEN = 100_000_000_000;
