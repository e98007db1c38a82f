import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { noticesContract } from '@fap/shared/notices/contract.ts';
import { NOTICE_KINDS } from '@fap/shared/notices/kinds.ts';
import { transact } from '../../../platform/write/transact.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { stopLink } from '../stop-links.ts';
import { makeSubscription } from './push-service.ts';

const everywhere = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, 'never']));

/** The token of a link in a mail to the scene's other account. */
async function makeToken({ world, somebodyElse }: Scene): Promise<string> {
  const housekeeping = 'the setting of an example';
  const path = await transact(world.ctx, 'platform', (tx) => stopLink(tx, somebodyElse.id, 'daily'), {
    housekeeping,
  });
  return new URLSearchParams(path.split('?')[1]).get('token') ?? '';
}

/** The id of a device of the member, added over HTTP, because only a browser's session has one. */
async function makeDevice({ world, origin, cookie }: Scene): Promise<string> {
  const json = makeSubscription(`https://push.example/${world.name('device')}`);
  const { method, path } = noticesContract.subscribe;
  const answer = await sendRequest(origin, method, path, { cookie, json });
  if (answer.status !== 200) throw new Error(`the device was answered ${answer.status}: ${answer.text}`);
  return sha256Hex(json.endpoint);
}

/** A good request for each call of this area. */
export const examples = examplesOf(noticesContract, {
  list: () => ({ status: 200 }),
  read: ({ world }) => ({ json: { upTo: world.clock.now().toISOString() }, status: 200 }),
  preferences: () => ({ status: 200 }),
  setPreferences: () => ({ json: { digestHour: 8, mail: everywhere }, status: 200 }),
  push: () => ({ status: 200 }),
  subscribe: ({ world }) => ({
    json: makeSubscription(`https://push.example/${world.name('device')}`),
    status: 200,
  }),
  unsubscribeDevice: async (scene) => ({ params: { id: await makeDevice(scene) }, status: 200 }),
  unsubscribePage: () => ({ status: 200 }),
  unsubscribe: async (scene) => ({ form: { token: await makeToken(scene) }, status: 200 }),
});
