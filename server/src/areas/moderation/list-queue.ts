import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { Flagged } from '@fap/shared/moderation/contract.ts';
import { and, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { comment } from '../../db/schema/comments.ts';
import { contentFlag } from '../../db/schema/moderation.ts';
import { contribution, hiddenBoardPart } from '../../db/schema/puzzle.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { wordsOfHidden } from '../puzzle/index.ts';
import { targetOf } from './target.ts';

export interface ListQueueInput extends PageRequest {
  show: 'open' | 'decided';
}

type FlagRow = typeof contentFlag.$inferSelect;
/** Flags of one thing that are shown; how many people there are is counted over all. */
const FLAGS_SHOWN = 20;

/** A page of what was reported, what was reported last first. */
export async function listQueue(
  ctx: Ctx,
  { show, limit, cursor }: ListQueueInput,
): Promise<ListPage<Flagged>> {
  const other = alias(contentFlag, 'other');
  const stillOpen = ctx.db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.targetKey, contentFlag.targetKey), isNull(other.closedAt)));
  const isShown =
    show === 'open'
      ? isNull(contentFlag.closedAt)
      : and(isNotNull(contentFlag.closedAt), notExists(stillOpen));
  const things = ctx.db
    .select({
      key: contentFlag.targetKey,
      lastAt: sql<Date>`max(${contentFlag.createdAt})`.mapWith(contentFlag.createdAt).as('last_at'),
      people: sql<number>`count(distinct ${contentFlag.flaggedBy})::int`.as('people'),
    })
    .from(contentFlag)
    .where(isShown)
    .groupBy(contentFlag.targetKey)
    .as('things');
  const found = await ctx.db
    .select()
    .from(things)
    .where(olderThan(cursor, things.lastAt, things.key))
    .orderBy(desc(things.lastAt), desc(things.key))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ lastAt, key }) => [lastAt, key]);
  return { items: await present(ctx, rows), nextCursor, total: null };
}

async function present(
  ctx: Ctx,
  things: readonly { key: string; lastAt: Date; people: number }[],
): Promise<Flagged[]> {
  if (things.length === 0) return [];
  const keys = things.map(({ key }) => key);
  const flags = await ctx.db
    .select({
      flag: contentFlag,
      by: account.displayName,
      clusterName: cluster.name,
      hidden: hiddenBoardPart,
    })
    .from(contentFlag)
    .innerJoin(account, eq(account.id, contentFlag.flaggedBy))
    .leftJoin(cluster, eq(cluster.id, contentFlag.clusterId))
    .leftJoin(hiddenBoardPart, eq(hiddenBoardPart.key, contentFlag.targetKey))
    .where(inArray(contentFlag.targetKey, keys))
    .orderBy(desc(contentFlag.createdAt), desc(contentFlag.id));
  const said = await loadSaid(
    ctx,
    flags.map(({ flag }) => flag),
  );
  const byKey = Map.groupBy(flags, ({ flag }) => flag.targetKey);
  return things.flatMap(({ key, lastAt, people }) => {
    const own = byKey.get(key) ?? [];
    const [latest] = own;
    if (!latest) return [];
    const { flag } = latest;
    return [
      {
        key,
        kind: flag.kind,
        target: targetOf(flag),
        clusterId: flag.clusterId,
        clusterName: latest.clusterName,
        ...(said.get(flag.targetId ?? '') ?? {
          text: latest.hidden?.hiddenAt ? wordsOfHidden(latest.hidden.part) : flag.passage,
          author: null,
          layer: null,
          state: flag.outcome === 'redact' ? 'redacted' : latest.hidden?.hiddenAt ? 'hidden' : 'shown',
        }),
        flags: own.slice(0, FLAGS_SHOWN).map(({ flag: { reason, words, flaggedBy, createdAt }, by }) => ({
          reason,
          words,
          by: { id: flaggedBy, displayName: by },
          at: createdAt.toISOString(),
        })),
        people,
        lastAt: lastAt.toISOString(),
        outcome: flag.closedAt === null ? null : flag.outcome,
      },
    ];
  });
}

type Said = Pick<Flagged, 'text' | 'author' | 'layer' | 'state'>;

/** What pieces, comments and names say now, by id; a moderator reads what a hidden one said. */
async function loadSaid(ctx: Ctx, flags: readonly FlagRow[]): Promise<Map<string, Said>> {
  const idsOf = (kind: FlagRow['kind']) =>
    flags.flatMap((flag) => (flag.kind === kind && flag.targetId !== null ? [flag.targetId] : []));
  const pieces = await ctx.db
    .select({ piece: contribution, displayName: account.displayName })
    .from(contribution)
    .innerJoin(account, eq(account.id, contribution.authorId))
    .where(inArray(contribution.id, idsOf('piece')));
  const comments = await ctx.db
    .select({ said: comment, displayName: account.displayName })
    .from(comment)
    .innerJoin(account, eq(account.id, comment.authorId))
    .where(inArray(comment.id, idsOf('comment')));
  const names = await ctx.db
    .select({ id: account.id, displayName: account.displayName })
    .from(account)
    .where(inArray(account.id, idsOf('name')));
  return new Map([
    ...pieces.map(({ piece, displayName }): [string, Said] => [
      piece.id,
      {
        text: piece.hiddenContent ?? piece.content,
        // Who reported is not for moderators either: their reports are read elsewhere, with a reason.
        author: piece.origin === 'agent' ? { id: piece.authorId, displayName } : null,
        layer: piece.layer,
        state: piece.moderation,
      },
    ]),
    ...comments.map(({ said, displayName }): [string, Said] => [
      said.id,
      {
        text: said.hiddenText ?? said.text,
        author: { id: said.authorId, displayName },
        layer: null,
        state: said.moderation,
      },
    ]),
    ...names.map((person): [string, Said] => [
      person.id,
      { text: person.displayName, author: person, layer: null, state: 'shown' },
    ]),
  ]);
}
