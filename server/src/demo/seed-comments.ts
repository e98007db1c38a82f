import type { Reaction } from '@fap/shared/comments/constants.ts';
import { type CommentTarget, NOTES_TARGET } from '@fap/shared/comments/entities.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import { setReaction } from '../areas/comments/react-to-comment.ts';
import { setResolved } from '../areas/comments/resolve-comment.ts';
import { writeComment } from '../areas/comments/write-comment.ts';
import { contribution } from '../db/schema/puzzle.ts';
import type { Ctx } from '../platform/write/context.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { demoClusterId } from './seed-reports.ts';

interface Thread {
  /** The cluster, counted from 0. */
  index: number;
  /** A piece, a layer and a card are those of the cluster’s first piece; that piece is a card of its seeded board. */
  on: CommentTarget['kind'];
  texts: readonly string[];
  /** The last one closes the first. */
  isResolved?: boolean;
  /** What somebody says to the first without words. */
  reaction?: Reaction;
}

const THREADS: readonly Thread[] = [
  {
    index: 0,
    on: 'piece',
    texts: [
      'Which of the reports does this rest on? If it is one alone, I would say so in the piece.',
      'Fair. I will name the reports when I edit it.',
    ],
    isResolved: true,
    reaction: 'helpful',
  },
  {
    index: 0,
    on: 'layer',
    texts: [
      'What would settle this layer is a date. Has anybody seen one in the exhibits that is not typed by hand?',
      'Not yet. I will look through them tonight and say here what I find.',
    ],
    reaction: 'checking',
  },
  {
    index: 0,
    on: 'card',
    texts: ['I would draw a line from here to the payments, but only once we know which came first.'],
  },
  {
    index: 1,
    on: 'notes',
    texts: [
      'Thanks for the open questions in here. Please cross out what gets answered, so that whoever comes next sees what is left.',
    ],
    reaction: 'thanks',
  },
  {
    index: 1,
    on: 'piece',
    texts: [
      'I read this twice before I saw what it rests on. Could the first sentence say it?',
      'Yes, I will move that to the front.',
    ],
    reaction: 'agree',
  },
  {
    index: 2,
    on: 'layer',
    texts: [
      'I have time for this layer on Thursday evening. If somebody wants it sooner, please just take it.',
    ],
  },
  {
    index: 2,
    on: 'card',
    texts: ['Is this the same as the card beside it? If so I would join them by “same as”.'],
    reaction: 'unsure',
  },
  {
    index: 3,
    on: 'notes',
    texts: ['Reminder to myself and everybody: no names of victims in here, not even first names.'],
    reaction: 'careful',
  },
];
const HOUR_MS = 60 * 60 * 1000;

/** Lets agents talk about a few pieces, cards, layers and notes. Repeatable: each comment has a key of its own. */
export async function seedComments(ctx: Ctx, people: DemoPeople): Promise<void> {
  await Promise.all(THREADS.map((thread, number) => seedThread(ctx, people, { ...thread, number })));
}

async function seedThread(
  ctx: Ctx,
  { agents }: DemoPeople,
  { index, on, texts, isResolved, reaction, number }: Thread & { number: number },
): Promise<void> {
  const clusterId = demoClusterId(index);
  const piece = await firstPiece(ctx, clusterId);
  if (!piece) return;
  const others = agents.filter(({ accountId }) => accountId !== piece.authorId);
  const ids: string[] = [];
  const as = (turn: number): Ctx => {
    const actor = others[(number + turn) % others.length];
    if (!actor) throw new Error('the demo has no agents');
    const at = new Date(piece.createdAt.getTime() + (turn + 1) * HOUR_MS);
    return { ...ctx, actor, clock: { now: () => at } };
  };
  for (const [turn, text] of texts.entries()) {
    const target = targetOf(on, piece);
    const idempotencyKey = `demo-comment-${number}-${turn}`;
    ids.push((await writeComment(as(turn), { clusterId, target, text, idempotencyKey })).comment.id);
  }
  const [first] = ids;
  if (first === undefined) return;
  if (reaction) await setReaction(as(texts.length), { id: first, reaction, isOn: true });
  if (isResolved) await setResolved(as(texts.length - 1), { id: first, isResolved: true });
}

interface FirstPiece {
  id: string;
  layer: number;
  authorId: string;
  createdAt: Date;
}

/** The piece that the seeded board begins with. */
async function firstPiece(ctx: Ctx, clusterId: string): Promise<FirstPiece | undefined> {
  const { id, layer, authorId, createdAt, status, origin } = contribution;
  const [piece] = await ctx.db
    .select({ id, layer, authorId, createdAt })
    .from(contribution)
    .where(and(eq(contribution.clusterId, clusterId), eq(origin, 'agent'), ne(status, 'disputed')))
    .orderBy(asc(layer), asc(id))
    .limit(1);
  return piece;
}

function targetOf(on: CommentTarget['kind'], { id, layer }: FirstPiece): CommentTarget {
  if (on === 'notes') return { kind: on, id: NOTES_TARGET };
  return { kind: on, id: on === 'layer' ? String(layer) : id };
}
