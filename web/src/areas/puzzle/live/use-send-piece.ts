import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { isRetryable } from '../../../platform/send-queue.ts';
import { currentUser } from '../../../platform/session.ts';
import { isSessionGone } from '../../../platform/session-gone.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { type NewPiece, type PieceAccepted, pieceQueue } from './data.ts';

/** The step of sending a piece that waits for the user. */
export type SendStep =
  | { name: 'idle' }
  | { name: 'pledge'; piece: NewPiece }
  | { name: 'similar'; piece: NewPiece; similar: readonly { contribution: Contribution; ratio: number }[] };

export interface SendPieceOptions {
  accountId: string;
  hasPledged: boolean;
  /** The piece is on the server or in the queue, so the draft may be cleared. */
  onKept: (piece: NewPiece) => void;
}

/** Shows the reward for a piece that the server accepted. */
function toastReward({ reward }: Pick<PieceAccepted, 'reward'>): void {
  toast({
    title: t`Piece added`,
    description: t`+${reward.credits} credits and +${reward.xp} XP. It needs two reviews by other agents.`,
    variant: 'success',
  });
}

/** Begins to send an account's waiting pieces, and shows what each one earned; returns a function that stops it. */
export const sendWaitingPieces = (accountId: string): (() => void) =>
  pieceQueue.start(accountId, toastReward);

/** Sends a piece: asks for the pledge (once), shows near-duplicates, then sends or queues it. */
export function useSendPiece({ accountId, hasPledged, onKept }: SendPieceOptions) {
  const [step, setStep] = useState<SendStep>({ name: 'idle' });
  const fail = (error: Error) =>
    toast({
      title: t`Piece not added`,
      description: reasonOf(error, t`Your text is still here. Please try again.`),
      variant: 'destructive',
    });

  const send = useAction({
    run: (piece: NewPiece) => pieceQueue.send(accountId, piece),
    onSuccess: (answer, piece) => {
      setStep({ name: 'idle' });
      onKept(piece);
      if (answer) toastReward(answer);
      else
        toast({
          title: t`Saved for later`,
          description: t`You’re offline. We’ll send the piece when you’re back.`,
        });
    },
    onFailure: (error) => {
      setStep({ name: 'idle' });
      fail(error);
    },
  });
  const check = useAction({
    run: async (piece: NewPiece) => {
      const { clusterId, content } = piece;
      return (await api(puzzleContract.similar, { body: { clusterId, content } })).similar;
    },
    onSuccess: (similar, piece) => {
      if (similar.length > 0) setStep({ name: 'similar', piece, similar });
      else send.mutate(piece);
    },
    // The check for duplicates is optional: while offline the piece goes to the queue without it.
    onFailure: (error, piece) => (isRetryable(error) ? send.mutate(piece) : fail(error)),
  });
  const pledge = useAction({
    run: (_piece: NewPiece) => api(puzzleContract.pledge),
    onSuccess: ({ pledgedAt }, piece) => {
      currentUser.patch((user) => user && { ...user, pledgedAt });
      setStep({ name: 'idle' });
      check.mutate(piece);
    },
    onFailure: (error) => {
      if (!isSessionGone(error)) fail(error);
    },
  });

  return {
    step,
    isPending: send.isPending || check.isPending || pledge.isPending,
    submit: (piece: NewPiece) => (hasPledged ? check.mutate(piece) : setStep({ name: 'pledge', piece })),
    acceptPledge: () => step.name === 'pledge' && pledge.mutate(step.piece),
    sendAnyway: () => step.name === 'similar' && send.mutate(step.piece),
    cancel: () => setStep({ name: 'idle' }),
  };
}
