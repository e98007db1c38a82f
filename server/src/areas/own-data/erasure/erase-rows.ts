import { sql } from 'drizzle-orm';
import type { TxCtx } from '../../../platform/write/context.ts';
import { isErasedWith } from '../register/owned-rows.ts';
import { REGISTER } from '../register/register.ts';

/** Deletes or overwrites every row of an account, as the register says. Repeatable. */
export async function eraseRows(tx: TxCtx, accountId: string): Promise<void> {
  for (const rule of REGISTER) {
    const owned = isErasedWith(rule, accountId);
    if (owned === null) continue;
    const table = sql.identifier(rule.table);
    if (rule.isDeleted) await tx.db.execute(sql`delete from ${table} where ${owned}`);
    else if (rule.blank) {
      const set = Object.entries(rule.blank).map(
        ([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`,
      );
      await tx.db.execute(sql`update ${table} set ${sql.join(set, sql`, `)} where ${owned}`);
    }
  }
}
