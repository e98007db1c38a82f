/** The list of one's own exhibits, with one of them already chosen to be compared. */
export const listPath = (chosenId?: string): string =>
  chosenId ? `/evidence?compare=${encodeURIComponent(chosenId)}` : '/evidence';

/** The page of an exhibit. */
export const evidencePath = (id: string): string => `/evidence/${encodeURIComponent(id)}`;

/** Two exhibits beside each other. */
export const comparePath = (id: string, otherId: string): string =>
  `${evidencePath(id)}/compare/${encodeURIComponent(otherId)}`;

/** Where the original is downloaded from. */
export const originalPath = (id: string): string => `/api/evidence/${encodeURIComponent(id)}/file`;
