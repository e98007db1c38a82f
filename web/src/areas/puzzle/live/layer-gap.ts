import { CONFIRMATIONS_NEEDED } from '@fap/shared/puzzle/completion.ts';
import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { useCurrentUser } from '../../../platform/session.ts';

/**
 * What a layer still lacks, in a few words; empty when it is complete. For a reader who decides alone one confirmation is
 * enough.
 */
export function describeGap(
  { status, layer: number }: PuzzleLayer,
  contributions: readonly Contribution[],
  decidesAlone = false,
): string {
  if (status === 'complete') return '';
  const readable = contributions.filter(({ layer, moderation }) => layer === number && !moderation);
  if (status === 'missing') {
    const disputed = readable.filter((piece) => piece.status === 'disputed').length;
    if (disputed === 0) return t`no piece yet`;
    return plural(disputed, { one: 'its only piece is disputed', other: 'all its pieces are disputed' });
  }
  const open = readable.filter((piece) => piece.status === 'pending');
  const confirmed = Math.max(0, ...open.map(countConfirmations));
  // Two people are the least: what they said may not be sure enough.
  if (!decidesAlone && confirmed >= CONFIRMATIONS_NEEDED) return t`not sure enough yet`;
  const left = decidesAlone ? 1 : CONFIRMATIONS_NEEDED - confirmed;
  return plural(left, { one: '# confirmation to go', other: '# confirmations to go' });
}

/** How many reviews confirm a piece and count. */
export const countConfirmations = ({ reviews }: Contribution): number =>
  reviews.filter(({ verdict, counts }) => verdict === 'confirm' && counts).length;

/** Whether the reader's word alone settles a piece, as an analyst's does. */
export const useDecidesAlone = (): boolean => useCurrentUser().capabilities.includes('puzzle.decide-alone');
