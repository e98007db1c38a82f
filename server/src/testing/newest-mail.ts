import { desc, eq } from 'drizzle-orm';
import { mailMessage } from '../db/schema/mail.ts';
import type { TestServer } from './test-server.ts';

/** The newest message to an address, once everything committed so far was reacted to. */
export async function newestMail(server: TestServer, to: string) {
  await server.settle();
  const [message] = await server.world.db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.recipient, to))
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(1);
  return message;
}
