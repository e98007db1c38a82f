import * as v from 'valibot';
import { isLayer, LAYER_COUNT } from '../catalogue/anatomy.ts';
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

/** Maximum of chosen cards in a presence state: with every move of a pointer the whole state is sent. */
export const CHOSEN_MAX = 12;

const chosenSchema = v.pipe(v.array(v.pipe(v.string(), v.check(isBoardId))), v.maxLength(CHOSEN_MAX));

/** Parses the cards that somebody has chosen on the board; empty if malformed. */
export function parseChosen(value: unknown): readonly string[] {
  const result = v.safeParse(chosenSchema, value);
  return result.success ? result.output : [];
}

/** Parses the card that somebody writes on; null if absent or malformed. */
export function parseWriting(value: unknown): string | null {
  return typeof value === 'string' && isBoardId(value) ? value : null;
}

/** Where somebody looks on the board: the middle of what they see, and how near. */
export interface BoardView {
  x: number;
  y: number;
  zoom: number;
}
const viewSchema = v.object({
  x: finite,
  y: finite,
  zoom: v.pipe(finite, v.minValue(0.01), v.maxValue(100)),
});

/** Parses what somebody sees of the board; null if absent or malformed. */
export function parseView(value: unknown): BoardView | null {
  const result = v.safeParse(viewSchema, value);
  return result.success ? result.output : null;
}

/** How long somebody's call to everybody stands, in milliseconds. */
export const CALL_MS = 60_000;

/** Somebody asks everybody to come to where they work. */
export interface Call {
  /** Tells one call from the next. */
  id: string;
  /** Null for the overview. */
  layer: number | null;
}
const callSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  layer: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAYER_COUNT))),
});

/** Parses a call in a presence state; null if absent or malformed. */
export function parseCall(value: unknown): Call | null {
  const result = v.safeParse(callSchema, value);
  return result.success ? result.output : null;
}

/** Sanitises a presence state: drops what is malformed or unknown. */
export function checkedPresence(state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const checked = { ...state };
  if (parseCursor(checked.cursor) === null) delete checked.cursor;
  if (!isLayer(checked.layer)) delete checked.layer;
  if (parseView(checked.view) === null) delete checked.view;
  if (parseCall(checked.call) === null) delete checked.call;
  if (parseWriting(checked.writing) === null) delete checked.writing;
  if (parseChosen(checked.chosen).length === 0) delete checked.chosen;
  if (parseRemoved(checked.removed).length === 0) delete checked.removed;
  return checked;
}
