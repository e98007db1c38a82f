import { eq } from 'drizzle-orm';
import { handPayments } from '../areas/elder/index.ts';
import { account } from '../db/schema/auth.ts';
import type { Ctx } from '../platform/write/context.ts';
import { feedPayment } from './elder-payments.ts';

/** A payment of the demo's elder comes in this often, in milliseconds. */
const TURN_MS = 90_000;

/** Stands in for a bank's feed in the demo: hands one payment of the elder in per turn. Turns are those of the clock, so that several processes hand in the same ones. */
export function startDemoBank(ctx: Ctx): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    handNext(ctx)
      .catch((error: unknown) => ctx.log.error({ err: error }, 'the demo’s bank failed'))
      .finally(() => {
        isBusy = false;
      });
  }, TURN_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function handNext(ctx: Ctx): Promise<void> {
  const [elder] = await ctx.db.select().from(account).where(eq(account.email, 'elder@demo.test'));
  if (!elder) return;
  const actor = {
    accountId: elder.id,
    displayName: elder.displayName,
    roles: ['member' as const],
    isPlatform: false,
    sessionId: null,
  };
  const now = ctx.clock.now();
  const turn = Math.floor(now.getTime() / TURN_MS);
  await handPayments(
    { ...ctx, actor },
    { elderId: elder.id, source: 'demo', payments: [feedPayment(turn, now)], balance: null },
  );
}
