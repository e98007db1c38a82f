import type { Verdict } from '@fap/shared/puzzle/completion.ts';
import type { DisputeReason } from '@fap/shared/puzzle/constants.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { type ApiError, isStatus, reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';

export interface ReviewDraft {
  piece: Contribution;
  verdict: Verdict;
  note: string;
  layerVersion: number;
  reason?: DisputeReason;
  evidenceId?: string;
  /** Accounts that the note mentions. */
  mentions?: string[];
}

/** The rejected review and the piece on the server, so that neither is lost. */
export interface ReviewConflict {
  mine: ReviewDraft;
  theirs: Contribution | null;
  reason: string;
}

const DECIDED: Readonly<Record<Exclude<Contribution['status'], 'pending'>, string>> = {
  confirmed: t`The piece is confirmed.`,
  disputed: t`The piece is disputed.`,
  withdrawn: t`The piece is withdrawn.`,
};

/** Sends a review; keeps a conflict (409) with both sides until it is closed. */
export function useReview(onDone: () => void) {
  const [conflict, setConflict] = useState<ReviewConflict | null>(null);
  const action = useAction({
    run: ({ piece, ...body }: ReviewDraft) => api(puzzleContract.review, { params: { id: piece.id }, body }),
    onSuccess: ({ contribution }) => {
      onDone();
      const description =
        contribution.status === 'pending' ? t`One more review needed.` : DECIDED[contribution.status];
      toast({ title: t`Review recorded`, description, variant: 'success' });
    },
    onFailure: (error, mine) => {
      if (isStatus(error, 409))
        setConflict({ mine, theirs: theirsOf(error), reason: reasonOf(error, t`It changed.`) });
      else {
        toast({
          title: t`Review not recorded`,
          description: reasonOf(error, t`Please try again.`),
          variant: 'destructive',
        });
      }
    },
  });
  return {
    review: action.mutate,
    isPending: action.isPending,
    conflict,
    closeConflict: () => setConflict(null),
  };
}

/** The current piece, which the server sends with every conflict. */
function theirsOf(error: ApiError): Contribution | null {
  const piece = error.data.contribution;
  return piece ? (piece as Contribution) : null;
}
