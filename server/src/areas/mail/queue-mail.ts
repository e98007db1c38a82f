import type { Locale } from '@fap/shared/auth/locales.ts';
import { DEFAULT_LANGUAGE, languageOf } from '@fap/shared/kernel/languages.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { inLanguage } from '../../platform/words/speakers.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { emit } from '../../platform/write/transact.ts';
import { mailEvents } from './events.ts';
import { readerLocale } from './reader-locale.ts';

/** What a message says. */
export interface Letter {
  subject: string;
  /** Plain text; a link stands alone on its line, and one to this installation is a path. */
  paragraphs: readonly string[];
}

export interface QueueMailInput {
  to: string;
  /**
   * The account whose language it is written in, unless another has confirmed the address: its receiver's; for somebody who may have none,
   * its sender's. Null where nobody's is known: English.
   */
  reader: string | null;
  /** Writes it in the reader's language, with words marked by `t` and `plural`; dates and numbers by the locale. */
  write: (locale: Locale) => Letter;
  /** The row is deleted after so many days, and as soon as it was sent: a last message to somebody whose account is gone. */
  forgetAfterDays?: number;
  /** An elder whose guardians must not learn that it was sent, admins among them neither. */
  hiddenFromGuardiansOf?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Queues a message in the caller's transaction: it leaves if, and only if, that commits. Gives the message's id. */
export async function queueMail(
  tx: TxCtx,
  { to, reader, write, forgetAfterDays, hiddenFromGuardiansOf }: QueueMailInput,
): Promise<string> {
  const id = tx.ids.next('mail');
  const now = tx.clock.now();
  const locale = await readerLocale(tx, to, reader);
  const language = languageOf(locale) ?? DEFAULT_LANGUAGE;
  const { subject, paragraphs } = inLanguage(language, () => write(locale));
  await tx.db.insert(mailMessage).values({
    id,
    recipient: to,
    language,
    subject,
    body: paragraphs.join('\n\n'),
    status: 'queued',
    elderId: hiddenFromGuardiansOf ?? null,
    createdAt: now,
    forgetAt: forgetAfterDays === undefined ? null : new Date(now.getTime() + forgetAfterDays * DAY_MS),
  });
  emit(tx, mailEvents.queued, { messageId: id });
  return id;
}
