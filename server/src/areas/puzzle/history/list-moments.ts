import { type BoardChanges, noChanges } from '@fap/shared/puzzle/board-changes.ts';
import type { HistoryPage } from '@fap/shared/puzzle/history.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { listDisplayNames } from '../queries.ts';
import type { DescribeTask } from './describe-moments.ts';
import { MomentGrouper } from './group-moments.ts';
import type { HistoryPorts } from './history-ports.ts';
import type { HistoryThread } from './history-thread.ts';
import { type PackedRows, unpackRows } from './packed-rows.ts';
import { presentMoment } from './presenter.ts';
import { findMerged, findMergedHead, listRowHeads, listTail, loadLog } from './queries.ts';

const HEADS_AT_ONCE = 1_000;

/** A page of a document's history, newest first; it reads the bytes of its own rows and of the merged document. */
export async function listMoments(
  ctx: Ctx,
  { thread, checkpoints }: Pick<HistoryPorts, 'thread' | 'checkpoints'>,
  { room, before = null }: { room: string; before?: number | null | undefined },
): Promise<HistoryPage> {
  // Whoever reads a page may soon want to see one of its moments.
  checkpoints.lookAt(room);
  const { grouper, ids, isLast } = await groupPage(ctx, room, before);
  const [newest, oldest] = [ids[0], grouper.oldestId];
  if (newest === undefined || oldest === null) return { moments: [], next: null };

  const groups = grouper.groups.length;
  const groupOfId = new Map(ids.map((id, index) => [id, grouper.groupOf[index] ?? groups]));
  const accounts = grouper.groups.map((group) => group.accountId);
  const [rows, merged, names] = await Promise.all([
    loadLog(ctx, room, { from: oldest, upTo: newest }),
    loadMerged(ctx, room),
    listDisplayNames(ctx, accounts),
  ]);
  // A row committed in between belongs to no moment yet.
  const groupOf = Uint32Array.from(
    rows.flatMap((pack) => [...pack.ids]),
    (id) => groupOfId.get(id) ?? groups,
  );
  const task = { rows, groupOf, groups, isNewest: before === null };
  const changes = await describe(ctx, thread, room, task, merged);
  return {
    moments: grouper.groups.map((group, index) => presentMoment(group, changes[index] ?? noChanges(), names)),
    next: isLast ? null : oldest,
  };
}

interface Merged {
  id: number;
  isCollected: boolean;
  tail: Uint8Array[];
}

/** Which merged document a room has, and what came after it. */
async function loadMerged(ctx: Ctx, room: string): Promise<Merged> {
  const head = await findMergedHead(ctx, room);
  return { ...head, tail: await listTail(ctx, room, head.id) };
}

/** The updates whose merge is the document with all that was ever deleted; null when it was merged anew meanwhile. */
async function loadWhole(ctx: Ctx, room: string, { id, isCollected }: Merged): Promise<Uint8Array[] | null> {
  if (id === 0) return [];
  if (isCollected) return unpackAll(await loadLog(ctx, room, { upTo: id }));
  const merged = await findMerged(ctx, room, id);
  return merged && [merged];
}

const unpackAll = (packs: readonly PackedRows[]): Uint8Array[] =>
  [...unpackRows(packs)].map(({ bytes }) => bytes);

/** The merged document goes to the thread once; a page that is asked for again, or the next one, finds it there. */
async function describe(
  ctx: Ctx,
  thread: HistoryThread,
  room: string,
  task: Omit<DescribeTask, 'document'>,
  merged: Merged,
): Promise<BoardChanges[]> {
  const { id, tail } = merged;
  const document = { key: `${room} ${id}`, base: null, tail };
  const known = id === 0 ? null : await thread.describe({ ...task, document });
  if (known) return known;
  const base = await loadWhole(ctx, room, merged);
  // Race: it was merged again meanwhile; the next try finds the newer one.
  if (base === null) return describe(ctx, thread, room, task, await loadMerged(ctx, room));
  return (await thread.describe({ ...task, document: { ...document, base } })) ?? [];
}

async function groupPage(ctx: Ctx, room: string, before: number | null) {
  const grouper = new MomentGrouper();
  const ids: number[] = [];
  for (let below = before; ; below = grouper.oldestId) {
    const heads = await listRowHeads(ctx, room, { before: below, limit: HEADS_AT_ONCE });
    for (const head of heads) {
      if (!grouper.take(head)) return { grouper, ids, isLast: false };
      ids.push(head.id);
    }
    if (heads.length < HEADS_AT_ONCE) return { grouper, ids, isLast: true };
  }
}
