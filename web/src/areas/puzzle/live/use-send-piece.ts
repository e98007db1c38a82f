import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { isPassing } from '../../../platform/send-queue.ts';
import { currentUser } from '../../../platform/session.ts';
import { isSessionGone } from '../../../platform/session-gone.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { type NewPiece, type PieceAccepted, pieceQueue } from './data.ts';

/** Where a piece stands between "send" and the server. */
export type SendStep =
  | { name: 'idle' }
  | { name: 'pledge'; piece: NewPiece }
  | { name: 'similar'; piece: NewPiece; similar: readonly { contribution: Contribution; ratio: number }[] };

export interface SendPieceOptions {
  accountId: string;
  hasPledged: boolean;
  /** The text may be cleared: it is on the server or waits in this browser. */
  onKept: (piece: NewPiece) => void;
}

/** Tells a person what their piece was worth. */
export function thank({ reward }: Pick<PieceAccepted, 'reward'>): void {
  toast({
    title: 'Piece added',
    description: `+${reward.credits} credits and +${reward.xp} XP. It needs two reviews by other agents.`,
    variant: 'success',
  });
}

/** Sends a piece: the pledge first (once), then near-duplicates are pointed out, then it goes or waits. */
export function useSendPiece({ accountId, hasPledged, onKept }: SendPieceOptions) {
  const [step, setStep] = useState<SendStep>({ name: 'idle' });
  const fail = (error: Error) =>
    toast({
      title: 'Piece not added',
      description: reasonOf(error, 'Your text is kept. Please try again.'),
      variant: 'destructive',
    });

  const send = useAction({
    run: (piece: NewPiece) => pieceQueue.send(accountId, piece),
    onSuccess: (answer, piece) => {
      setStep({ name: 'idle' });
      onKept(piece);
      if (answer) thank(answer);
      else
        toast({
          title: 'Kept for later',
          description: 'You are offline. The piece is sent when you are back.',
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
    // Pointing out duplicates is a help: without a connection the piece goes its way all the same.
    onFailure: (error, piece) => (isPassing(error) ? send.mutate(piece) : fail(error)),
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
