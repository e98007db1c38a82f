import { Secret, TOTP } from 'otpauth';
import { totpFactor } from '../../../db/schema/auth.ts';
import type { World } from '../../../testing/world.ts';
import { createSecret } from '../factor/totp.ts';

/** The code an authenticator app shows for this secret, some 30-second steps from now. */
export const codeOf = (world: World, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.clock.now().getTime() + steps * 30_000,
  });

/** Gives an account an authenticator app, confirmed or only begun; gives its secret. */
export async function makeFactor(
  world: World,
  accountId: string,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<string> {
  const secret = createSecret();
  const confirmedAt = isConfirmed ? world.clock.now() : null;
  await world.db
    .insert(totpFactor)
    .values({ accountId, secret, confirmedAt })
    .onConflictDoUpdate({ target: totpFactor.accountId, set: { secret, confirmedAt, lastStep: 0 } });
  return secret;
}
