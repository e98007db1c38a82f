import { and, eq } from 'drizzle-orm';
import { sendMessage } from '../areas/reports/messages/send-message.ts';
import { changeConsent } from '../areas/reports/own/change-consent.ts';
import { report, reportMessage } from '../db/schema/reports.ts';
import type { Ctx } from '../platform/write/context.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { reportKey } from './seed-reports.ts';

const HOUR_MS = 60 * 60 * 1000;
/** What the analyst and the demo's victim wrote to each other, and how many hours ago. */
const MESSAGES = [
  {
    side: 'analyst',
    hoursAgo: 50,
    words:
      'Thank you for your report. Do you still have the e-mail with the release form? Its header would tell us which server sent it.',
  },
  {
    side: 'victim',
    hoursAgo: 44,
    words: 'I think so. I never deleted anything. How do I save it so that the header is still there?',
  },
  {
    side: 'analyst',
    hoursAgo: 26,
    words:
      'Open the message, choose “Download” or “Save as”, and add the .eml file on the page of your report. Take your time.',
  },
] as const;

/** The victim lets analysts write about their first report, and the two write to each other; the analyst's last message waits. */
export async function seedConversation(ctx: Ctx, { victim, analyst }: DemoPeople): Promise<void> {
  const [own] = await ctx.db
    .select({ id: report.id })
    .from(report)
    .where(and(eq(report.reporterId, victim.accountId ?? ''), eq(report.idempotencyKey, reportKey(0, 0))));
  if (!own) throw new Error('the demo’s victim has no report');
  const { id } = own;
  await changeConsent({ ...ctx, actor: victim }, { id, consent: 'contact', isGiven: true });
  const written = await ctx.db.$count(reportMessage, eq(reportMessage.reportId, id));
  for (const { side, hoursAgo, words } of MESSAGES.slice(written)) {
    const at = new Date(ctx.clock.now().getTime() - hoursAgo * HOUR_MS);
    const actor = side === 'victim' ? victim : analyst;
    await sendMessage({ ...ctx, actor, clock: { now: () => at } }, { id, words });
  }
}
