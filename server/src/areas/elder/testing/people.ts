import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import type { PaymentResults } from '@fap/shared/elder/payments-contract.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { actAs, makeAccount, type TestAccount } from '../../../testing/factories.ts';
import type { World } from '../../../testing/world.ts';
import { handPayments } from '../payments/hand-payments.ts';
import { namedBy } from '../rows/named-by.ts';
import { activateShield } from '../shield/change-shield.ts';

/** An account whose shield is on. */
export async function makeElder(world: World): Promise<TestAccount> {
  const elder = await makeAccount(world);
  await activateShield(actAs(world, elder), {
    bankingOverlay: false,
    breadcrumbMode: false,
    guardianEmail: '',
    transactionThreshold: 500,
    selectedBank: 'chase',
  });
  return elder;
}

/** An account whose address is confirmed, so that mail reaches it. */
export async function makeReachable(world: World): Promise<TestAccount> {
  const made = await makeAccount(world);
  await world.db.update(account).set({ emailConfirmedAt: world.clock.now() }).where(eq(account.id, made.id));
  return made;
}

/** Hands an elder's payments in, as they would themselves; what they name is read here, because a thread takes long to start on a busy machine. */
export async function handIn(
  world: World,
  elder: TestAccount,
  ...payments: PaymentInput[]
): Promise<PaymentResults['results']> {
  const named = payments.map(namedBy);
  const handed = { elderId: elder.id, source: 'call' as const, payments, balance: null, named };
  return (await handPayments(actAs(world, elder), handed)).results;
}
