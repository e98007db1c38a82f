import { t } from '@lingui/core/macro';
import { usePages } from '../../platform/pages.ts';
import { useOnlineRetry } from '../clusters/public/use-online-retry.ts';
import { useLiveFamilies } from '../families/public/use-live-families.ts';
import { mergeProposals, type Proposals } from './public/data.ts';

/** What the dialogs and cards of proposals say above the list. */
export const PROPOSALS_HINT = t`These clusters name the same party. Once split, a pair isn’t proposed again.`;

/** The proposed merges, of one cluster or all, kept up to date. */
export function useProposals(query: { clusterId?: string }): Proposals {
  const proposals = usePages(mergeProposals, { query });
  useLiveFamilies(true, proposals.refetch);
  useOnlineRetry(proposals);
  return proposals;
}

/** Whether there is nothing to show: no proposal, and no error either. */
export const hasNothingToShow = ({ items, error }: Proposals): boolean =>
  items ? items.length === 0 : !error;
