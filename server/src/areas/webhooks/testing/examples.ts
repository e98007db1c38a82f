import { webhooksContract } from '@fap/shared/webhooks/contract.ts';
import { eq } from 'drizzle-orm';
import { webhook, webhookMessage } from '../../../db/schema/webhooks.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs } from '../../../testing/factories.ts';
import { addWebhook } from '../register/manage-webhooks.ts';
import { sendTest } from '../sending/send-by-hand.ts';

const INPUT = {
  name: 'A newsroom',
  url: 'https://newsroom.invalid/hook',
  events: ['escalation.approved'] as const,
};

/** Whoever asks may not be allowed to make one: the walks over all calls ask as everybody. */
const asAdmin = ({ world, member }: Scene) => actAs(world, { ...member, roles: ['admin'] });

async function makeWebhook(scene: Scene): Promise<string> {
  const reach = { ownOrigin: () => 'http://127.0.0.1', allowPrivate: false };
  const { webhook: added } = await addWebhook(asAdmin(scene), reach, { ...INPUT, partnerId: null });
  return added.id;
}

/** A message that is through. */
async function makeMessage(scene: Scene): Promise<string> {
  const { id } = await sendTest(asAdmin(scene), await makeWebhook(scene));
  await scene.world.db.update(webhookMessage).set({ state: 'failed' }).where(eq(webhookMessage.id, id));
  return id;
}

/** A good request for each call of this area. */
export const examples = examplesOf(webhooksContract, {
  list: async (scene) => {
    await makeWebhook(scene);
    return { status: 200 };
  },
  add: () => ({ json: INPUT, status: 201 }),
  change: async (scene) => ({ params: { id: await makeWebhook(scene) }, json: INPUT, status: 200 }),
  renewSecret: async (scene) => ({ params: { id: await makeWebhook(scene) }, status: 200 }),
  switchOn: async (scene) => {
    const id = await makeWebhook(scene);
    await scene.world.db
      .update(webhook)
      .set({ offReason: 'failing', offAt: scene.world.clock.now() })
      .where(eq(webhook.id, id));
    return { params: { id }, status: 200 };
  },
  remove: async (scene) => ({ params: { id: await makeWebhook(scene) }, status: 200 }),
  test: async (scene) => ({ params: { id: await makeWebhook(scene) }, status: 201 }),
  messages: async (scene) => {
    const id = await makeWebhook(scene);
    await sendTest(asAdmin(scene), id);
    return { params: { id }, status: 200 };
  },
  sendAgain: async (scene) => ({ params: { id: await makeMessage(scene) }, status: 201 }),
});
