import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pin } from 'lucide-react';
import { memo } from 'react';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { CommentButton } from '../comments/comment-button.tsx';
import { CopyLink } from '../comments/copy-link.tsx';
import { listMentionable } from '../mentions/mentionable.ts';
import { ReportButton } from '../report/report-button.tsx';
import { PanelSection } from '../workspace/panel-section.tsx';
import { ClaimBar } from './claim-bar.tsx';
import { LayerBrief } from './layer-brief.tsx';
import { LayerFacts } from './layer-facts.tsx';
import { LayerPieces } from './layer-pieces.tsx';
import { LayerStatusBadge } from './layer-status-badge.tsx';
import { OwnPieceControls } from './own-piece-controls.tsx';
import { PieceForm } from './piece-form.tsx';
import { ReviewControls } from './review-controls.tsx';

export interface LayerPanelProps {
  puzzle: Puzzle;
  layer: number;
  user: CurrentUser;
  /** The piece that the address leads to; '' for none. */
  linked: string;
  onPin: (piece: Contribution) => void;
}

/** Id of the panel of the open layer. */
export const LAYER_PANEL = 'layer-panel';

/** One layer to work on: its question, its claim, a form for a piece, and the pieces to review. */
export const LayerPanel = memo(function LayerPanel({ puzzle, layer, user, linked, onPin }: LayerPanelProps) {
  const anatomy = anatomyLayer(layer);
  const state = puzzle.layers.find((candidate) => candidate.layer === layer);
  const pieces = puzzle.contributions.filter((piece) => piece.layer === layer);
  const people = listMentionable(puzzle, user.id);
  if (!state) return null;
  return (
    <PanelSection
      id={LAYER_PANEL}
      tabIndex={-1}
      aria-labelledby="layer-title"
      className="scroll-mt-4 outline-none"
      titleId="layer-title"
      title={`${layer} ${anatomy.name}`}
      hint={anatomy.description}
      actions={
        <div className="flex flex-wrap items-center justify-end gap-x-1">
          <LayerStatusBadge status={state.status} />
          <CommentButton target={{ kind: 'layer', id: String(layer) }} what={t`the layer ${anatomy.name}`} />
          <CopyLink path={paths.puzzle(puzzle.clusterId, { layer })} what={t`the layer ${anatomy.name}`} />
        </div>
      }
    >
      <div className="space-y-5">
        <LayerBrief layer={state} pieces={pieces} />
        <LayerFacts layer={state} />
        <ClaimBar
          key={layer}
          clusterId={puzzle.clusterId}
          layer={layer}
          claim={puzzle.claims.find((claim) => claim.layer === layer)}
          accountId={user.id}
        />
        <PieceForm
          key={`${puzzle.clusterId} ${layer}`}
          clusterId={puzzle.clusterId}
          layer={anatomy}
          user={user}
          people={people}
        />
        <section aria-labelledby="layer-pieces">
          <h3 id="layer-pieces" className="font-semibold">
            <Trans>Pieces of this layer</Trans>
          </h3>
          <LayerPieces
            key={layer}
            clusterId={puzzle.clusterId}
            layer={state}
            known={pieces}
            linked={linked}
            empty={t`No pieces here yet. Yours would be the first.`}
            actions={(piece) => (
              <div className="flex flex-wrap items-start justify-between gap-2">
                <ReviewControls
                  piece={piece}
                  layerVersion={state.version}
                  accountId={user.id}
                  decidesAlone={user.capabilities.includes('puzzle.decide-alone')}
                  isFromOwnReport={puzzle.ownReportPieces.includes(piece.id)}
                  people={people}
                />
                <div className="mt-2 flex flex-wrap gap-1">
                  {piece.author.id === user.id && <OwnPieceControls piece={piece} people={people} />}
                  {!piece.moderation && piece.status !== 'withdrawn' && (
                    <>
                      <Button size="sm" variant="quiet" onClick={() => onPin(piece)}>
                        <Pin aria-hidden className="size-4" />
                        <Trans>Pin to board</Trans>
                      </Button>
                      {piece.author.id !== user.id && (
                        <ReportButton target={{ kind: 'piece', id: piece.id }} what={t`this piece`} />
                      )}
                    </>
                  )}
                  {!piece.moderation && (
                    <>
                      <CommentButton
                        target={{ kind: 'piece', id: piece.id }}
                        what={t`this piece`}
                        about={piece.content}
                      />
                      <CopyLink
                        path={paths.puzzle(puzzle.clusterId, { layer, piece: piece.id })}
                        what={t`this piece`}
                      />
                    </>
                  )}
                </div>
              </div>
            )}
          />
          <ExportLinks
            table="pieces"
            things={t`pieces of this layer`}
            query={{ clusterId: puzzle.clusterId, layer }}
            className="mt-4"
          />
        </section>
      </div>
    </PanelSection>
  );
});
