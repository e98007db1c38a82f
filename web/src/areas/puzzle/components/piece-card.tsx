import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleEllipsis, CircleMinus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { cn } from '../../../ui/class-names.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { LayerName } from '../../clusters/public/layer-name.tsx';
import { PieceAuthor } from '../presence/piece-author.tsx';
import { ReviewLine } from './review-line.tsx';
import { useHighlight } from './use-highlight.ts';

const STATE = {
  confirmed: { icon: CircleCheck, word: t`Confirmed`, className: 'text-accent' },
  pending: { icon: CircleEllipsis, word: t`Open for review`, className: 'text-ink-soft' },
  disputed: { icon: CircleAlert, word: t`Disputed`, className: 'text-high' },
  withdrawn: { icon: CircleMinus, word: t`Withdrawn`, className: 'text-ink-soft' },
} as const;

export interface PieceCardProps {
  piece: Contribution;
  hasLayer: boolean;
  /** A link leads to this piece: it is scrolled to and marked. */
  isLinked?: boolean;
  children?: ReactNode;
}

/** A piece with its author, their confidence, and its reviews. */
export function PieceCard({ piece, hasLayer, isLinked = false, children }: PieceCardProps) {
  const { icon: Icon, word, className } = STATE[piece.moderation ? 'withdrawn' : piece.status];
  const isFresh = useHighlight(`${piece.status} ${piece.reviews.length}`);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <article
      ref={card}
      tabIndex={isLinked ? -1 : undefined}
      aria-current={isLinked ? 'location' : undefined}
      className={cn(
        '-mx-2 rounded-md px-2 py-3.5 wrap-anywhere outline-none transition-colors duration-700',
        isFresh && 'bg-accent-soft',
        isLinked && 'ring-2 ring-accent',
      )}
    >
      {hasLayer && <LayerName layer={piece.layer} className="text-xs" />}
      <p
        className={cn(
          'mt-0.5 text-[0.9375rem] whitespace-pre-wrap',
          (piece.moderation || piece.status === 'withdrawn') && 'text-ink-soft italic',
        )}
      >
        {piece.content}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span className={cn('inline-flex items-center gap-1 font-medium', className)}>
          <Icon aria-hidden className="size-4" />
          {piece.moderation ? (piece.moderation === 'hidden' ? t`Hidden` : t`Removed`) : word}
        </span>
        <PieceAuthor piece={piece} />
        {/* Nobody said how sure they are of what was read from a report. */}
        {piece.origin === 'report' ? (
          <span>
            <Trans>read from a report</Trans>
          </span>
        ) : (
          <span className="tabular-nums">
            <Trans>{Math.round(piece.confidence)}% sure</Trans>
          </span>
        )}
        <RelativeTime at={piece.createdAt} />
        {piece.evidenceId && !piece.moderation && (
          <Link href={paths.evidence(piece.evidenceId)} className="link">
            <Trans>Open the exhibit</Trans>
          </Link>
        )}
        {piece.editedAt && (
          <span>
            <Trans>edited</Trans>
          </span>
        )}
      </p>
      {piece.reviews.length > 0 && (
        <ul className="mt-2 space-y-1 border-l-2 border-line pl-3 text-sm">
          {piece.reviews.map((review) => (
            <li key={review.id}>
              <ReviewLine review={review} piece={piece} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}
