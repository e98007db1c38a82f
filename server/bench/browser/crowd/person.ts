import {
  addLine,
  boardNotes,
  changePiece,
  placeCard,
  removeFromBoard,
  setLineKind,
} from '@fap/shared/puzzle/board-doc.ts';
import { LINK_KINDS } from '@fap/shared/puzzle/board-shapes.ts';
import * as encoding from 'lib0/encoding';
import { createRelativePositionFromTypeIndex, Doc, XmlElement, XmlText } from 'yjs';
import { SeededRandom } from '../../../src/platform/collab/testing/seeded-random.ts';
import type { LoadTarget } from '../../live/load/commands.ts';
import { LoadClient } from '../../live/load/load-client.ts';
import { APART, COLUMNS, MIDDLE, REACH } from './places.ts';

/** What one person does all the time. */
type Work = 'drags a card' | 'writes notes' | 'changes a line';

/** Of ten people. */
const WORKS: readonly Work[] = [
  ...Array<Work>(6).fill('drags a card'),
  ...Array<Work>(3).fill('writes notes'),
  'changes a line',
];
/** A line of notes is begun again when it has so many letters: what everybody writes replaces more than it adds. */
const LINE_LENGTH = 40;
const DRAG_PX = 100;
const STEP_PX = 40;
/** How far from home a pointer goes. */
const ROAM_PX = 150;
const LETTERS = 'the wallet was named again in a second chat ';

/** One person with the board open: a bare connection, and a document that knows only what this person made. */
export class Person {
  readonly #client: LoadClient;
  readonly #doc = new Doc();
  readonly #random: SeededRandom;
  readonly #work: Work;
  readonly #card: string;
  readonly #home: { x: number; y: number };
  /** Where the pointer is, from home. */
  readonly #pointer = { x: 0, y: 0 };
  #text: XmlText | null = null;
  #isIn = false;
  #edits = 0;
  #clock = 0;

  constructor(target: LoadTarget, room: string, { index, visit }: { index: number; visit: number }) {
    this.#random = new SeededRandom(1 + index * 1_000 + visit);
    this.#work = WORKS[index % WORKS.length] ?? 'drags a card';
    this.#card = `of-${index}-${visit}`;
    this.#home = this.#placeWithin(REACH);
    this.#client = new LoadClient({ target, room, index });
    this.#doc.on('update', (update: Uint8Array) => this.#client.protocol.sendUpdate(this.#client, update));
  }

  /** Waits for the room and puts what this person works on there: a card with a line, or a line of notes. */
  async enter(): Promise<void> {
    await this.#client.synced;
    const by = `Person ${this.#card}`;
    if (this.#work === 'writes notes') {
      const paragraph = new XmlElement('paragraph');
      const text = new XmlText();
      this.#doc.transact(() => {
        paragraph.insert(0, [text]);
        boardNotes(this.#doc).insert(0, [paragraph]);
      });
      this.#text = text;
    } else {
      this.#doc.transact(() => {
        const label = `${this.#card}: the wallet was named again, in a chat and on an invoice`;
        placeCard(this.#doc, this.#card, {
          ...this.#home,
          label,
          layer: 1 + this.#random.below(14),
          kind: 'note',
          by,
        });
        addLine(this.#doc, this.#card, {
          from: this.#card,
          to: nearestCard(this.#home),
          label: '',
          by,
          kind: 'then',
        });
      });
    }
    this.#isIn = true;
    this.move();
  }

  /** The next small change: one that replaces what this person made before. */
  edit(): void {
    if (!this.#isIn) return;
    this.#edits += 1;
    if (this.#text) this.#write(this.#text);
    else if (this.#work === 'changes a line')
      setLineKind(this.#doc, this.#card, LINK_KINDS[this.#edits % LINK_KINDS.length] ?? null);
    else {
      const angle = this.#edits / 8;
      const x = Math.round(this.#home.x + DRAG_PX * Math.cos(angle));
      changePiece(this.#doc, this.#card, { x, y: Math.round(this.#home.y + DRAG_PX * Math.sin(angle)) });
    }
  }

  /** Sends where this person's pointer is, and the caret of somebody who writes. */
  move(): void {
    if (!this.#isIn) return;
    for (const side of ['x', 'y'] as const) {
      const next = this.#pointer[side] + this.#random.below(2 * STEP_PX + 1) - STEP_PX;
      this.#pointer[side] = Math.min(ROAM_PX, Math.max(-ROAM_PX, next));
    }
    const cursor = { x: this.#home.x + this.#pointer.x, y: this.#home.y + this.#pointer.y };
    const at = this.#text && createRelativePositionFromTypeIndex(this.#text, this.#text.length);
    this.#sendState({ cursor, ...(at ? { caret: { anchor: at, head: at } } : {}) });
  }

  /** Takes away what this person worked on, and leaves. */
  async leave(): Promise<void> {
    this.#isIn = false;
    if (this.#text) boardNotes(this.#doc).delete(0, 1);
    else removeFromBoard(this.#doc, [this.#card]);
    // Answered after all that was sent before.
    await this.#client.syncAgain();
    this.#client.destroy();
    this.#doc.destroy();
  }

  get closeReason(): string | null {
    return this.#client.closeReason;
  }

  #write(text: XmlText): void {
    if (text.length >= LINE_LENGTH) text.delete(0, text.length);
    else text.insert(text.length, LETTERS[text.length % LETTERS.length] ?? ' ');
  }

  #placeWithin(reach: { x: number; y: number }): { x: number; y: number } {
    const along = (side: 'x' | 'y') => MIDDLE[side] - reach[side] + this.#random.below(2 * reach[side]);
    return { x: along('x'), y: along('y') };
  }

  #sendState(state: object): void {
    this.#clock += 1;
    const encoder = encoding.createEncoder();
    for (const part of [1, this.#doc.clientID, this.#clock]) encoding.writeVarUint(encoder, part);
    encoding.writeVarString(encoder, JSON.stringify(state));
    this.#client.protocol.sendAwareness(this.#client, encoding.toUint8Array(encoder));
  }
}

/** The card of the board nearest to a place. */
const nearestCard = ({ x, y }: { x: number; y: number }): string =>
  `card-${Math.round(y / APART.y) * COLUMNS + Math.round(x / APART.x)}`;
