import type { Ctx } from '../../../platform/write/context.ts';

/** Most pages of one run; what is left waits for the next minute. */
const MAX_PAGES = 100;

interface Due<T> {
  /** The next page of what is due, oldest first, after the last of the page before; empty when nothing is left. */
  readPage: (after: T | null) => Promise<T[]>;
  work: (one: T) => Promise<void>;
  /** What the log says of one that failed. */
  failure: string;
}

/** Works through all that is due. One that fails is logged and passed over, so that it keeps nothing else waiting; the next run tries it again. */
export async function workThrough<T extends { id: string }>(
  ctx: Ctx,
  { readPage, work, failure }: Due<T>,
): Promise<void> {
  let last: T | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const due: T[] = await readPage(last);
    for (const one of due)
      await work(one).catch((error: unknown) => ctx.log.error({ err: error, id: one.id }, failure));
    last = due.at(-1) ?? null;
    if (last === null) return;
  }
  ctx.log.warn({ pages: MAX_PAGES }, 'more is due than one run works through');
}
