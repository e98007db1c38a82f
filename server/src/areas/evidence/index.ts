export { cursorOf, isAfter } from './page-cursor.ts';
export { nameFor } from './presenter.ts';
export { EXHIBIT_COLUMNS, getEvidence, mayOpenOriginal } from './queries.ts';
export type { EvidenceRow } from './upload-evidence.ts';
