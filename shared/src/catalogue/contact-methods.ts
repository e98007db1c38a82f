import { t } from '@fap/shared/kernel/words.ts';
/** The seven ways of first contact a report can name. */
export const CONTACT_METHODS = [
  'email',
  'phone',
  'text',
  'social_media',
  'website',
  'dating_app',
  'other',
] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const CONTACT_METHOD_LABELS: Record<ContactMethod, string> = {
  email: t`Email`,
  phone: t`Phone call`,
  text: t`Text message`,
  social_media: t`Social media`,
  website: t`Website`,
  dating_app: t`Dating app`,
  other: t`Other`,
};
