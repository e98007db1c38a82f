import { fillDraft } from '../../../platform/use-draft.ts';
import { EMPTY_DRAFT, type ReportDraft } from '../report-draft.ts';

/** Prefills the report draft; fields that already have text keep it. */
export function beginReport(accountId: string, fill: Partial<ReportDraft>): void {
  fillDraft('build-cluster', accountId, { empty: EMPTY_DRAFT, fill });
}
