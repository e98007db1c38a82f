import type { CaseDetails, CaseStep } from '@fap/shared/cases/entities.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { and, asc, eq } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { mayKnow, presentFileName, selectEvidenceItems, withAnchor } from '../../evidence/index.ts';
import { listSteps } from '../case-log.ts';
import { presentDetails } from '../get-details.ts';
import { type CaseRow, worksOn } from '../policy.ts';

/** Evidence items of one report; drawing more would take a process too long. */
const MAX_ITEMS = 1_000;
/** Steps of one report, the newest ones. */
const MAX_STEPS = 500;

interface ReportItem {
  id: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  receivedAt: string;
  /** The Bitcoin block that holds its stamp; null while none does. */
  blockHeight: number | null;
}

/** Everything a forensic report says, as its reader may know it. */
export interface ReportContent {
  reportId: string;
  madeAt: Date;
  /** What it is written in. */
  language: Language;
  details: CaseDetails;
  items: readonly ReportItem[];
  /** Oldest first. */
  steps: readonly CaseStep[];
  /** The custody log as it was when the report was made. */
  head: { length: number; hash: string };
}

/** Collects what a forensic report of a case says to this reader. */
export async function collectContent(
  ctx: Ctx,
  row: CaseRow,
  { reportId, madeAt, language }: Pick<ReportContent, 'reportId' | 'madeAt' | 'language'>,
): Promise<ReportContent> {
  const [details, items, { items: steps }, [head]] = await Promise.all([
    presentDetails(ctx, row),
    listItems(ctx, row),
    listSteps(ctx, row, { limit: MAX_STEPS, language }),
    ctx.db
      .select({ length: custodyChain.length, hash: custodyChain.head })
      .from(custodyChain)
      .where(eq(custodyChain.id, row.id)),
  ]);
  if (!head) throw new Error('a case without a custody log');
  return { reportId, madeAt, language, details, items, steps: steps.toReversed(), head };
}

async function listItems(ctx: Ctx, row: CaseRow): Promise<ReportItem[]> {
  const isKnown = worksOn(ctx, row) ? eq(evidenceItem.isWithdrawn, false) : mayKnow(ctx).scope;
  const rows = await selectEvidenceItems(ctx.db)
    .where(and(eq(evidenceItem.caseId, row.id), isKnown))
    .orderBy(asc(evidenceItem.createdAt), asc(evidenceItem.id))
    .limit(MAX_ITEMS);
  return rows.map(withAnchor).map((item) => ({
    id: item.id,
    fileName: presentFileName(ctx, item),
    mimeType: item.mimeType,
    sizeBytes: item.sizeBytes,
    sha256: item.sha256,
    receivedAt: item.createdAt.toISOString(),
    blockHeight: item.anchor?.state === 'verified' ? item.anchor.blockHeight : null,
  }));
}
