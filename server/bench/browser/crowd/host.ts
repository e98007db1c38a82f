import { addLine, boardNotes, changePiece, placeCard } from '@fap/shared/puzzle/board-doc.ts';
import { LINK_KINDS } from '@fap/shared/puzzle/board-shapes.ts';
import { Doc, XmlElement, XmlText } from 'yjs';
import type { LoadTarget } from '../../live/load/commands.ts';
import { LoadClient } from '../../live/load/load-client.ts';
import { APART, BEACON, COLUMNS, MIDDLE } from './places.ts';

const PARAGRAPHS = 30;
const BEACON_EVERY_MS = 500;

/** Who made the board before all others came, and keeps the beacon: a card that says when its words were written. */
export class Host {
  readonly #client: LoadClient;
  readonly #doc = new Doc();
  #timer: NodeJS.Timeout | undefined;

  constructor(target: LoadTarget, room: string) {
    this.#client = new LoadClient({ target, room, index: 0 });
    this.#doc.on('update', (update: Uint8Array) => this.#client.protocol.sendUpdate(this.#client, update));
  }

  /** Fills the board with cards in rows, a line for every second one, and some notes. */
  async fill(cards: number): Promise<void> {
    await this.#client.synced;
    const by = 'Host';
    this.#doc.transact(() => {
      placeCard(this.#doc, BEACON, { ...MIDDLE, label: 'seen 0', layer: 1, kind: 'note', by });
      for (let index = 0; index < cards; index += 1) {
        const [x, y] = [(index % COLUMNS) * APART.x, Math.floor(index / COLUMNS) * APART.y];
        if (x === MIDDLE.x && y === MIDDLE.y) continue;
        const label = `Card ${index}: the wallet was named again, in a chat and on an invoice`;
        placeCard(this.#doc, `card-${index}`, { x, y, label, layer: 1 + (index % 14), kind: 'note', by });
        const kind = LINK_KINDS[index % LINK_KINDS.length];
        const [from, to] = [`card-${index - 1}`, `card-${index}`];
        if (index % 2 === 1 && kind) addLine(this.#doc, `line-${index}`, { from, to, label: '', by, kind });
      }
    });
    for (let count = 0; count < PARAGRAPHS; count += 1) {
      const paragraph = new XmlElement('paragraph');
      paragraph.insert(0, [
        new XmlText(`Note ${count}: the same desk wrote to three people about one invoice.`),
      ]);
      boardNotes(this.#doc).insert(0, [paragraph]);
    }
    await this.#client.syncAgain();
  }

  /** Writes the time on the beacon twice a second, or no more. */
  switchBeacon(isOn: boolean): void {
    clearInterval(this.#timer);
    const write = () => changePiece(this.#doc, BEACON, { label: `seen ${Date.now()}` });
    if (isOn) this.#timer = setInterval(write, BEACON_EVERY_MS);
  }
}
