import type { Readable } from 'node:stream';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { checkOwnPassword, type PasswordTurns } from '../../auth/index.ts';
import { writeArchive } from './write-archive.ts';

/** The acting person's archive, after their password; that it was made is recorded. Throws as `checkOwnPassword`. */
export async function exportOwnData(
  ctx: Ctx,
  { store, turns }: { store: EvidenceStore; turns: PasswordTurns },
  own: { currentPassword: string; address: string },
): Promise<Readable> {
  const { accountId } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  await transact(ctx, 'account.manage', (tx) =>
    recordAudit(tx, { action: 'account.exported', entityType: 'account', entityId: accountId }),
  );
  return writeArchive(ctx, store, accountId);
}
