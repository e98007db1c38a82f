import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { getDisplayName } from '../auth/index.ts';
import { listVictimNames, withPlaceholdersInWorker } from '../clusters/index.ts';
import { runTextTask } from '../texts/index.ts';
import type { CaseRow } from './policy.ts';

type CaseWords = Pick<CaseRow, 'title' | 'description'>;

/**
 * A case's title and description as everybody may read them, with the placeholders of its cluster. Without a cluster it has
 * placeholders of its own.
 */
export async function hidePersonalData(
  tx: TxCtx,
  { title, description }: CaseWords,
  { ownerId, clusterId }: Pick<CaseRow, 'ownerId' | 'clusterId'>,
): Promise<Pick<CaseRow, 'shownTitle' | 'shownDescription'>> {
  const victimNames = await namesToHide(tx, ownerId, clusterId);
  const texts = [title, description];
  const hide = (scope: Parameters<Parameters<typeof withPlaceholdersInWorker>[2]>[0]) =>
    runTextTask(tx, 'crowdTexts', { scope, victimNames, texts });
  const [shownTitle = '', shownDescription = ''] = clusterId
    ? await withPlaceholdersInWorker(tx, clusterId, hide)
    : (await hide({ clusterId: tx.ids.next('case'), known: [] })).written;
  return { shownTitle, shownDescription };
}

async function namesToHide(ctx: Ctx, ownerId: string, clusterId: string | null): Promise<string[]> {
  const names = clusterId ? await listVictimNames(ctx, clusterId) : [];
  const own = await getDisplayName(ctx, ownerId);
  return own ? [...names, own] : names;
}
