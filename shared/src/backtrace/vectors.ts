/** Ways in which somebody comes into a scam. */
export const ACQUISITION_VECTORS = [
  { id: 'SEO_TRAP', label: 'Found through a search' },
  { id: 'PAID_AD', label: 'Through an advertisement' },
  { id: 'GROUP_INVITE', label: 'Through a group or channel' },
  { id: 'DATING_CONTACT', label: 'Through a dating profile' },
  { id: 'JOB_OFFER', label: 'Through a job offer' },
  { id: 'COLD_CALL', label: 'Through a call out of the blue' },
  { id: 'COLD_MESSAGE', label: 'Through a message out of the blue' },
  { id: 'PHISHING_MAIL', label: 'Through an e-mail or letter' },
  { id: 'PERSONAL_REFERRAL', label: 'Through somebody they know' },
  { id: 'EARLIER_LOSS', label: 'Because of an earlier loss' },
] as const;

export type AcquisitionVector = (typeof ACQUISITION_VECTORS)[number]['id'];
export const VECTOR_IDS = ACQUISITION_VECTORS.map(({ id }) => id);

/** Placeholder for insufficient answers. */
export const NOT_ENOUGH_DATA = 'Not enough data';
/** Shown where an answer of the server has no vector or duration (specification, section 9). */
export const DEFAULT_VECTOR = 'SEO_TRAP';
export const DEFAULT_DURATION = '2-3 days';

/** A vector in words. */
export function vectorLabel(id: string): string {
  return ACQUISITION_VECTORS.find((vector) => vector.id === id)?.label ?? id;
}
