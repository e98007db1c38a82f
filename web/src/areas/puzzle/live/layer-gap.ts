import { CONFIRMATIONS_NEEDED } from '@fap/shared/puzzle/completion.ts';
import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';

/** What a layer still lacks, in a few words; empty when it is complete. */
export function describeGap(
  { status, layer: number }: PuzzleLayer,
  contributions: readonly Contribution[],
): string {
  if (status === 'complete') return '';
  if (status === 'missing') return 'no piece yet';
  const open = contributions.filter(
    ({ layer, status: state, moderation }) => layer === number && state === 'pending' && !moderation,
  );
  const confirmed = Math.max(0, ...open.map(countConfirmations));
  const left = Math.max(1, CONFIRMATIONS_NEEDED - confirmed);
  return left === 1 ? '1 confirmation to go' : `${left} confirmations to go`;
}

const countConfirmations = ({ reviews }: Contribution): number =>
  reviews.filter(({ verdict, counts }) => verdict === 'confirm' && counts).length;
