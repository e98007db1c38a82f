import { t } from '@fap/shared/kernel/words.ts';
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

/** A frame's smallest and largest side. */
export const FRAME_MIN_SIDE = 80;
const FRAME_MAX_SIDE = 20_000;
const side = v.pipe(v.number(), v.minValue(FRAME_MIN_SIDE), v.maxValue(FRAME_MAX_SIDE));

/** The kind of a card that is drawn as a frame behind others. */
export const FRAME_KIND = 'frame';

const pieceSchema = v.pipe(
  v.strictObject({
    /** The anatomy layer it belongs to, 1–14; 0 for none. */
    layer: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAYER_COUNT)),
    x: coordinate,
    y: coordinate,
    label,
    kind: v.pipe(v.string(), v.maxLength(40)),
    /** Claimed author; the server's log knows the real one. */
    by: name,
    /** The piece it shows. Readers look its status up, so that the document never holds a decision. */
    pieceId: v.exactOptional(id),
    /** The exhibit it shows; its name is looked up, as not everybody may read it. */
    evidenceId: v.exactOptional(id),
    w: v.exactOptional(side),
    h: v.exactOptional(side),
  }),
  v.check(({ kind, w, h }) => kind === FRAME_KIND || (w === undefined && h === undefined)),
);

/** What a line says about the two cards it joins. */
export const LINK_KINDS = ['then', 'same', 'contradicts', 'proves', 'pays'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
// A map, because an object with a `then` could be taken for a promise.
const LINK_KIND_WORDS: ReadonlyMap<LinkKind, string> = new Map([['same', 'same as']]);
/** A kind of line as a word. */
export const linkKindWord = (kind: LinkKind): string => LINK_KIND_WORDS.get(kind) ?? kind;

const linkSchema = v.strictObject({
  from: id,
  to: id,
  label,
  by: name,
  kind: v.exactOptional(v.picklist(LINK_KINDS)),
});

/** A card on the shared board. */
export type BoardPiece = v.InferOutput<typeof pieceSchema>;
/** A labelled line between two cards. */
export type BoardLink = v.InferOutput<typeof linkSchema>;

/** What stands on a card that shows a piece and has no words of its own, where the piece is not at hand. */
export const UNREAD_PIECE = t`A pinned piece`;

/** Whether a value from the document is a card; clients may write anything. */
export const isBoardPiece = (value: unknown): value is BoardPiece => v.is(pieceSchema, value);

/** Whether a value from the document is a line. */
export const isBoardLink = (value: unknown): value is BoardLink => v.is(linkSchema, value);

/** Whether a text can be the key of a card or line. */
export const isBoardId = (text: string): boolean => v.is(id, text);

/** What a line says: the word of its kind and its own label, each once. */
export function wordsOfLink({ kind, label: own }: Pick<BoardLink, 'kind' | 'label'>): string {
  const word = kind ? linkKindWord(kind) : '';
  return [...new Set([word, own])].filter(Boolean).join(': ');
}
