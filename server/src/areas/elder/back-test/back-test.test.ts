import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { NOTHING_KNOWN, replayPayments } from '@fap/shared/elder/replay.ts';
import { DEFAULT_BOUNDS, type Reason } from '@fap/shared/elder/rules.ts';
import { DEFAULT_USUAL_HOURS } from '@fap/shared/elder/situation.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payment, shield } from '../../../db/schema/elder.ts';
import { fuzzSeed, SeededRandom } from '../../../platform/collab/testing/seeded-random.ts';
import { actAs, makeAccount } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { handPayments } from '../payments/hand-payments.ts';
import { changeShield } from '../shield/change-shield.ts';
import { replayStatement } from './replay-statement.ts';
import { tryChoices } from './try-choices.ts';

const SETTINGS = { transactionThreshold: 500, timeZone: 'UTC', usualHours: DEFAULT_USUAL_HOURS };
const HOUR_MS = 3_600_000;

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const PAYEES = ['WATER WORKS', 'CORNER MARKET 12', 'ZELLE TO Ann Lee', 'COINBASE', 'CHECK 104', 'Roofer Bob'];
const CHANNELS = ['AUTOPAY', 'DEBIT CARD', 'ZELLE', 'CRYPTO', 'CHECK', 'WIRE OUT INTL'];

/** Payments of some weeks to few payees, with bursts, bills and large sums, the oldest first. */
function makePast(random: SeededRandom, count: number): PaymentInput[] {
  const start = world.clock.now().getTime() - 60 * 24 * HOUR_MS;
  let at = start;
  return Array.from({ length: count }, (_, index) => {
    at += random.below(4) === 0 ? random.below(20) * 60_000 : random.below(48) * HOUR_MS * 0.5;
    const which = random.below(PAYEES.length);
    return {
      // As a bank numbers them: payments of one moment are handed in in the order of their ids.
      externalId: `${world.name('past')}-${String(index).padStart(3, '0')}`,
      amount: [1_200, 8_400, 60_000, 250_000][random.below(4)] ?? 0,
      currency: random.below(9) === 0 ? 'EUR' : 'USD',
      direction: random.below(8) === 0 ? ('in' as const) : ('out' as const),
      payee: PAYEES[which] ?? '',
      description: random.below(10) === 0 ? 'keep it secret' : 'as agreed',
      channel: CHANNELS[which] ?? '',
      occurredAt: new Date(at).toISOString(),
    };
  }).filter(({ occurredAt }) => Date.parse(occurredAt) < world.clock.now().getTime());
}

describe('the live check and the replay', () => {
  test.for(['one by one', 'in parts', 'all at once'] as const)(
    'judge the same payments alike, handed in %s',
    { timeout: 60_000 },
    async (how) => {
      const random = new SeededRandom(fuzzSeed(`elder ${how}`));
      for (let round = 0; round < 4; round += 1) {
        const elder = await makeAccount(world);
        const past = makePast(random, 45);
        const opening = { amount: 900_000, currency: 'USD', asOf: past[0]?.occurredAt ?? '' };
        await changeShield(actAs(world, elder), {});
        await world.db
          .update(shield)
          .set({
            balance: opening.amount,
            balanceCurrency: opening.currency,
            balanceAsOf: new Date(opening.asOf),
          })
          .where(eq(shield.elderId, elder.id));
        const size = { 'one by one': 1, 'in parts': 7, 'all at once': past.length }[how];
        for (let from = 0; from < past.length; from += size)
          await handPayments(actAs(world, elder), {
            elderId: elder.id,
            source: 'call',
            payments: past.slice(from, from + size),
            balance: null,
          });
        const kept = await world.db.select().from(payment).where(eq(payment.elderId, elder.id));
        const live = new Map(kept.map((row) => [row.externalId, row]));
        for (const { payment: one, judgement } of replayPayments(
          past,
          SETTINGS,
          { ...NOTHING_KNOWN, opening },
          DEFAULT_BOUNDS,
        )) {
          const { points, reasons = [] } = live.get(one.externalId) ?? {};
          expect(
            { points, reasons: (reasons as Reason[]).map(({ rule }) => rule) },
            `${one.payee} at ${one.occurredAt}`,
          ).toEqual({ points: judgement.points, reasons: judgement.reasons.map(({ rule }) => rule) });
        }
      }
    },
  );
});

const LABELLED = [
  'Date,Payee,Description,Amount,Currency,Reference,isFraud',
  '2026-01-05,Water Works,January,-41.20,USD,w1,0',
  '2026-01-06,Coinbase,"release fee, keep it secret",-2400.00,USD,c1,1',
  '2026-01-07,Corner Bakery,Bread,-4.80,USD,b1,0',
  '2026-02-07,Gift card outlet,Birthday,-60.00,USD,g1,1',
].join('\n');

describe('a statement with labels', () => {
  test('is compared with what the rules say', async () => {
    const result = await replayStatement(world.ctx, {
      bytes: Buffer.from(LABELLED),
      fileName: 'labelled.csv',
      settings: SETTINGS,
      bounds: DEFAULT_BOUNDS,
    });
    expect(result).toMatchObject({
      payments: 4,
      intercepted: 1,
      labelled: { fraud: 2, found: 1, falseAlerts: 0, precision: 1, recall: 0.5 },
    });
  });

  test('without them has no precision to tell', async () => {
    const bytes = Buffer.from(LABELLED.replaceAll(/,[^,\n]*$/gmu, ''));
    const result = await replayStatement(null, {
      bytes,
      fileName: 'plain.csv',
      settings: SETTINGS,
      bounds: DEFAULT_BOUNDS,
    });
    expect(result.labelled).toBeNull();
  });

  test('gives the same answer on the command line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fap-replay-'));
    const file = join(folder, 'labelled.csv');
    await writeFile(file, LABELLED);
    try {
      const main = join(import.meta.dirname, '../../../main.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [main, 'elder:replay', file, '--json']);
      const bytes = Buffer.from(LABELLED);
      expect(JSON.parse(stdout)).toEqual(
        await replayStatement(null, {
          bytes,
          fileName: 'labelled.csv',
          settings: SETTINGS,
          bounds: DEFAULT_BOUNDS,
        }),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 60_000);
});

test('other choices show what they would have changed, and change nothing', async () => {
  const elder = await makeAccount(world);
  const ctx = actAs(world, elder);
  const past = makePast(new SeededRandom(7), 60);
  await handPayments(ctx, { elderId: elder.id, source: 'call', payments: past, balance: null });
  const before = await world.db.select().from(payment).where(eq(payment.elderId, elder.id));
  const { chosen, tried } = await tryChoices(ctx, { transactionThreshold: 10, flagFrom: 35 });
  expect(tried.alertsPerMonth).toBeGreaterThan(chosen.alertsPerMonth);
  expect(chosen.flagged + chosen.intercepted).toBe(
    before.filter(({ status }) => status !== 'cleared').length,
  );
  expect(await world.db.select().from(payment).where(eq(payment.elderId, elder.id))).toEqual(before);
});
