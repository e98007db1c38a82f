import { addLine, boardPieces, changePiece, placeCard } from '@fap/shared/puzzle/board-doc.ts';
import { LINK_KINDS } from '@fap/shared/puzzle/board-shapes.ts';
import type { WebsocketProvider } from 'y-websocket';
import { Doc } from 'yjs';
import { SeededRandom } from '../../src/platform/collab/testing/seeded-random.ts';
import { waitFor } from '../../src/platform/collab/testing/wait-for.ts';
import { type LiveAccount, openDocument } from '../../src/testing/live-client.ts';

const COLUMNS = 25;
const APART_X = 280;
const APART_Y = 200;
/** How often a page sends its pointer, or a card that it drags. */
const SEND_EVERY_MS = 50;
const FIRST_SYNC_MS = 60_000;

interface Person {
  account: LiveAccount;
  doc: Doc;
  provider: WebsocketProvider;
}

/** People with a board open who move their pointers, and some of whom drag cards. */
export class Crowd {
  readonly #people: readonly Person[];
  readonly #random = new SeededRandom(17);
  #timer: NodeJS.Timeout | undefined;

  private constructor(people: readonly Person[]) {
    this.#people = people;
  }

  static async open(url: string, clusterId: string, accounts: readonly LiveAccount[]): Promise<Crowd> {
    const people = accounts.map((account) => {
      const doc = new Doc();
      return { account, doc, provider: openDocument({ url }, account, clusterId, doc) };
    });
    await waitFor('the first sync', () => people.every(({ provider }) => provider.synced), FIRST_SYNC_MS);
    return new Crowd(people);
  }

  /** Fills the board: cards of all layers in rows, shared out among the people, with a line for every second one. */
  async fill(cards: number): Promise<void> {
    const [first] = this.#people;
    for (let index = 0; index < cards; index += 1) {
      const { doc, account } = this.#people[index % this.#people.length] ?? first ?? raise();
      const place = { x: (index % COLUMNS) * APART_X, y: Math.floor(index / COLUMNS) * APART_Y };
      const label = `Card ${index}: the wallet was named again, in a chat and on an invoice`;
      const by = account.displayName;
      placeCard(doc, `card-${index}`, { ...place, label, layer: 1 + (index % 14), kind: 'note', by });
      const kind = LINK_KINDS[index % LINK_KINDS.length];
      if (index % 2 === 1 && kind)
        addLine(doc, `line-${index}`, {
          from: `card-${index - 1}`,
          to: `card-${index}`,
          label: '',
          by,
          kind,
        });
    }
    await waitFor(
      'the cards to reach everybody',
      () => this.#people.every(({ doc }) => boardPieces(doc).size === cards),
      FIRST_SYNC_MS,
    );
  }

  /** Everybody moves their pointer over the view, `draggers` of them with a card, as often as a page sends. */
  start(draggers: number, view: { x: number; y: number; width: number; height: number }): void {
    this.#timer = setInterval(() => {
      for (const [at, { doc, provider }] of this.#people.entries()) {
        const x = view.x + this.#random.below(view.width);
        const y = view.y + this.#random.below(view.height);
        provider.awareness.setLocalStateField('cursor', { x, y });
        // Cards of the second row: those of the first are measured.
        if (at < draggers) changePiece(doc, `card-${COLUMNS + at}`, { x, y: y + APART_Y });
      }
    }, SEND_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  close(): void {
    this.stop();
    for (const { provider, doc } of this.#people) {
      provider.destroy();
      doc.destroy();
    }
  }
}

function raise(): never {
  throw new Error('a crowd has people');
}
