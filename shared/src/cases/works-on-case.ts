import { can, type Role } from '../auth/capabilities.ts';

/** Somebody with their roles, as far as a case asks. */
interface CaseReader {
  accountId: string | null;
  roles: readonly Role[];
}

/** Whether somebody works on a case: its owner, its assignee, analysts and admins. Everybody else reads the redacted view. */
export function worksOnCase(
  { accountId, roles }: CaseReader,
  { ownerId, assigneeId }: { ownerId: string; assigneeId: string | null },
): boolean {
  if (accountId !== null && (accountId === ownerId || accountId === assigneeId)) return true;
  return can(roles, 'case.manage');
}
