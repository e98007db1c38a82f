import * as v from 'valibot';
import { isLayer } from './anatomy.ts';

const finite = v.pipe(v.number(), v.finite());
const cursorSchema = v.object({ x: finite, y: finite });

/** A pointer's place on the board as somebody tells it; null for none and for anything else. */
export function parseCursor(value: unknown): { x: number; y: number } | null {
  const result = v.safeParse(cursorSchema, value);
  return result.success ? result.output : null;
}

/** What somebody shows of themselves, without a pointer that points nowhere and a layer that is none. */
export function checkedPresence(state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const checked = { ...state };
  if (parseCursor(checked.cursor) === null) delete checked.cursor;
  if (!isLayer(checked.layer)) delete checked.layer;
  return checked;
}
