import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { ReviewNeed } from '@fap/shared/puzzle/constants.ts';
import type { WaitingPiece } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LayerFace } from '../../clusters/public/layer-face.tsx';
import { PieceCard } from '../components/piece-card.tsx';
import { ReviewControls } from '../components/review-controls.tsx';
import { ReportBasis } from './report-basis.tsx';

const ExhibitExcerpt = lazyPart(async () => (await import('./exhibit-excerpt.tsx')).ExhibitExcerpt);

const NEEDS: Record<ReviewNeed, string | null> = {
  'one-more': t`Your confirmation completes the layer`,
  critical: t`Critical layer`,
  open: null,
};

export interface WaitingReviewProps {
  waiting: WaitingPiece;
  user: CurrentUser;
  onReviewed: () => void;
}

/** A piece that waits for a review, with the exhibit it cites beside it. */
export function WaitingReview({ waiting, user, onReviewed }: WaitingReviewProps) {
  const { contribution: piece, clusterName, layerVersion, need } = waiting;
  const { name } = anatomyLayer(piece.layer);
  return (
    <li
      data-waiting
      tabIndex={-1}
      aria-label={`${name}, ${clusterName}`}
      className="rounded-lg border border-line bg-surface px-4 py-3 focus:border-accent"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <p className="flex min-w-0 items-center gap-2.5">
          <LayerFace layer={piece.layer} />
          <Link
            href={paths.puzzle(piece.clusterId, { mode: 'contribute', layer: piece.layer })}
            className="link"
          >
            {clusterName}, {name}
          </Link>
        </p>
        {NEEDS[need] && <Badge tone="accent">{NEEDS[need]}</Badge>}
      </div>
      <PieceCard piece={piece} hasLayer={false}>
        {piece.origin === 'report' && <ReportBasis clusterId={piece.clusterId} layer={piece.layer} />}
        {piece.evidenceId && (
          <Suspense fallback={<Skeleton label={t`Loading the exhibit…`} shape="list" count={1} />}>
            <ExhibitExcerpt evidenceId={piece.evidenceId} claim={piece.content} />
          </Suspense>
        )}
        <ReviewControls
          piece={piece}
          layerVersion={layerVersion}
          accountId={user.id}
          decidesAlone={user.capabilities.includes('puzzle.decide-alone')}
          isFromOwnReport={false}
          people={[]}
          onReviewed={onReviewed}
        />
      </PieceCard>
    </li>
  );
}
