import type { TokenScopeName } from '@fap/shared/auth/token-scopes.ts';
import { TOKEN_PREFIX } from '@fap/shared/auth/token-scopes.ts';
import { apiToken } from '../../../db/schema/auth.ts';
import { hashSecretToken, makeSecretToken } from '../../../platform/runtime/secret-token.ts';
import type { TestAccount } from '../../../testing/factories.ts';
import type { World } from '../../../testing/world.ts';

/** A token of somebody's that works for a day, without asking for their password. */
export async function makeTestToken(
  world: World,
  { id: accountId, roles }: Pick<TestAccount, 'id' | 'roles'>,
  scopes: readonly TokenScopeName[],
): Promise<{ id: string; token: string }> {
  const token = makeSecretToken(TOKEN_PREFIX);
  const id = world.ctx.ids.next('api-token');
  const now = world.clock.now();
  await world.db.insert(apiToken).values({
    id,
    accountId,
    name: 'A program of tests',
    secretHash: hashSecretToken(token),
    scopes: [...scopes],
    roles: [...roles],
    createdAt: now,
    expiresAt: new Date(now.getTime() + 24 * 60 * 60 * 1000),
  });
  return { id, token };
}
