import type { Consent } from '@fap/shared/reports/consents.ts';
import { eq } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { setClosedToAnalysts } from '../../evidence/index.ts';
import { reportEvents } from '../events.ts';
import { publishChange } from '../publish-change.ts';
import type { ReportRow } from '../words-of.ts';
import { lockOwnReport } from './lock-own-report.ts';

const COLUMNS = {
  vault: 'consentVault',
  analysts: 'consentAnalysts',
  crowd: 'consentWords',
  law: 'consentLaw',
  contact: 'consentContact',
} as const satisfies Record<Consent, keyof ReportRow>;

/** Whether a consent is given. */
export const isGiven = (row: ReportRow, consent: Consent): boolean => row[COLUMNS[consent]];

export interface ConsentChange {
  id: string;
  consent: Consent;
  isGiven: boolean;
}

/** Gives or revokes one consent of one's own report; the same again changes nothing. Throws NOT_FOUND. */
export async function changeConsent(ctx: Ctx, { id, consent, isGiven: given }: ConsentChange): Promise<void> {
  await transact(ctx, 'report.submit', async (tx) => {
    const { row, files } = await lockOwnReport(tx, id);
    if (isGiven(row, consent) === given) return;
    await tx.db
      .update(report)
      .set({ [COLUMNS[consent]]: given })
      .where(eq(report.id, id));
    if (consent === 'analysts') await setClosedToAnalysts(tx, files, !given);
    await recordAudit(tx, {
      action: 'report.consent-changed',
      entityType: 'report',
      entityId: id,
      custodyOf: [row.clusterId],
      before: { consent, isGiven: !given },
      after: { consent, isGiven: given },
    });
    publishChange(tx, id, 'consent');
    emit(tx, reportEvents.consentChanged, {
      reportId: id,
      clusterId: row.clusterId,
      consent,
      isGiven: given,
    });
  });
}
