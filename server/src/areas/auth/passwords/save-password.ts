import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { queueMail } from '../../mail/index.ts';
import { endSessions } from '../end-sessions.ts';
import { voidBegunLinks } from '../links/mailed-links.ts';
import { endTokens } from '../tokens/end-tokens.ts';

export interface SavePasswordInput {
  accountId: string;
  email: string;
  passwordHash: string;
  /** The session that stays; null: none. */
  keepSession: string | null;
  action: 'account.password-changed' | 'account.password-reset';
}

/**
 * Stores a new password, ends the other sessions and all tokens, voids what was begun with the old one, and mails the owner that it happened. Gives the
 * ended sessions.
 */
export async function savePassword(
  tx: TxCtx,
  { accountId, email, passwordHash, keepSession, action }: SavePasswordInput,
): Promise<string[]> {
  await tx.db.update(account).set({ passwordHash }).where(eq(account.id, accountId));
  const ended = await endSessions(tx, accountId, keepSession);
  const tokensEnded = await endTokens(tx, accountId);
  await voidBegunLinks(tx, accountId);
  await recordAudit(tx, {
    action,
    entityType: 'account',
    entityId: accountId,
    after: { sessionsEnded: ended.length, tokensEnded },
  });
  await queueMail(tx, {
    to: email,
    reader: accountId,
    write: () => ({
      subject: t`Your password was changed`,
      paragraphs: [
        t`Your password on the Forensic Anti-Fraud Platform was changed just now, and every other browser was signed out.`,
        ...(tokensEnded > 0
          ? [t`Your tokens for programs ended, too. You can make new ones in your account.`]
          : []),
        `${t`If that was not you, set a new password here:`}\n/api/password/forgot`,
      ],
    }),
  });
  return ended;
}
