import { GUARDIAN_SCOPES } from '@fap/shared/elder/scopes.ts';
import { hash } from '@node-rs/argon2';
import { createAccount } from '../../src/areas/auth/index.ts';
import { activateShield } from '../../src/areas/elder/index.ts';
import { makeBankToken } from '../../src/areas/elder/payments/bank-tokens.ts';
import { guardianship } from '../../src/db/schema/elder.ts';
import { connectDatabase, migrateDatabase } from '../../src/platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';
import type { Ctx } from '../../src/platform/write/context.ts';
import { benchContext } from '../bench-context.ts';

/** An elder with a bank's token, and the address of the guardian. */
export interface Pair {
  elderId: string;
  token: string;
  email: string;
}

/** Elders with a shield and a bank's token, and one guardian each. */
export async function makePairs(folder: string, count: number, password: string): Promise<Pair[]> {
  const postgres = await startEmbeddedPostgres({ folder });
  const database = connectDatabase(postgres.url, { max: 4 });
  try {
    await migrateDatabase(database);
    // Read at its next start.
    await database.sql`alter system set track_commit_timestamp = on`;
    const ctx: Ctx = { ...benchContext(database), clock: { now: () => new Date() } as Ctx['clock'] };
    const passwordHash = await hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
    const made: Pair[] = [];
    for (let n = 0; n < count; n += 1) made.push(await makePair(ctx, passwordHash, n));
    return made;
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function makePair(ctx: Ctx, passwordHash: string, n: number): Promise<Pair> {
  const make = (name: string) =>
    createAccount(ctx, {
      email: `${name}-${n}@bench.test`,
      displayName: `${name} ${n}`,
      passwordHash,
      roles: [],
      isConfirmed: true,
    });
  const [elder, guardian] = [await make('elder'), await make('guardian')];
  const actor = {
    accountId: elder.id,
    displayName: 'Elder',
    roles: ['member' as const],
    isPlatform: false,
    sessionId: null,
  };
  const own = { ...ctx, actor };
  await activateShield(own, {
    bankingOverlay: false,
    breadcrumbMode: false,
    guardianEmail: '',
    transactionThreshold: 500,
    selectedBank: 'chase',
  });
  const now = new Date();
  await ctx.db.insert(guardianship).values({
    id: `guardianship-${n}`,
    elderId: elder.id,
    guardianId: guardian.id,
    email: `guardian-${n}@bench.test`,
    scopes: [...GUARDIAN_SCOPES],
    position: 0,
    expiresAt: now,
    acceptedAt: now,
    createdAt: now,
  });
  const { token } = await makeBankToken(own, 'Bench Bank');
  return { elderId: elder.id, token, email: `guardian-${n}@bench.test` };
}
