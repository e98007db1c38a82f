import type { BoardCard } from '@fap/shared/puzzle/board-doc.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Popover } from 'radix-ui';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { LayerName } from '../../clusters/public/layer-name.tsx';
import { PieceAuthor } from '../presence/piece-author.tsx';
import { ExhibitSummary } from './exhibit-summary.tsx';
import { statusLook } from './piece-status.ts';

/** The card whose piece or exhibit is open, and the control that opened it. */
export interface Opened {
  card: BoardCard;
  from: HTMLElement;
}

export interface BoundPopoverProps {
  opened: Opened;
  clusterId: string;
  /** The piece as it is now; null when the page has not loaded it. */
  piece: Contribution | null;
  onOpenPiece: ((piece: Contribution) => void) | undefined;
  onClose: () => void;
}

/** What a card shows, in place: its piece with text, author and status, or its exhibit. */
export function BoundPopover({ opened, clusterId, piece, onOpenPiece, onClose }: BoundPopoverProps) {
  const { card, from } = opened;
  const evidenceId = piece?.moderation ? undefined : (card.evidenceId ?? piece?.evidenceId ?? undefined);
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={{ current: from }} />
      <Popover.Portal>
        <Popover.Content
          side="right"
          sideOffset={8}
          collisionPadding={12}
          aria-label={card.pieceId ? t`Piece on this card` : t`Exhibit on this card`}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            from.focus({ preventScroll: true });
          }}
          className="z-50 max-h-[min(28rem,80dvh)] w-[min(22rem,calc(100vw-1.5rem))] space-y-3 overflow-y-auto rounded-lg border border-line bg-surface p-4 text-[0.9375rem] shadow-panel animate-rise"
        >
          {card.pieceId && (
            <PieceSummary
              card={card}
              piece={piece}
              clusterId={clusterId}
              onOpenPiece={
                onOpenPiece &&
                ((open) => {
                  onClose();
                  onOpenPiece(open);
                })
              }
            />
          )}
          {evidenceId && <ExhibitSummary id={evidenceId} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function PieceSummary({
  card,
  piece,
  clusterId,
  onOpenPiece,
}: {
  card: BoardCard;
  piece: Contribution | null;
  clusterId: string;
  onOpenPiece: ((piece: Contribution) => void) | undefined;
}) {
  const { icon: Icon, word, className } = statusLook(piece);
  const layer = piece?.layer ?? card.layer;
  return (
    <div className="space-y-2">
      <p
        className={cn(
          'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-sm font-medium',
          className,
        )}
      >
        <Icon aria-hidden className="size-4" />
        {word}
      </p>
      <LayerName layer={layer} className="text-sm" />
      <p className="wrap-anywhere whitespace-pre-wrap">{piece?.content ?? card.label}</p>
      {piece ? (
        <p className="text-sm text-ink-soft">
          <PieceAuthor piece={piece} /> <Trans>· {Math.round(piece.confidence)}% sure</Trans>
        </p>
      ) : (
        <p className="text-sm text-ink-soft">
          <Trans>Open its layer to see its status and reviews.</Trans>
        </p>
      )}
      {layer > 0 && piece && onOpenPiece && (
        <Button size="sm" onClick={() => onOpenPiece(piece)}>
          <Trans>Open the layer</Trans>
        </Button>
      )}
      {layer > 0 && !(piece && onOpenPiece) && (
        <Button size="sm" asChild>
          <Link href={paths.puzzle(clusterId, { mode: 'contribute', layer })}>
            <Trans>Open the layer</Trans>
          </Link>
        </Button>
      )}
    </div>
  );
}
