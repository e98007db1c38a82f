import { mailContract } from '@fap/shared/mail/contract.ts';
import { mailMessage } from '../../../db/schema/mail.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A good request for each call of this area. */
export const examples = examplesOf(mailContract, {
  outbox: () => ({ status: 200 }),
  unsent: () => ({ status: 200 }),
  retry: async ({ world }) => {
    const id = world.ctx.ids.next('mail');
    await world.db.insert(mailMessage).values({
      id,
      recipient: 'somebody@people.test',
      subject: 'A message',
      body: 'Its text',
      status: 'failed',
      createdAt: world.clock.now(),
    });
    return { params: { id }, status: 200 };
  },
});
