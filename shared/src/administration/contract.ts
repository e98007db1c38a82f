import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { storableText, timeSchema } from '../kernel/schemas.ts';

/** Who did what to which thing, before and after. */
export const auditEntrySchema = v.object({
  id: v.number(),
  at: timeSchema,
  /** null: the platform itself. */
  actor: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Such as `account.suspended`: the area and what was done. */
  action: v.string(),
  entityType: v.string(),
  entityId: v.string(),
  clusterId: v.nullable(v.string()),
  before: v.unknown(),
  after: v.unknown(),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

const DAY = t`Use a day such as 2026-11-23`;
const day = v.pipe(v.string(DAY), v.isoDate(DAY));

/** Filters of the audit trail; all that are given must fit. */
export const auditFilters = {
  /** The id of an account, or a part of its name or e-mail address; `platform` for what nobody did. */
  actor: v.optional(storableText(200), ''),
  /** How an action begins, such as `account.`. */
  action: v.optional(storableText(100), ''),
  /** The id of what was changed, or of its cluster. */
  entity: v.optional(storableText(100), ''),
  /** First and last day, in UTC. */
  from: v.optional(day),
  to: v.optional(day),
};

/** What admins see of the whole installation. */
export const administrationContract = {
  audit: defineEndpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'The audit trail, newest first; the next page stands in Link',
    access: 'admin.access',
    query: v.object({ ...auditFilters, ...pageQuery(DEFAULT_PAGE) }),
    responses: { 200: v.array(auditEntrySchema) },
  }),
};
