import type { AuditEntry, auditFilters } from '@fap/shared/administration/contract.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { account } from '../../db/schema/auth.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { escapeLike } from '../../platform/postgres/escape-like.ts';
import { cutPage, parseKeyset } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';

export type AuditFilters = v.InferOutput<v.ObjectSchema<typeof auditFilters, undefined>>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** What the platform does by itself. */
const PLATFORM = 'platform';

/** A page of the audit trail, newest first. The total is not counted: it would read the whole trail. */
export async function listAudit(
  ctx: Ctx,
  { limit, cursor, ...filters }: AuditFilters & PageRequest,
): Promise<ListPage<AuditEntry>> {
  const [before] = parseKeyset(cursor, ['number']) ?? [];
  const found = await ctx.db
    .select({ entry: auditEntry, name: account.displayName })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(and(fits(ctx, filters), before === undefined ? undefined : lt(auditEntry.id, before)))
    .orderBy(desc(auditEntry.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ entry }) => [entry.id]);
  return {
    items: rows.map(({ entry: { requestId: _, actorId, at, ...entry }, name }) => ({
      ...entry,
      at: at.toISOString(),
      actor: actorId === null ? null : { id: actorId, name: name ?? 'an account that is gone' },
    })),
    nextCursor,
    total: null,
  };
}

function fits(ctx: Ctx, { actor, action, entity, from, to }: AuditFilters): SQL | undefined {
  return and(
    actor === '' ? undefined : isBy(ctx, actor.trim()),
    action === '' ? undefined : sql`starts_with(${auditEntry.action}, ${action.trim()})`,
    entity === ''
      ? undefined
      : or(eq(auditEntry.entityId, entity.trim()), eq(auditEntry.clusterId, entity.trim())),
    from === undefined ? undefined : gte(auditEntry.at, new Date(`${from}T00:00:00Z`)),
    to === undefined
      ? undefined
      : lt(auditEntry.at, new Date(new Date(`${to}T00:00:00Z`).getTime() + DAY_MS)),
  );
}

function isBy(ctx: Ctx, actor: string): SQL {
  if (actor === PLATFORM) return isNull(auditEntry.actorId);
  const part = `%${escapeLike(actor)}%`;
  const accounts = ctx.db
    .select({ id: account.id })
    .from(account)
    .where(or(ilike(account.displayName, part), ilike(account.email, part)));
  return or(eq(auditEntry.actorId, actor), inArray(auditEntry.actorId, accounts)) as SQL;
}
