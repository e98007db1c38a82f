/** Every list that can be downloaded whole; the server's registry says which call each one is. */
export const EXPORT_TABLES = [
  'accounts',
  'allowances',
  'analyses',
  'audit',
  'bank-tokens',
  'case-timeline',
  'cases',
  'cluster-activity',
  'cluster-changes',
  'cluster-reports',
  'cluster-verifications',
  'clusters',
  'clusters-in-order',
  'comments',
  'comparisons',
  'critical-alerts',
  'deliveries',
  'dossier-files',
  'dossier-reads',
  'elder-alerts',
  'evidence',
  'failed-jobs',
  'families',
  'figure',
  'guardian-acts',
  'guardian-alerts',
  'guardians',
  'indicator-sources',
  'indicators',
  'invitations',
  'mail',
  'media-escalations',
  'merge-proposals',
  'moderation',
  'notices',
  'operations',
  'parked-events',
  'payments',
  'people-looked-after',
  'pieces',
  'queues',
  'reports',
  'sources',
  'source-settings',
  'tokens',
  'vault',
  'webhook-messages',
  'webhooks',
] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number];

/** The forms a list is downloaded in. */
export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Where a table is downloaded; here and not in the contract, so that a screen with a link loads neither checks nor the list. */
export const EXPORT_PATH = '/api/exports/:table';
