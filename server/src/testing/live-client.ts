import {
  addCard,
  boardLinks,
  boardNotes,
  boardPieces,
  changePiece,
  removeFromBoard,
} from '@fap/shared/puzzle/board-doc.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { puzzleRoom, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { HistoryPage } from '@fap/shared/puzzle/history.ts';
import * as Y from 'yjs';
import type { SeededRandom } from '../platform/collab/testing/seeded-random.ts';
import { type LiveAccount, LiveMember, openRoom } from './live-member.ts';
import type { LiveAddress } from './live-server.ts';

export type { LiveAccount } from './live-member.ts';

/** What the server acknowledged. */
export interface Acknowledged {
  pieces: { id: string; content: string }[];
  reviews: { pieceId: string; reviewer: string }[];
}

/** Statuses that a valid request may get. */
const CONTRIBUTE_STATUSES = [200, 201];
const REVIEW_STATUSES = [200, 403, 409];
const CLAIM_STATUSES = [200, 409];
/** 409 while another account restores, 503 while the server stops. */
const RESTORE_STATUSES = [200, 409, 503];
const HISTORY_STATUSES = [200, 503];

/** One account with the puzzle open: its topic, its document, and the verbs. */
export class LiveClient extends LiveMember {
  readonly clusterId: string;
  readonly acknowledged: Acknowledged = { pieces: [], reviews: [] };

  constructor(server: LiveAddress, account: LiveAccount, clusterId: string, random: SeededRandom) {
    super(server, account, random, { topic: puzzleTopic(clusterId), room: puzzleRoom(clusterId) });
    this.clusterId = clusterId;
  }

  /** Performs one random action on the puzzle; a request counts as done when it is answered. */
  async act(): Promise<void> {
    const acts = [
      () => this.#contribute(),
      () => this.#contribute(),
      () => this.#review(),
      () => this.#review(),
      () => this.#claim('POST', 'claim'),
      () => this.#claim('DELETE', 'claim'),
      () => this.#claim('POST', 'takeover'),
      () => this.#restore(),
    ];
    await this.random.pick(acts)();
  }

  contentOf(doc: Y.Doc): unknown {
    return [
      doc.getMap('pieces').toJSON(),
      doc.getMap('links').toJSON(),
      doc.getXmlFragment('notes').toJSON(),
    ];
  }

  /** Changes the board or the notes. */
  protected change(): void {
    const { doc, random } = this;
    const cards = [...boardPieces(doc).keys()];
    const notes = boardNotes(doc);
    const label = `${this.account.displayName} ${this.next()}`;
    const edits = [
      () =>
        addCard(doc, this.id(), {
          label,
          layer: 1 + random.below(14),
          kind: 'note',
          by: this.account.displayName,
        }),
      () =>
        cards.length > 0 &&
        changePiece(doc, random.pick(cards), { x: random.below(900), y: random.below(600) }),
      () => cards.length > 4 && removeFromBoard(doc, [random.pick(cards)]),
      () =>
        cards.length > 1 &&
        boardLinks(doc).set(this.id(), { from: random.pick(cards), to: random.pick(cards), label, by: 'x' }),
      () => {
        const paragraph = new Y.XmlElement('paragraph');
        paragraph.insert(0, [new Y.XmlText(label)]);
        notes.insert(random.below(notes.length + 1), [paragraph]);
      },
      () => notes.length > 6 && notes.delete(random.below(notes.length), 1),
    ];
    random.pick(edits)();
  }

  async #contribute(): Promise<void> {
    const content = `A fact ${this.next()} from ${this.account.displayName}`;
    const layer = 1 + this.random.below(14);
    const json = { clusterId: this.clusterId, layer, content, idempotencyKey: `key-${this.id()}` };
    const send = () => this.send('POST', '/api/puzzle/contribute', CONTRIBUTE_STATUSES, json);
    // Two tabs, or a lost answer: the same piece is sent more than once.
    const answers = await Promise.all(this.random.next() < 0.3 ? [send(), send()] : [send()]);
    const ids = new Set(
      answers.map((answer) => (answer as { contribution?: Contribution }).contribution?.id),
    );
    for (const id of ids) if (id) this.acknowledged.pieces.push({ id, content });
    if (ids.size > 1) this.unexpected.push(`one piece became ${[...ids].join(' and ')}`);
  }

  async #review(): Promise<void> {
    const known = this.topic.facts.flatMap(({ name, payload }) =>
      name === 'puzzle:contribution' ? [payload.contribution as Contribution] : [],
    );
    if (known.length === 0) return;
    const pieceId = this.random.pick(known.slice(-12)).id;
    const json = { verdict: this.random.next() < 0.7 ? 'confirm' : 'dispute', note: '' };
    const path = `/api/puzzle/contributions/${pieceId}/review`;
    const answer = await this.send('POST', path, REVIEW_STATUSES, json);
    if ('contribution' in answer && 'completionRate' in answer)
      this.acknowledged.reviews.push({ pieceId, reviewer: this.account.displayName });
  }

  async #claim(method: string, what: 'claim' | 'takeover'): Promise<void> {
    const layer = 1 + this.random.below(4);
    await this.send(method, `/api/puzzle/${this.clusterId}/layers/${layer}/${what}`, CLAIM_STATUSES);
  }

  /** Restores a random earlier version of the board and notes while the others edit. */
  async #restore(): Promise<void> {
    const path = `/api/puzzle/${this.clusterId}/history`;
    const page = (await this.send('GET', path, HISTORY_STATUSES)) as Partial<HistoryPage>;
    if (!page.moments?.length) return;
    const { updateId } = this.random.pick(page.moments);
    await this.send('POST', `${path}/${updateId}/restore`, RESTORE_STATUSES);
  }
}

/** Opens a stock y-websocket client in the puzzle's room. */
export const openDocument = (
  server: Pick<LiveAddress, 'url'>,
  account: Pick<LiveAccount, 'cookie'>,
  clusterId: string,
  doc: Y.Doc,
) => openRoom(server, account, puzzleRoom(clusterId), doc);

/** Signs up over HTTP and takes the pledge; gives the account with the cookie header of its session. */
export async function signUp(server: LiveAddress, displayName: string): Promise<LiveAccount> {
  const form = { email: `${displayName}@people.test`, password: 'a password of tests', displayName };
  const answer = await server.sendUntilAnswered('POST', '/api/signup', { form });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (answer.status !== 303 || !cookie) throw new Error(`${displayName} could not sign up: ${answer.status}`);
  await server.sendUntilAnswered('POST', '/api/puzzle/pledge', { cookie });
  return { displayName, cookie };
}

/** Founds a cluster by submitting a report. */
export async function foundCluster(
  server: LiveAddress,
  { cookie, displayName }: LiveAccount,
): Promise<string> {
  const json = {
    scamName: `Scheme of ${displayName}`,
    scamType: 'investment_coaching',
    description: `The ${displayName} desk promised profits and then locked the balance.`,
    contactMethod: 'email',
    dateOccurred: '2026-02-11',
    scamPersonas: `Mentor ${displayName}`,
    evidence: `They sent me to https://www.${displayName}.com/login`,
    consentVault: true,
  };
  const answer = await server.sendUntilAnswered('POST', '/api/clusters', { cookie, json });
  if (answer.status !== 201) throw new Error(`the report was not taken: ${answer.status} ${answer.text}`);
  return answer.json<{ clusterId: string }>().clusterId;
}
