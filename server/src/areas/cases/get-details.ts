import { can } from '@fap/shared/auth/capabilities.ts';
import type { CaseDetails, CaseTask, SignOff } from '@fap/shared/cases/entities.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { caseSignOff, caseTask } from '../../db/schema/cases.ts';
import { custodyChain } from '../../db/schema/platform.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findChangeSinceSignOff } from './case-log.ts';
import { findNotesAccess } from './notes-access.ts';
import { type CaseRow, getCase, worksOn } from './policy.ts';
import { presentCases } from './present-cases.ts';
import { recordRead } from './record-read.ts';

/** A case as this reader may see it; throws NOT_FOUND. */
export async function getDetails(ctx: Ctx, id: string): Promise<CaseDetails> {
  return presentDetails(ctx, await getCase(ctx, id));
}

/** A case's page: people, tasks and sign-off only for those who work on it, and for law enforcement in the window, whose read is recorded. */
export async function presentDetails(ctx: Ctx, row: CaseRow): Promise<CaseDetails> {
  const notes = await findNotesAccess(ctx, row);
  const isInWindow = notes === 'read';
  if (isInWindow) await recordRead(ctx, row.id);
  const [[presented], chainId] = await Promise.all([
    presentCases(ctx, [row], { isWhole: isInWindow }),
    getChainId(ctx, row.id),
  ]);
  if (!presented) throw new Error('a case was not presented');
  const { view, cluster } = presented;
  const mayWork = worksOn(ctx, row);
  return {
    ...view,
    chainId,
    cluster,
    mayWork,
    notes,
    maySignOff: can(ctx.actor.roles, 'case.sign-off'),
    ...(mayWork || isInWindow
      ? await loadWork(ctx, row)
      : { owner: null, assignee: null, tasks: [], signOff: null }),
  };
}

async function getChainId({ db }: Ctx, caseId: string): Promise<string> {
  const [chain] = await db
    .select({ name: custodyChain.name })
    .from(custodyChain)
    .where(eq(custodyChain.id, caseId));
  if (!chain) throw new Error('a case without a custody log');
  return chain.name;
}

type Work = Pick<CaseDetails, 'owner' | 'assignee' | 'tasks' | 'signOff'>;

async function loadWork(ctx: Ctx, { id, ownerId, assigneeId }: CaseRow): Promise<Work> {
  const [people, tasks, signOff] = await Promise.all([
    listNames(ctx, assigneeId ? [ownerId, assigneeId] : [ownerId]),
    listTasks(ctx, id),
    findSignOff(ctx, id),
  ]);
  const person = (personId: string) => ({ id: personId, name: people.get(personId) ?? '' });
  return { owner: person(ownerId), assignee: assigneeId ? person(assigneeId) : null, tasks, signOff };
}

async function listNames({ db }: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: account.id, name: account.displayName })
    .from(account)
    .where(inArray(account.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function listTasks({ db }: Ctx, caseId: string): Promise<CaseTask[]> {
  const rows = await db
    .select({ task: caseTask, doneBy: account.displayName })
    .from(caseTask)
    .leftJoin(account, eq(account.id, caseTask.doneBy))
    .where(eq(caseTask.caseId, caseId))
    .orderBy(asc(caseTask.createdAt), asc(caseTask.id));
  return rows.map(({ task, doneBy }) => ({
    id: task.id,
    text: task.text,
    isDone: task.doneAt !== null,
    createdAt: task.createdAt.toISOString(),
    doneAt: task.doneAt?.toISOString() ?? null,
    doneBy,
  }));
}

async function findSignOff(ctx: Ctx, caseId: string): Promise<SignOff | null> {
  const [row] = await ctx.db
    .select({ by: account.displayName, note: caseSignOff.note, at: caseSignOff.signedAt })
    .from(caseSignOff)
    .innerJoin(account, eq(account.id, caseSignOff.signedBy))
    .where(eq(caseSignOff.caseId, caseId));
  if (!row) return null;
  const clearedAt = await findChangeSinceSignOff(ctx, caseId);
  return { ...row, at: row.at.toISOString(), clearedAt: clearedAt?.toISOString() ?? null };
}
