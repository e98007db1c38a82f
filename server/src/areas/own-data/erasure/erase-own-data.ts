import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { report } from '../../../db/schema/reports.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import type { Actor, Ctx, TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { eraseOwnComments } from '../../comments/index.ts';
import { endOwnGuardianships } from '../../elder/index.ts';
import { forgetFreeItems, removeOriginals } from '../../evidence/index.ts';
import { eraseOwnPieces, forgetOnBoards, type HistoryPorts, releaseOwnClaims } from '../../puzzle/index.ts';
import { withdrawReport } from '../../reports/index.ts';
import { eraseRows } from './erase-rows.ts';
import { forgetDerived, forgetValues } from './forget-derived.ts';
import { forgetAudited, forgetFacts, listFormerNames } from './forget-logged.ts';
import { DELETED_MEMBER } from './forget-person.ts';
import { mailFarewell } from './mail-farewell.ts';

export interface Erasure {
  accountId: string;
  /** Also the pieces, reviews and comments the person wrote. */
  alsoPieces: boolean;
}

/** What an erasure needs besides the database. */
export interface ErasurePorts {
  store: EvidenceStore;
  documents: Omit<HistoryPorts['documents'], 'getDocument' | 'checkpoints'>;
}

/** As the register leaves the address of an account. */
const isBlanked = sql<boolean>`${account.email} = 'deleted ' || ${account.id}`;

/**
 * Erases what a closed account holds. First its reports are withdrawn one by one, so that everything derived from them follows as
 * when somebody withdraws; then all rows go in one transaction, and the originals last. Each step can be repeated: after a crash the
 * job begins anew and finds less to do.
 */
export async function eraseOwnData(
  ctx: Ctx,
  { store, documents }: ErasurePorts,
  { accountId, alsoPieces }: Erasure,
): Promise<void> {
  const [closed] = await ctx.db
    .select({ name: account.displayName, email: account.email, isBlank: isBlanked })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.erasedAt)));
  if (!closed) throw new Error(`account ${accountId} was not deleted by its owner`);
  // An earlier attempt came this far. Its new name is shared by all who are gone, and must not be looked for on boards.
  if (closed.isBlank) return removeOriginals(ctx, store, accountId);
  const person: Ctx = { ...ctx, actor: personOf(accountId) };
  await endOwnGuardianships(person);
  const reports = await ctx.db
    .select({ id: report.id })
    .from(report)
    .where(and(eq(report.reporterId, accountId), isNull(report.withdrawnAt)));
  for (const { id } of reports) await withdrawReport(person, { id, reason: '' });
  await releaseOwnClaims(person);
  if (alsoPieces) await eraseOwnPieces(person);
  if (alsoPieces) await eraseOwnComments(person);
  const names = [...new Set([closed.name, ...(await listFormerNames(ctx, accountId))])];
  await forgetOnBoards(person, documents, { names, becomes: DELETED_MEMBER, alsoCards: alsoPieces });
  await transact(ctx, 'platform', (tx) =>
    eraseInTables(tx, { accountId, alsoPieces, names, email: closed.email }),
  );
  await removeOriginals(ctx, store, accountId);
}

async function eraseInTables(
  tx: TxCtx,
  { accountId, alsoPieces, names, email }: Erasure & { names: readonly string[]; email: string },
): Promise<void> {
  // Before the account is overwritten, which says in what language its owner reads.
  await mailFarewell(tx, accountId, email);
  await forgetFreeItems(tx, accountId);
  await forgetDerived(tx, accountId);
  await forgetAudited(tx, { accountId, email });
  await forgetFacts(tx, { accountId, names, alsoPieces }, email);
  await eraseRows(tx, accountId);
  await forgetValues(tx);
  await recordAudit(tx, {
    action: 'account.data-erased',
    entityType: 'account',
    entityId: accountId,
    after: { alsoPieces },
  });
}

const personOf = (accountId: string): Actor => ({
  accountId,
  displayName: DELETED_MEMBER,
  roles: ['member'],
  isPlatform: false,
  sessionId: null,
});
