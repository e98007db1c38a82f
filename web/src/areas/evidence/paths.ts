import { evidencePath } from './public/evidence-links.ts';

/** The list of one's own exhibits, with one of them already chosen to be compared. */
export const listPath = (chosenId?: string): string =>
  chosenId ? `/evidence?compare=${encodeURIComponent(chosenId)}` : '/evidence';

/** Two exhibits beside each other. */
export const comparePath = (id: string, otherId: string): string =>
  `${evidencePath(id)}/compare/${encodeURIComponent(otherId)}`;

/** Where the original is downloaded from. */
export const originalPath = (id: string): string => `/api/evidence/${encodeURIComponent(id)}/file`;
