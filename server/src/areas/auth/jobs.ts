import { lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { accountLink, apiToken, passkeyChallenge, session, signInFailure } from '../../db/schema/auth.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const authJobs = [
  defineJob({
    name: 'auth.prune',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 120,
    cron: '41 3 * * *',
    run: async (ctx) => {
      const now = ctx.clock.now();
      const dayAgo = new Date(now.getTime() - DAY_MS);
      const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
      const prune = async (tx: TxCtx) => {
        await tx.db.delete(session).where(lt(session.expiresAt, now));
        await tx.db
          .delete(apiToken)
          .where(or(lt(apiToken.expiresAt, monthAgo), lt(apiToken.revokedAt, monthAgo)));
        await tx.db.delete(accountLink).where(lt(accountLink.expiresAt, now));
        await tx.db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
        await tx.db.delete(signInFailure).where(lt(signInFailure.failedAt, dayAgo));
      };
      await transact(ctx, 'platform', prune, { housekeeping: 'what is out of date' });
    },
  }),
];
