import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { queueMail } from '../../mail/index.ts';
import { createLink } from '../links/mailed-links.ts';

export const RESET_MINUTES = 15;
/** Unconfirmed accounts that may share an address and get a link each. */
const MAX_ACCOUNTS = 5;

/** Mails a link for a new password to the account of an address; before one is confirmed, one for each account of it. */
export async function mailResetLinks(tx: TxCtx, email: string): Promise<void> {
  const confirmed = await listAccounts(tx, email, true);
  const accounts = confirmed.length > 0 ? confirmed : await listAccounts(tx, email, false);
  const links: { name: string; createdAt: Date; link: string }[] = [];
  for (const { id, displayName, createdAt } of accounts) {
    const secret = await createLink(tx, {
      accountId: id,
      purpose: 'password',
      email,
      minutes: RESET_MINUTES,
    });
    links.push({ name: displayName, createdAt, link: `/api/password/reset?token=${secret}` });
    await recordAudit(tx, { action: 'account.reset-link-mailed', entityType: 'account', entityId: id });
  }
  const [first] = accounts;
  if (!first) return;
  await queueMail(tx, {
    to: email,
    reader: first.id,
    write: (locale) => {
      const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      return {
        subject: t`Set a new password`,
        paragraphs: [
          t`Somebody asked for a new password for your account on the Forensic Anti-Fraud Platform. If that was you, open the link and choose one.`,
          ...links.map(({ name, createdAt, link }) => {
            const day = days.format(createdAt);
            return `${t`Account ${name}, created on ${day}:`}\n${link}`;
          }),
          t`The link works once, for ${RESET_MINUTES} minutes. If you did not ask, you need not do anything: your password stays as it is.`,
        ],
      };
    },
  });
}

const listAccounts = (tx: TxCtx, email: string, isConfirmed: boolean) =>
  tx.db
    .select({ id: account.id, displayName: account.displayName, createdAt: account.createdAt })
    .from(account)
    .where(
      and(
        eq(account.email, email),
        isConfirmed ? isNotNull(account.emailConfirmedAt) : isNull(account.emailConfirmedAt),
      ),
    )
    .orderBy(asc(account.createdAt), asc(account.id))
    .limit(MAX_ACCOUNTS);
