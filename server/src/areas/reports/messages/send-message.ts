import { can, type Role } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { type Conversation, MAX_MESSAGES } from '@fap/shared/reports/messages.ts';
import { and, eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { report, reportMessage } from '../../../db/schema/reports.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { reportEvents } from '../events.ts';
import { getReportForAnalysts } from '../get-report-for-analysts.ts';
import { publishChange } from '../publish-change.ts';
import type { ReportRow } from '../words-of.ts';
import { conversationForAnalysts, conversationForReporter, isOpen } from './list-messages.ts';

const CLOSED = t`The person who reported this does not want to be contacted`;

/**
 * Writes in a report's conversation: an analyst asks, its reporter answers. Throws NOT_FOUND for everybody else, FORBIDDEN
 * for an analyst whom the reporter does not let write, and CONFLICT for a reporter who closed the conversation or was not
 * asked, and when it is full.
 */
export async function sendMessage(
  ctx: Ctx,
  { id, words }: { id: string; words: string },
): Promise<Conversation> {
  const authorId = actingAccount(ctx);
  return transact(ctx, 'report.submit', async (tx) => {
    // Locked, so that a consent that is revoked at this moment comes before or after.
    const [row] = await tx.db.select().from(report).where(eq(report.id, id)).for('no key update');
    const side = row?.reporterId === authorId ? 'reporter' : 'analyst';
    const { clusterId, reporterId, ...rest } =
      row && side === 'reporter' ? row : await getReportForAnalysts(tx, id);
    const found: ReportRow = { clusterId, reporterId, ...rest };
    const before = await tx.db.$count(reportMessage, eq(reportMessage.reportId, id));
    refuseClosed(found, side, before);
    const messageId = tx.ids.next('message');
    await tx.db.insert(reportMessage).values({
      id: messageId,
      reportId: id,
      authorId,
      number: before + 1,
      side,
      messageWords: words,
      createdAt: tx.clock.now(),
    });
    const kind = side === 'analyst' ? 'asked' : 'answered';
    await recordAudit(tx, {
      action: `report.${kind}`,
      entityType: 'report',
      entityId: id,
      custodyOf: [clusterId],
      after: { messageId },
    });
    publishChange(tx, id, kind);
    if (clusterId === null) throw new Error('a withdrawn report got a message');
    const place = { reportId: id, clusterId, reporterId };
    if (side === 'analyst') emit(tx, reportEvents.asked, { ...place, byId: authorId });
    else emit(tx, reportEvents.answered, { ...place, analystIds: await listAnalysts(tx, id) });
    if (side === 'reporter') return conversationForReporter(tx, found);
    return (await conversationForAnalysts(tx, found)) ?? { messages: [], mayWrite: false };
  });
}

function refuseClosed(row: ReportRow, side: 'analyst' | 'reporter', messages: number): void {
  if (!isOpen(row))
    throw side === 'analyst'
      ? new AppError('FORBIDDEN', { message: CLOSED })
      : new AppError('CONFLICT', {
          message: t`You turned this conversation off. Turn on “An analyst may contact me” to write again.`,
        });
  if (side === 'reporter' && messages === 0)
    throw new AppError('CONFLICT', { message: t`No analyst has asked you anything yet.` });
  if (messages >= MAX_MESSAGES)
    throw new AppError('CONFLICT', { message: t`This conversation cannot get more messages.` });
}

/** Those who asked and still are analysts. */
async function listAnalysts(tx: TxCtx, reportId: string): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ id: account.id, roles: account.roles })
    .from(reportMessage)
    .innerJoin(account, eq(account.id, reportMessage.authorId))
    .where(and(eq(reportMessage.reportId, reportId), eq(reportMessage.side, 'analyst')))
    .orderBy(account.id);
  return rows.filter(({ roles }) => can(roles as Role[], 'case.read-original')).map(({ id }) => id);
}
