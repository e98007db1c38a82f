import * as v from 'valibot';
import { LAYER_COUNT } from '../catalogue/anatomy.ts';

/** Longest label of a card or line. */
export const BOARD_LABEL_MAX_LENGTH = 200;
const ID_MAX_LENGTH = 120;
const NAME_MAX_LENGTH = 200;
/** Limit of coordinates; beyond it browsers lose drawing precision. */
const FARTHEST = 1_000_000;

const coordinate = v.pipe(v.number(), v.finite(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));
const label = v.pipe(v.string(), v.maxLength(BOARD_LABEL_MAX_LENGTH));
const name = v.pipe(v.string(), v.maxLength(NAME_MAX_LENGTH));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(ID_MAX_LENGTH));

const pieceSchema = v.strictObject({
  /** The anatomy layer it belongs to, 1–14; 0 for none. */
  layer: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAYER_COUNT)),
  x: coordinate,
  y: coordinate,
  label,
  kind: v.pipe(v.string(), v.maxLength(40)),
  /** Claimed author; the server's log knows the real one. */
  by: name,
});
const linkSchema = v.strictObject({ from: id, to: id, label, by: name });

/** A card on the shared board. */
export type BoardPiece = v.InferOutput<typeof pieceSchema>;
/** A labelled line between two cards. */
export type BoardLink = v.InferOutput<typeof linkSchema>;

/** Whether a value from the document is a card; clients may write anything. */
export const isBoardPiece = (value: unknown): value is BoardPiece => v.is(pieceSchema, value);

/** Whether a value from the document is a line. */
export const isBoardLink = (value: unknown): value is BoardLink => v.is(linkSchema, value);

/** Whether a text can be the key of a card or line. */
export const isBoardId = (text: string): boolean => v.is(id, text);
