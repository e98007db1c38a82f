import type { Readable } from 'node:stream';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import { spendOf } from '../../../platform/limits/spend.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { checkOwnPassword, type PasswordTurns } from '../../auth/index.ts';
import { writeArchive } from './write-archive.ts';

/** The acting person's archive, after their password; that it was made is recorded. Throws as `checkOwnPassword`, and TOO_MANY after a few a day. */
export async function exportOwnData(
  ctx: Ctx,
  { store, turns }: { store: EvidenceStore; turns: PasswordTurns },
  { language, ...own }: { currentPassword: string; address: string; language: Language },
): Promise<Readable> {
  const { accountId } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  // After the password: a wrong one costs none of the few archives.
  await spendOf(ctx, LIMITS.archives, `archives ${accountId}`);
  await transact(ctx, 'account.manage', (tx) =>
    recordAudit(tx, { action: 'account.exported', entityType: 'account', entityId: accountId }),
  );
  return writeArchive(ctx, store, { accountId, language });
}
