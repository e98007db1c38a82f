import { can } from '@fap/shared/auth/capabilities.ts';
import type { NotesAccess } from '@fap/shared/cases/notes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getScore } from '../strike/index.ts';
import { type CaseRow, getCase, worksOn } from './policy.ts';

/**
 * What the actor may do with the notes of a case: who works on it writes; law enforcement reads while the access window of the case's
 * cluster is open; everybody else has no part in them.
 */
export async function findNotesAccess(
  ctx: Ctx,
  row: Pick<CaseRow, 'ownerId' | 'assigneeId' | 'clusterId'>,
): Promise<NotesAccess | null> {
  if (worksOn(ctx, row)) return 'write';
  if (row.clusterId === null || !can(ctx.actor.roles, 'dossier.read')) return null;
  return (await getScore(ctx, row.clusterId)).isWindowOpen ? 'read' : null;
}

/** As `findNotesAccess`, for the case of a number; throws NOT_FOUND, and FORBIDDEN for who has no part in the notes. */
export async function openNotes(ctx: Ctx, caseId: string): Promise<NotesAccess> {
  const access = await findNotesAccess(ctx, await getCase(ctx, caseId));
  if (access === null)
    throw new AppError('FORBIDDEN', { message: t`Only people who work on this case can read its notes` });
  return access;
}
