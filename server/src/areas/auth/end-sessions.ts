import { and, eq, ne } from 'drizzle-orm';
import { session } from '../../db/schema/auth.ts';
import type { TxCtx } from '../../platform/write/context.ts';

/** Ends the sessions of an account, all but `except`; gives their ids, whose sockets the caller closes after the commit. */
export async function endSessions(
  tx: TxCtx,
  accountId: string,
  except: string | null = null,
): Promise<string[]> {
  const ended = await tx.db
    .delete(session)
    .where(and(eq(session.userId, accountId), except === null ? undefined : ne(session.id, except)))
    .returning({ id: session.id });
  return ended.map(({ id }) => id);
}
