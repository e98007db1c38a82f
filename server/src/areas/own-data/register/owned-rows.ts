import { type SQL, sql } from 'drizzle-orm';
import type { TableRule } from './table-rule.ts';

/** A rule's SQL with the account's id in the place of `$me`, as a parameter. */
export const withAccount = (text: string, accountId: string): SQL =>
  sql.join(
    text.split('$me').map((part) => sql.raw(part)),
    sql`${accountId}`,
  );

/** Which rows of a table are an account's; null where none is anybody's. */
export const isOwnedBy = ({ mine }: TableRule, accountId: string): SQL | null =>
  mine === undefined ? null : withAccount(mine, accountId);

/** Which rows of a table go, or are overwritten, with the account; null where none is anybody's. */
export const isErasedWith = (rule: TableRule, accountId: string): SQL | null =>
  rule.deletedOnly === undefined ? isOwnedBy(rule, accountId) : withAccount(rule.deletedOnly, accountId);
