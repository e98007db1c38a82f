import * as encoding from 'lib0/encoding';
import { timeMarker } from './time-marker.ts';

const TEXT_CONTENT = 4;
const TYPE_CONTENT = 7;
const ANY_CONTENT = 8;
const XML_ELEMENT = 3;
const XML_TEXT = 6;
/** Longest label of a card. */
const LABEL_LENGTH = 200;
const HAS_ORIGIN = 0x80;
const HAS_PARENT_SUB = 0x20;

/**
 * One author of a Yjs document that writes update bytes (version 1) directly, without a Y.Doc: it appends to a paragraph of
 * the notes and moves a card, in turn. Each update carries a time marker, and all of them apply to any Y.Doc.
 */
export class UpdateWriter {
  readonly client: number;
  readonly #sender: number;
  readonly #padding: string;
  readonly #onlyText: boolean;
  #clock = 0;
  #lastText = -1;
  #lastKey = -1;
  #written = 0;
  #awarenessClock = 0;

  constructor(client: number, sender: number, options: { paddingBytes?: number; onlyText?: boolean } = {}) {
    this.client = client;
    this.#sender = sender;
    this.#padding = 'x'.repeat(options.paddingBytes ?? 0);
    this.#onlyText = options.onlyText ?? false;
  }

  /** The next update of this author, sent now. */
  next(us: number): Uint8Array {
    const content = timeMarker('U', this.#sender, us) + this.#padding;
    this.#written += 1;
    return this.#onlyText || this.#written % 2 === 1 ? this.#appendText(content) : this.#setKey(content);
  }

  /** The author's next awareness state: a cursor that moved. */
  nextAwareness(us: number): Uint8Array {
    const state = { cursor: { x: us % 997, y: us % 991, mark: timeMarker('A', this.#sender, us) } };
    this.#awarenessClock += 1;
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, 1);
    encoding.writeVarUint(encoder, this.client);
    encoding.writeVarUint(encoder, this.#awarenessClock);
    encoding.writeVarString(encoder, JSON.stringify(state));
    return encoding.toUint8Array(encoder);
  }

  #appendText(content: string): Uint8Array {
    const isFirst = this.#lastText < 0;
    const encoder = this.#startUpdate(isFirst ? 3 : 1);
    if (isFirst) this.#writeParagraph(encoder);
    const paragraphText = this.#clock - 1;
    this.#writePlace(encoder, TEXT_CONTENT, this.#lastText, () => this.#writeParent(encoder, paragraphText));
    encoding.writeVarString(encoder, content);
    encoding.writeVarUint(encoder, 0);
    this.#clock += content.length;
    this.#lastText = this.#clock - 1;
    return encoding.toUint8Array(encoder);
  }

  #setKey(content: string): Uint8Array {
    const encoder = this.#startUpdate();
    const previous = this.#lastKey;
    const info = ANY_CONTENT | (previous < 0 ? HAS_PARENT_SUB : 0);
    this.#writePlace(encoder, info, previous, () => {
      encoding.writeVarUint(encoder, 1);
      encoding.writeVarString(encoder, 'pieces');
      encoding.writeVarString(encoder, `author-${this.client}`);
    });
    encoding.writeVarUint(encoder, 1);
    encoding.writeAny(encoder, {
      layer: 1,
      x: this.#written,
      y: 0,
      label: content.slice(0, LABEL_LENGTH),
      kind: 'note',
      by: 'bench',
    });
    this.#writeDeleted(encoder, previous);
    this.#lastKey = this.#clock;
    this.#clock += 1;
    return encoding.toUint8Array(encoder);
  }

  /** Begins an update of one client with this number of structs. */
  #startUpdate(structs = 1): encoding.Encoder {
    const encoder = encoding.createEncoder();
    for (const part of [1, structs, this.client, this.#clock]) encoding.writeVarUint(encoder, part);
    return encoder;
  }

  /** Writes a paragraph of the notes with an empty text: two structs. */
  #writeParagraph(encoder: encoding.Encoder): void {
    encoding.writeUint8(encoder, TYPE_CONTENT);
    encoding.writeVarUint(encoder, 1);
    encoding.writeVarString(encoder, 'notes');
    encoding.writeVarUint(encoder, XML_ELEMENT);
    encoding.writeVarString(encoder, 'paragraph');
    encoding.writeUint8(encoder, TYPE_CONTENT);
    this.#writeParent(encoder, this.#clock);
    encoding.writeVarUint(encoder, XML_TEXT);
    this.#clock += 2;
  }

  #writeParent(encoder: encoding.Encoder, clock: number): void {
    for (const part of [0, this.client, clock]) encoding.writeVarUint(encoder, part);
  }

  /** Writes the struct's head: to the right of this author's last struct, or first in its parent. */
  #writePlace(encoder: encoding.Encoder, info: number, previous: number, writeParent: () => void): void {
    if (previous < 0) {
      encoding.writeUint8(encoder, info);
      writeParent();
      return;
    }
    encoding.writeUint8(encoder, info | HAS_ORIGIN);
    encoding.writeVarUint(encoder, this.client);
    encoding.writeVarUint(encoder, previous);
  }

  /** Writes the delete of a key's previous value. */
  #writeDeleted(encoder: encoding.Encoder, clock: number): void {
    const parts = clock < 0 ? [0] : [1, this.client, 1, clock, 1];
    for (const part of parts) encoding.writeVarUint(encoder, part);
  }
}
