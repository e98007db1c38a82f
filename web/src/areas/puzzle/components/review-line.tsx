import { DISPUTE_REASON_LABELS } from '@fap/shared/puzzle/constants.ts';
import type { Contribution, Review } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { PersonName } from '../../../ui/person-name.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { AnswerReview } from './answer-review.tsx';

/** What somebody said about a piece, with the exhibit they cite and the author's answer. */
export function ReviewLine({ review, piece }: { review: Review; piece: Contribution }) {
  const user = useCurrentUser();
  const { reviewer, verdict, counts, reason, note, evidenceId, answer } = review;
  const isAuthor = piece.author.id === user.id && !piece.moderation && piece.status !== 'withdrawn';
  return (
    <>
      <p>
        <PersonName id={reviewer.id} name={reviewer.displayName} className="font-medium" />{' '}
        {verdict === 'confirm' ? t`confirmed` : t`disputed`}
        {!counts && (
          <span className="text-ink-soft">
            {' '}
            <Trans>(new account, doesn’t count yet)</Trans>
          </span>
        )}
        {reason && <span>: {DISPUTE_REASON_LABELS[reason]}</span>}
        {note && (
          <span className="text-ink-soft">
            {reason ? ' – ' : ': '}
            {note}
          </span>
        )}
        {evidenceId && (
          <>
            {' '}
            <Link href={paths.evidence(evidenceId)} className="link">
              <Trans>Open the exhibit they cite</Trans>
            </Link>
          </>
        )}
      </p>
      {answer && (
        <p className="mt-1 border-l-2 border-accent-line pl-2">
          <Trans>
            <PersonName id={piece.author.id} name={piece.author.displayName} className="font-medium" />{' '}
            answered{' '}
            <span className="text-ink-soft">
              <RelativeTime at={answer.at} />
            </span>
            : {answer.text}
          </Trans>
        </p>
      )}
      {isAuthor && (
        <AnswerReview reviewId={review.id} current={answer?.text ?? ''} by={reviewer.displayName} />
      )}
    </>
  );
}
