import type { Language } from '@fap/shared/kernel/languages.ts';
import { createTransport } from 'nodemailer';
import { htmlOf } from './html-of.ts';

/** A message as it leaves. */
export interface OutgoingMail {
  /** The same for every attempt, so that the receiving server can discard a repetition. */
  id: string;
  to: string;
  /** What subject and text are written in. */
  language: Language;
  subject: string;
  /** Plain text: paragraphs with an empty line between them; a link stands alone on its line. */
  text: string;
}

/** Hands messages to a mail server. */
export interface Mailer {
  /** Throws MailRefused when another attempt is pointless, any other error when one may succeed. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server refuses this message for good, such as for a mailbox that does not exist. */
export class MailRefused extends Error {}

const TIMEOUT_MS = 20_000;

/** A mailer over SMTP. A 5xx answer is final; a 4xx answer and a broken connection are worth another attempt (RFC 5321, 4.2.1). */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const domain = from.split('@').at(-1)?.replace('>', '');
  return {
    async send({ id, to, language, subject, text }) {
      try {
        await transport.sendMail({
          from,
          // As an object: a comma in an address must not make two receivers of it.
          to: { name: '', address: to },
          subject,
          text,
          html: htmlOf(text, language),
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        });
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        if (responseCode !== undefined && responseCode >= 500)
          throw new MailRefused((error as Error).message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
