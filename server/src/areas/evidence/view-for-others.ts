import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { PlaceholderEntry } from '@fap/shared/privacy/placeholders.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { getDisplayName, getEmail } from '../auth/index.ts';
import { listPlaceholders, listVictimNames, savePlaceholders } from '../clusters/index.ts';
import type { CrowdView, CrowdViewTask } from './reading/build-crowd-view.ts';
import type { WordViews } from './reading/word-views.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/** Retries when others save the cluster's next placeholders first. */
const MAX_TRIES = 5;

/**
 * The words of an evidence item for others than its owner, with the placeholders of its cluster; those it adds are kept. Without a
 * cluster it has placeholders of its own.
 */
export async function viewForOthers(
  ctx: Ctx,
  views: WordViews,
  { id: evidenceId, clusterId, ownerId, author }: EvidenceRow,
  words: Pick<CrowdViewTask, 'grade' | 'text' | 'headers' | 'isPart' | 'revealed'>,
): Promise<Omit<CrowdView, 'added'>> {
  const ownNames = [await getDisplayName(ctx, ownerId), await getEmail(ctx, ownerId)];
  const scope = clusterId ?? evidenceId;
  const victimNames =
    clusterId === null || words.grade === 'analyst' ? [] : await listVictimNames(ctx, clusterId);
  const view = (known: PlaceholderEntry[]) =>
    views.crowd({ ...words, author, ownNames, victimNames, evidenceId, clusterId: scope, known });
  if (clusterId === null) return withoutAdded(await view([]));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const known = await listPlaceholders(ctx, clusterId);
    const seen = await view(known);
    if (seen.added.length === 0) return withoutAdded(seen);
    const isKept = await transact(
      ctx,
      'evidence.view',
      (tx) => savePlaceholders(tx, clusterId, known.length, seen.added),
      { housekeeping: 'which number stands for a hidden detail; what is shown is on record' },
    );
    if (isKept) return withoutAdded(seen);
  }
  throw new AppError('UNAVAILABLE', { message: t`This cannot be shown now. Please try again.` });
}

const withoutAdded = ({ added: _, ...view }: CrowdView): Omit<CrowdView, 'added'> => view;
