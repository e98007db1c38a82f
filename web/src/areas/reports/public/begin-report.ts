import { fillDraft } from '../../../platform/use-draft.ts';
import { EMPTY_DRAFT, type ReportDraft } from '../report-draft.ts';

/** Fills the report's form with what somebody typed elsewhere, where they have not written anything there yet. */
export function beginReport(accountId: string, fill: Partial<ReportDraft>): void {
  fillDraft('build-cluster', accountId, { empty: EMPTY_DRAFT, fill });
}
