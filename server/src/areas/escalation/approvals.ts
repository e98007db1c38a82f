import { can, type Role } from '@fap/shared/auth/capabilities.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { mediaApproval } from '../../db/schema/escalation.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Somebody's approval of a text. */
export interface Approval {
  escalationId: string;
  summarySha256: string;
  approvedBy: string;
  displayName: string;
  approvedAt: Date;
  /** Whether that account may approve still: not erased, not suspended, with the role. */
  mayApprove: boolean;
}

/** The approvals of these proposals, whatever text they are of, oldest first. */
export async function listApprovals({ db }: Ctx, escalationIds: readonly string[]): Promise<Approval[]> {
  const rows = await db
    .select({
      escalationId: mediaApproval.escalationId,
      summarySha256: mediaApproval.summarySha256,
      approvedBy: mediaApproval.approvedBy,
      approvedAt: mediaApproval.approvedAt,
      displayName: account.displayName,
      roles: account.roles,
      suspendedAt: account.suspendedAt,
      erasedAt: account.erasedAt,
    })
    .from(mediaApproval)
    .innerJoin(account, eq(account.id, mediaApproval.approvedBy))
    .where(inArray(mediaApproval.escalationId, [...escalationIds]))
    .orderBy(asc(mediaApproval.approvedAt), asc(mediaApproval.approvedBy));
  return rows.map(({ roles, suspendedAt, erasedAt, ...row }) => ({
    ...row,
    mayApprove: suspendedAt === null && erasedAt === null && can(roles as Role[], 'escalation.approve'),
  }));
}

/** Those that count for a text: of exactly it, by people who may approve. */
export const countingFor = (approvals: readonly Approval[], sha256: string | undefined): Approval[] =>
  approvals.filter(({ summarySha256, mayApprove }) => mayApprove && summarySha256 === sha256);
