import * as v from 'valibot';
import { timeSchema } from '../kernel/schemas.ts';
import { CARD_CHANGES, LINE_CHANGES } from './board-change-kinds.ts';
import { LINK_KINDS } from './board-shapes.ts';
import { personSchema } from './entities.ts';

/** A pause at least this long in one person's changes begins a new moment, in minutes. */
export const MOMENT_PAUSE_MINUTES = 10;
/** Moments per page of the history; a page may be a little longer to keep concurrent work together. */
export const HISTORY_PAGE_SIZE = 20;

const count = v.number();

const boardChangesSchema = v.object({
  cards: v.object({ added: count, moved: count, renamed: count, changed: count, removed: count }),
  lines: v.object({ added: count, changed: count, removed: count }),
  notes: v.object({ charactersAdded: count, charactersRemoved: count, isReformatted: v.boolean() }),
});

/** One person's changes to the board and notes without a longer pause. */
export const historyMomentSchema = v.object({
  /** The last update of the moment: the version to view or restore. */
  updateId: v.number(),
  firstUpdateId: v.number(),
  author: personSchema,
  from: timeSchema,
  to: timeSchema,
  /** Updates in the log. */
  updates: v.number(),
  changed: boardChangesSchema,
  /** The same in words. */
  text: v.string(),
  /** The version this moment brought back; null for ordinary work. */
  restoredFrom: v.nullable(v.number()),
});
export type HistoryMoment = v.InferOutput<typeof historyMomentSchema>;

/** Moments, newest first. */
export const historyPageSchema = v.object({
  moments: v.array(historyMomentSchema),
  /** `before` of the next request for older ones; null at the beginning. */
  next: v.nullable(v.number()),
});
export type HistoryPage = v.InferOutput<typeof historyPageSchema>;

/** Who changed something last, and when. */
const touch = { changedBy: v.nullable(personSchema), changedAt: v.nullable(timeSchema) };

/** A card at that version; a deleted one has `change: removed`. */
export const pastCardSchema = v.object({
  id: v.string(),
  layer: v.number(),
  x: v.number(),
  y: v.number(),
  label: v.string(),
  kind: v.string(),
  by: v.string(),
  pieceId: v.exactOptional(v.string()),
  evidenceId: v.exactOptional(v.string()),
  w: v.exactOptional(v.number()),
  h: v.exactOptional(v.number()),
  change: v.nullable(v.picklist(CARD_CHANGES)),
  ...touch,
});
export type PastCard = v.InferOutput<typeof pastCardSchema>;

/** A line as it was. */
export const pastLineSchema = v.object({
  id: v.string(),
  from: v.string(),
  to: v.string(),
  label: v.string(),
  by: v.string(),
  kind: v.exactOptional(v.picklist(LINK_KINDS)),
  change: v.nullable(v.picklist(LINE_CHANGES)),
  ...touch,
});
export type PastLine = v.InferOutput<typeof pastLineSchema>;

/** Text with one format; for an inserted or deleted run also the account that did it. */
const noteRunSchema = v.object({
  text: v.string(),
  marks: v.array(v.string()),
  change: v.nullable(v.picklist(['added', 'removed'])),
  changedBy: v.nullable(personSchema),
});
export type NoteRun = v.InferOutput<typeof noteRunSchema>;

export const NOTE_BLOCK_KINDS = [
  'paragraph',
  'heading',
  'bullet',
  'number',
  'task',
  'done',
  'quote',
  'code',
  'rule',
] as const;

/** A block of the notes, from top to bottom. */
export const noteBlockSchema = v.object({
  kind: v.picklist(NOTE_BLOCK_KINDS),
  /** Level of a heading, depth of a list item; else 0. */
  level: v.number(),
  runs: v.array(noteRunSchema),
});
export type NoteBlock = v.InferOutput<typeof noteBlockSchema>;

/** Board and notes as they were after one update of the log, with what its moment had changed. */
export const boardVersionSchema = v.object({
  updateId: v.number(),
  moment: historyMomentSchema,
  cards: v.array(pastCardSchema),
  lines: v.array(pastLineSchema),
  notes: v.array(noteBlockSchema),
});
export type BoardVersion = v.InferOutput<typeof boardVersionSchema>;

/** Result of restoring a version. */
export const restoredVersionSchema = v.object({
  /** The new update; null for a no-op. */
  updateId: v.nullable(v.number()),
  changed: boardChangesSchema,
  text: v.string(),
});
export type RestoredVersion = v.InferOutput<typeof restoredVersionSchema>;

/** The notes of a version as plain text, a line for each block, without what its moment took out. */
export function notesText(blocks: readonly NoteBlock[]): string {
  return blocks
    .filter(({ runs }) => runs.length === 0 || runs.some(({ change }) => change !== 'removed'))
    .map(({ runs }) => runs.flatMap(({ text, change }) => (change === 'removed' ? [] : [text])).join(''))
    .join('\n');
}
