import { and, count, eq, gte, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { elderAlert, guardianAct, payment, shield } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import type { GuardianshipInForce } from '../rows/list-guardianships.ts';
import type { PaymentRow } from '../rows/present-payment.ts';
import { mailHelper } from './mail-helper.ts';

/** Releases to one payee, and to nobody else, that look like a habit. */
const RELEASES_TO_ONE = 3;
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
  const releases = await tx.db
    .select({ payeeKey: payment.payeeKey, payments: count() })
    .from(payment)
    .where(
      and(
        eq(payment.elderId, own.elderId),
        eq(payment.decidedBy, own.guardianId),
        eq(payment.decision, 'release'),
      ),
    )
    .groupBy(payment.payeeKey);
  const [only] = releases;
  if (releases.length === 1 && only && only.payments >= RELEASES_TO_ONE)
    await tell(tx, own, 'one-payee', { payments: only.payments });
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

/** Whether every word of somebody's name, at least two, stands in the payee's. */
export function namesSame(name: string, payee: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1);
  const words = wordsOf(name);
  const there = new Set(wordsOf(payee));
  return words.length > 1 && words.every((word) => there.has(word));
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
