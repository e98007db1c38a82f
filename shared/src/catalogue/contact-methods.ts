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
  email: 'Email',
  phone: 'Phone call',
  text: 'Text message',
  social_media: 'Social media',
  website: 'Website',
  dating_app: 'Dating app',
  other: 'Other',
};
