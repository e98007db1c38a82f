import { and, count, eq, gte, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { elderAlert, guardianAct, payment, shield } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import type { GuardianshipInForce } from '../rows/list-guardianships.ts';
import type { PaymentRow } from '../rows/present-payment.ts';
import { mailHelper } from './mail-helper.ts';

/** Releases to one payee, most of all within so many days, that look like a habit. */
const RELEASES_TO_ONE = 3;
const RELEASE_DAYS = 180;
/** "Gus" is the payee "Gus Miller" and may be anybody in a longer text. */
const MOST_WORDS_BESIDE_ONE = 3;
/** Nights with a look at the alerts, within this many days. */
const NIGHTS = 3;
const NIGHT_DAYS = 14;
const NIGHT_UNTIL_HOUR = 5;
/** A sign is told once in so many days. */
const TOLD_AGAIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Sign = 'one-payee' | 'own-name' | 'night-views';

/** After a guardian's decision: tells the elder, and the second way to help, of what looks like misuse. */
export async function watchConduct(tx: TxCtx, own: GuardianshipInForce, decided: PaymentRow): Promise<void> {
  if (decided.decision !== 'release') return;
  const name = await nameOf(tx, own.guardianId);
  if (namesSame(name, decided.payee)) await tell(tx, own, 'own-name');
  const payments = await countMostToOne(tx, own);
  if (payments !== null) await tell(tx, own, 'one-payee', { payments });
}

/**
 * How many payments a guardian released to the payee they released most to, by number or by money; null unless that is a habit. One release to somebody
 * else must not hide it.
 */
async function countMostToOne(tx: TxCtx, own: GuardianshipInForce): Promise<number | null> {
  const since = new Date(tx.clock.now().getTime() - RELEASE_DAYS * DAY_MS);
  const releases = await tx.db
    .select({
      payeeKey: payment.payeeKey,
      currency: payment.currency,
      payments: count(),
      money: sql`sum(${payment.amount})`.mapWith(Number),
    })
    .from(payment)
    .where(
      and(
        eq(payment.elderId, own.elderId),
        eq(payment.decidedBy, own.guardianId),
        eq(payment.decision, 'release'),
        gte(payment.decidedAt, since),
      ),
    )
    .groupBy(payment.payeeKey, payment.currency);
  const isMost = (one: (typeof releases)[number]): boolean => {
    const alike = releases.filter(({ currency }) => currency === one.currency);
    const total = (of: 'payments' | 'money') => alike.reduce((sum, other) => sum + other[of], 0);
    return one.payments * 2 >= total('payments') || one.money * 2 >= total('money');
  };
  const habits = releases.filter((one) => one.payments >= RELEASES_TO_ONE && isMost(one));
  return habits.length > 0 ? Math.max(...habits.map(({ payments }) => payments)) : null;
}

/** After a guardian looked at the alerts: the same for nights. */
export async function watchNights(tx: TxCtx, own: GuardianshipInForce): Promise<void> {
  const since = new Date(tx.clock.now().getTime() - NIGHT_DAYS * DAY_MS);
  const local = sql`${guardianAct.at} at time zone coalesce((select ${shield.timeZone} from ${shield} where ${shield.elderId} = ${own.elderId}), 'UTC')`;
  const [row] = await tx.db
    .select({ nights: sql<number>`count(distinct (${local})::date)::int` })
    .from(guardianAct)
    .where(
      and(
        eq(guardianAct.guardianshipId, own.id),
        eq(guardianAct.kind, 'viewed'),
        gte(guardianAct.at, since),
        sql`extract(hour from ${local}) < ${NIGHT_UNTIL_HOUR}`,
      ),
    );
  const nights = row?.nights ?? 0;
  if (nights >= NIGHTS) await tell(tx, own, 'night-views', { nights });
}

async function nameOf(tx: TxCtx, accountId: string): Promise<string> {
  const [row] = await tx.db
    .select({ name: account.displayName })
    .from(account)
    .where(eq(account.id, accountId));
  return row?.name ?? 'A guardian';
}

/** Whether every word of somebody's name stands in the payee's; a single word only among few others. */
export function namesSame(name: string, payee: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1);
  const words = wordsOf(name);
  const there = wordsOf(payee);
  const isEnough = words.length > 1 || there.length <= MOST_WORDS_BESIDE_ONE;
  return words.length > 0 && isEnough && words.every((word) => there.includes(word));
}

async function tell(
  tx: TxCtx,
  { id, elderId }: GuardianshipInForce,
  sign: Sign,
  about: Record<string, number> = {},
): Promise<void> {
  const since = new Date(tx.clock.now().getTime() - TOLD_AGAIN_DAYS * DAY_MS);
  const [told] = await tx.db
    .select({ id: elderAlert.id })
    .from(elderAlert)
    .where(
      and(
        eq(elderAlert.elderId, elderId),
        eq(elderAlert.kind, 'guardian-conduct'),
        gte(elderAlert.createdAt, since),
        sql`${elderAlert.facts} @> ${JSON.stringify({ sign, guardianshipId: id })}::jsonb`,
      ),
    )
    .limit(1);
  if (told) return;
  const alertId = await raiseAlert(tx, {
    elderId,
    kind: 'guardian-conduct',
    level: 'high',
    facts: { sign, guardianshipId: id, ...about },
  });
  if (alertId === null) return;
  await mailHelper(tx, elderId);
  await recordAudit(tx, {
    action: 'elder.guardian-conduct',
    entityType: 'guardianship',
    entityId: id,
    after: { sign },
  });
}
