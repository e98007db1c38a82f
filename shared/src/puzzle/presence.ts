import * as v from 'valibot';
import { isLayer } from '../catalogue/anatomy.ts';
import { isBoardId } from './board-shapes.ts';

const finite = v.pipe(v.number(), v.finite());
const cursorSchema = v.object({ x: finite, y: finite });

/** Parses a pointer's position in a presence state; null if absent or malformed. */
export function parseCursor(value: unknown): { x: number; y: number } | null {
  const result = v.safeParse(cursorSchema, value);
  return result.success ? result.output : null;
}

/** Maximum of recently deleted cards in a presence state. */
export const REMOVED_MAX = 50;

const removedSchema = v.pipe(v.array(v.pipe(v.string(), v.check(isBoardId))), v.maxLength(REMOVED_MAX));

/** Parses the recently deleted cards of a presence state; empty if malformed. */
export function parseRemoved(value: unknown): readonly string[] {
  const result = v.safeParse(removedSchema, value);
  return result.success ? result.output : [];
}

/** Sanitises a presence state: drops a malformed pointer or unknown layer. */
export function checkedPresence(state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const checked = { ...state };
  if (parseCursor(checked.cursor) === null) delete checked.cursor;
  if (!isLayer(checked.layer)) delete checked.layer;
  if (parseRemoved(checked.removed).length === 0) delete checked.removed;
  return checked;
}
