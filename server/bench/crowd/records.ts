import type { ReviewFact } from '@fap/shared/puzzle/completion.ts';
import { type Standing, standingOf } from '@fap/shared/puzzle/standing.ts';
import { NO_RECORD, type ReviewerRecord, type Tie } from '@fap/shared/puzzle/weigh-review.ts';
import type { Agent } from './agents.ts';

/** A simulated piece and what became of it. */
export interface Piece {
  id: number;
  author: Agent;
  cluster: number;
  /** Cluster and layer as one number. */
  layer: number;
  isRight: boolean;
  reviews: (ReviewFact & { by: Agent })[];
  status: 'pending' | 'confirmed' | 'disputed';
  bornAt: number;
  settledAt: number;
  isAudited: boolean;
}

const ANALYST_WORTH = 3;
const OTHERS_NEEDED = 2;

/** What the product's queries (`measure-word.ts`, `get-standing.ts`) would find in the simulated crowd, kept as it goes. */
export class Records {
  readonly #records = new Map<number, ReviewerRecord>();
  readonly #confirmed = new Map<number, Set<Piece>>();
  readonly #clusters = new Map<number, Set<number>>();
  readonly #inCluster = new Map<number, Map<number, number>>();
  readonly #proven = new Map<number, Piece[]>();
  readonly #settled = new Map<number, { confirmed: number; disputed: number }>();

  recordOf = (agent: Agent): ReviewerRecord => this.#records.get(agent.id) ?? NO_RECORD;
  settledOf = (agent: Agent) => this.#settled.get(agent.id) ?? { confirmed: 0, disputed: 0 };

  standingOf(agent: Agent): Standing {
    const pieces = (this.#proven.get(agent.id) ?? []).filter(({ status }) => status === 'confirmed');
    return standingOf({
      isVouched: agent.isVouched,
      isKnown: true,
      pieces: pieces.length,
      clusters: new Set(pieces.map(({ cluster }) => cluster)).size,
      judges: new Set(pieces.flatMap((piece) => trustedConfirmers(piece))).size,
    });
  }

  handIn(piece: Piece): void {
    const byAuthor = this.#inCluster.get(piece.cluster) ?? new Map<number, number>();
    byAuthor.set(piece.author.id, (byAuthor.get(piece.author.id) ?? 0) + 1);
    this.#inCluster.set(piece.cluster, byAuthor);
  }

  /** Ties of a reviewer to the author and the earlier confirmers of a piece, within the clusters they review in. */
  tiesOf(reviewer: Agent, piece: Piece): Tie[] {
    const confirmed = this.#confirmed.get(reviewer.id) ?? new Set<Piece>();
    const clusters = this.#clusters.get(reviewer.id) ?? new Set<number>();
    const isInPool = ({ author, cluster }: Piece) => author !== reviewer && clusters.has(cluster);
    let all = 0;
    let ofAuthor = 0;
    for (const cluster of clusters) {
      for (const [author, pieces] of this.#inCluster.get(cluster) ?? []) {
        if (author === reviewer.id) continue;
        all += pieces;
        if (author === piece.author.id) ofAuthor += pieces;
      }
    }
    const expectedOf = (pieces: number) => (confirmed.size * pieces) / Math.max(1, all);
    const times = [...confirmed].filter(({ author }) => author === piece.author).length;
    return [
      { times, expected: expectedOf(ofAuthor) },
      ...piece.reviews
        .filter(({ verdict, by }) => verdict === 'confirm' && by !== reviewer)
        .map(({ by }) => {
          const theirs = [...(this.#confirmed.get(by.id) ?? [])].filter(isInPool);
          const together = theirs.filter((one) => confirmed.has(one)).length;
          return { times: together, expected: expectedOf(theirs.length) };
        }),
    ];
  }

  review(reviewer: Agent, piece: Piece, isConfirmed: boolean): void {
    add(this.#clusters, reviewer.id, piece.cluster);
    if (isConfirmed) add(this.#confirmed, reviewer.id, piece);
  }

  /** A piece was settled by the crowd: its reviewers are judged by what others said. */
  settle(piece: Piece): void {
    const isRight = piece.status === 'confirmed';
    const of = this.settledOf(piece.author);
    this.#settled.set(piece.author.id, {
      confirmed: of.confirmed + (isRight ? 1 : 0),
      disputed: of.disputed + (isRight ? 0 : 1),
    });
    if (isRight && trustedConfirmers(piece).length > 0) push(this.#proven, piece.author.id, piece);
    for (const { by, verdict } of piece.reviews) {
      const others = piece.reviews.filter(
        (other) => other.by !== by && (other.verdict === 'confirm') === isRight,
      );
      if (others.length >= OTHERS_NEEDED) this.#judge(by, verdict === 'confirm', isRight, 1);
    }
  }

  /** An analyst said what a piece is: that is what its author's record says from then on. */
  audit(piece: Piece): void {
    const of = this.settledOf(piece.author);
    const change = (status: 'confirmed' | 'disputed') =>
      of[status] + Number(piece.isRight === (status === 'confirmed')) - Number(piece.status === status);
    this.#settled.set(piece.author.id, { confirmed: change('confirmed'), disputed: change('disputed') });
    for (const { by, verdict } of piece.reviews)
      this.#judge(by, verdict === 'confirm', piece.isRight, ANALYST_WORTH);
  }

  #judge(agent: Agent, isConfirmed: boolean, isRight: boolean, worth: number): void {
    const { right, rightConfirmed, wrong, wrongConfirmed } = this.recordOf(agent);
    const confirmed = isConfirmed ? worth : 0;
    this.#records.set(
      agent.id,
      isRight
        ? { right: right + worth, rightConfirmed: rightConfirmed + confirmed, wrong, wrongConfirmed }
        : { right, rightConfirmed, wrong: wrong + worth, wrongConfirmed: wrongConfirmed + confirmed },
    );
  }
}

const trustedConfirmers = ({ reviews }: Piece): number[] =>
  reviews.flatMap(({ by, verdict, standing }) =>
    verdict === 'confirm' && standing === 'trusted' ? [by.id] : [],
  );

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
function add<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}
