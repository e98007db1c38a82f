import { t } from '@fap/shared/kernel/words.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { queueMail } from '../../mail/index.ts';

const MAIL_DAYS = 7;

/** The last message to somebody: their account is deleted. Its row holds their address, so it does not stay. */
export const mailFarewell = (tx: TxCtx, accountId: string, to: string): Promise<string> =>
  queueMail(tx, {
    to,
    reader: accountId,
    write: () => ({
      subject: t`Your account is deleted`,
      paragraphs: [
        t`Your account on the Forensic Anti-Fraud Platform is deleted, as you asked. Your reports, files and personal details are erased.`,
        t`Nobody can undo this. Older backups are overwritten in time. If it was not you who asked for this, please write to the people who run this platform.`,
      ],
    }),
    forgetAfterDays: MAIL_DAYS,
  });
