import { t } from '@fap/shared/kernel/words.ts';

/** Ways in which somebody comes into a scam. */
export const ACQUISITION_VECTORS = [
  { id: 'SEO_TRAP', label: t`Found through a search` },
  { id: 'PAID_AD', label: t`Through an advertisement` },
  { id: 'GROUP_INVITE', label: t`Through a group or channel` },
  { id: 'DATING_CONTACT', label: t`Through a dating profile` },
  { id: 'JOB_OFFER', label: t`Through a job offer` },
  { id: 'COLD_CALL', label: t`Through a call out of the blue` },
  { id: 'COLD_MESSAGE', label: t`Through a message out of the blue` },
  { id: 'PHISHING_MAIL', label: t`Through an e-mail or letter` },
  { id: 'PERSONAL_REFERRAL', label: t`Through somebody they know` },
  { id: 'EARLIER_LOSS', label: t`Because of an earlier loss` },
] as const;

export type AcquisitionVector = (typeof ACQUISITION_VECTORS)[number]['id'];
export const VECTOR_IDS = ACQUISITION_VECTORS.map(({ id }) => id);

/** Placeholder for insufficient answers. */
export const NOT_ENOUGH_DATA = t`Not enough data`;
/** Shown where an answer of the server has no vector or duration (specification, section 9). */
export const DEFAULT_VECTOR = 'SEO_TRAP';
export const DEFAULT_DURATION = '2-3 days';

/** A vector in words. */
export function vectorLabel(id: string): string {
  return ACQUISITION_VECTORS.find((vector) => vector.id === id)?.label ?? id;
}
