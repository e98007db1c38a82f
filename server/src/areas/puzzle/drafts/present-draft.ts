import type { HandedDraft } from '@fap/shared/puzzle/entities.ts';
import type { handedDraft } from '../../../db/schema/puzzle.ts';

/** A given draft as its reader gets it. */
export function presentDraft(row: typeof handedDraft.$inferSelect, displayName: string): HandedDraft {
  const { id, layer, fromId, content, givenAt } = row;
  return { id, layer, from: { id: fromId, displayName }, content, givenAt: givenAt.toISOString() };
}
