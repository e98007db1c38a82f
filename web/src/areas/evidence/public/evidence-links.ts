/** The page of an exhibit. */
export const evidencePath = (id: string): string => `/evidence/${encodeURIComponent(id)}`;
