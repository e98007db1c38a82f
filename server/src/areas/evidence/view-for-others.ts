import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { transact } from '../../platform/transact.ts';
import { getDisplayName } from '../auth/index.ts';
import { keepPlaceholders, listPlaceholders, listVictimNames } from '../clusters/index.ts';
import type { CrowdView } from './reading/crowd-view.ts';
import type { ViewThread } from './reading/view-thread.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/** How often somebody else may give the cluster's next placeholders first. */
const MAX_TRIES = 5;

/**
 * The words of an exhibit for others than its owner, with the placeholders of its cluster; those it adds are kept. Without a
 * cluster it has placeholders of its own.
 */
export async function viewForOthers(
  ctx: Ctx,
  views: ViewThread,
  { id: evidenceId, clusterId, ownerId }: EvidenceRow,
  words: { text: string; isPart: boolean; revealed: string[] },
): Promise<Omit<CrowdView, 'added'>> {
  if (clusterId === null) {
    const victimNames = [await getDisplayName(ctx, ownerId)];
    const { added: _, ...view } = await views.crowd({
      ...words,
      victimNames,
      evidenceId,
      clusterId: evidenceId,
      known: [],
    });
    return view;
  }
  const victimNames = [await getDisplayName(ctx, ownerId), ...(await listVictimNames(ctx, clusterId))];
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
