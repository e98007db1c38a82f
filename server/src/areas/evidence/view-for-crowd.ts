import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { transact } from '../../platform/transact.ts';
import { getDisplayName } from '../auth/index.ts';
import { keepPlaceholders, listPlaceholders, listVictimNames } from '../clusters/index.ts';
import type { ViewThread } from './reading/view-thread.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/** How often somebody else may give the cluster's next placeholders first. */
const MAX_TRIES = 5;

/** The words of a cluster's exhibit for strangers, with the placeholders of the cluster; those it adds are kept. */
export async function viewForCrowd(
  ctx: Ctx,
  views: ViewThread,
  row: EvidenceRow & { clusterId: string },
  words: { text: string; isPart: boolean },
): Promise<{ text: string; analysis: TextAnalysis }> {
  const { id: evidenceId, clusterId } = row;
  const victimNames = [await getDisplayName(ctx, row.ownerId), ...(await listVictimNames(ctx, clusterId))];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const known = await listPlaceholders(ctx, clusterId);
    const { added, ...view } = await views.crowd({ ...words, victimNames, evidenceId, clusterId, known });
    if (added.length === 0) return view;
    const isKept = await transact(ctx, 'evidence.upload', (tx) =>
      keepPlaceholders(tx, clusterId, known.length, added),
    );
    if (isKept) return view;
  }
  throw new AppError('UNAVAILABLE', { message: 'This cannot be shown now. Please try again.' });
}
