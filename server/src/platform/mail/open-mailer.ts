import type { Env } from '../runtime/env.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';

/** The mailer that is configured; null: messages are kept instead of sent. */
export function openMailer(
  { mail, publicUrl }: Pick<Env, 'mail' | 'publicUrl'>,
  ownOrigin: string,
): Mailer | null {
  if (!mail) return null;
  const host = new URL(publicUrl ?? ownOrigin).hostname;
  return createSmtpMailer({ url: mail.smtpUrl, from: mail.from ?? `no-reply@${host}` });
}
