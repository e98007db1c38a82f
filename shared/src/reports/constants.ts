/** Victim XP for a report. */
export const REPORT_XP = 50;
/** How many files a report may have. */
export const MAX_REPORT_FILES = 50;
/** Files the report wizard accepts. */
export const REPORT_FILE_EXTENSIONS = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.txt',
  '.doc',
  '.docx',
  '.eml',
] as const;
