import * as v from 'valibot';
import { isLayer } from '../catalogue/anatomy.ts';
import { isBoardId } from './board-shapes.ts';

const finite = v.pipe(v.number(), v.finite());
const cursorSchema = v.object({ x: finite, y: finite });

/** A pointer's place on the board as somebody tells it; null for none and for anything else. */
export function parseCursor(value: unknown): { x: number; y: number } | null {
  const result = v.safeParse(cursorSchema, value);
  return result.success ? result.output : null;
}

/** Cards at most that somebody says at once to have just deleted. */
export const REMOVED_MAX = 50;

const removedSchema = v.pipe(v.array(v.pipe(v.string(), v.check(isBoardId))), v.maxLength(REMOVED_MAX));

/** The cards somebody says to have just deleted; none for anything else. */
export function parseRemoved(value: unknown): readonly string[] {
  const result = v.safeParse(removedSchema, value);
  return result.success ? result.output : [];
}

/** What somebody shows of themselves, without a pointer that points nowhere and a layer that is none. */
export function checkedPresence(state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const checked = { ...state };
  if (parseCursor(checked.cursor) === null) delete checked.cursor;
  if (!isLayer(checked.layer)) delete checked.layer;
  if (parseRemoved(checked.removed).length === 0) delete checked.removed;
  return checked;
}
