import type { AnalystView } from '@fap/shared/reports/analyst-contract.ts';
import { reportTopic } from '@fap/shared/reports/events.ts';
import { eq, inArray } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { getLatestSeq } from '../../../platform/write/topic-log.ts';
import { transact } from '../../../platform/write/transact.ts';
import { getDisplayName } from '../../auth/index.ts';
import { findRoots, getCluster, listMembers, withPlaceholdersInWorker } from '../../clusters/index.ts';
import { runTextTask } from '../../texts/index.ts';
import { getReportForAnalysts } from '../get-report-for-analysts.ts';
import { conversationForAnalysts } from '../messages/list-messages.ts';
import { reportCitation, reportNumber } from '../number-reports.ts';
import { careOf, type ReportRow, wordsOf } from '../words-of.ts';
import { listRevealedDetails, recordRead } from './record-look.ts';

/** A placeholder as `redact` writes it. */
const PLACEHOLDER = /\[([A-Z_]{2,30}_\d{1,6})\]/gu;

/** The report's number in the cluster that its own is part of, as every list and citation there counts. */
async function numberInCluster(ctx: Ctx, { id, clusterId }: InCluster): Promise<number> {
  const roots = await findRoots(ctx, [clusterId]);
  const members = await listMembers(ctx, roots.get(clusterId) ?? clusterId);
  const numbered = ctx.db
    .select({ id: report.id, number: reportNumber.as('number') })
    .from(report)
    .where(inArray(report.clusterId, members))
    .as('numbered');
  const [own] = await ctx.db.select({ number: numbered.number }).from(numbered).where(eq(numbered.id, id));
  if (!own) throw new Error(`report ${id} is not among those of its cluster`);
  return own.number;
}

type InCluster = ReportRow & { clusterId: string };

/**
 * A report as analysts read it: its words with personal details as placeholders, but for those the actor had shown. The look
 * is recorded. Without its reporter's consent no words, and nothing is recorded. Throws NOT_FOUND.
 */
export async function viewReport(ctx: Ctx, id: string): Promise<AnalystView> {
  // Before the rows: what is committed between the two is news, and not missed.
  const seq = await getLatestSeq(ctx.db, reportTopic(id));
  const row = await getReportForAnalysts(ctx, id);
  const number = await numberInCluster(ctx, row);
  const { name } = await getCluster(ctx, row.clusterId);
  const told = row.consentAnalysts ? await readWords(ctx, row) : null;
  return {
    id,
    exhibit: reportCitation(number),
    cluster: { id: row.clusterId, name },
    reportedAt: row.createdAt.toISOString(),
    scamType: row.scamType,
    contactMethod: row.contactMethod,
    // The exact sum is the reporter's to share; everybody else reads ranges.
    amount:
      told === null || row.amountCents === null || row.amountCurrency === null
        ? null
        : { cents: row.amountCents, currency: row.amountCurrency },
    told,
    hidden: told ? placeholdersIn(Object.values(told.words)) : [],
    conversation: await conversationForAnalysts(ctx, row),
    seq,
  };
}

const placeholdersIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))),
];

async function readWords(ctx: Ctx, row: InCluster): Promise<AnalystView['told']> {
  const words = wordsOf(row);
  const { scamName, description, evidence, amountInvolved, scamPersonas } = words;
  const texts = [scamName, description, evidence, amountInvolved, scamPersonas];
  const victimNames = [await getDisplayName(ctx, row.reporterId)];
  const revealed = await listRevealedDetails(ctx, row);
  const shown = await transact(
    ctx,
    'case.read-original',
    async (tx) => {
      const shown = await withPlaceholdersInWorker(tx, row.clusterId, (scope) =>
        runTextTask(tx, 'analystTexts', { scope, victimNames, revealed, texts }),
      );
      await recordRead(tx, row);
      return shown;
    },
    {
      housekeeping: 'further loads of a look that is on record, and which number stands for a hidden detail',
    },
  );
  const [name = '', told = '', written = '', amount = '', personas = ''] = shown;
  return {
    version: row.version,
    words: {
      ...words,
      scamName: name,
      description: told,
      evidence: written,
      amountInvolved: amount,
      scamPersonas: personas,
    },
    care: careOf(row),
  };
}
