import type { Claim, Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { ArrowRight, Crosshair, Hourglass } from 'lucide-react';
import { useNow } from '../../../platform/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { findRunningClaim, formatCountdown } from '../live/claim-time.ts';
import { LayerStatusBadge } from './layer-status-badge.tsx';
import { useHighlight } from './use-highlight.ts';

export interface AnatomyGridProps {
  puzzle: Puzzle;
  /** Opens a layer; a missing one with the focus in the form. */
  onOpen: (layer: number) => void;
}

/** The fourteen layers in the order of the scam: what is known, who contributed it, and what is missing. */
export function AnatomyGrid({ puzzle, onOpen }: AnatomyGridProps) {
  const now = useNow(puzzle.claims.length > 0);
  return (
    <section aria-labelledby="anatomy-title" className="@container p-3">
      <h2 id="anatomy-title" className="text-[0.9375rem] font-semibold">
        14-layer anatomy
      </h2>
      <ol className="mt-3 grid gap-3 @lg:grid-cols-2 @3xl:grid-cols-3">
        {puzzle.layers.map((layer) => (
          <LayerCard
            key={layer.layer}
            layer={layer}
            claim={findRunningClaim(
              puzzle.claims.find((claim) => claim.layer === layer.layer),
              now,
            )}
            now={now}
            onOpen={() => onOpen(layer.layer)}
          />
        ))}
      </ol>
    </section>
  );
}

interface LayerCardProps {
  layer: PuzzleLayer;
  claim: Claim | undefined;
  now: number;
  onOpen: () => void;
}

function LayerCard({ layer, claim, now, onOpen }: LayerCardProps) {
  const isMissing = layer.status === 'missing';
  const isFresh = useHighlight(layer.version);
  return (
    <li
      className={cn(
        'flex flex-col rounded-lg border bg-surface p-4 transition-shadow duration-700',
        isMissing ? 'border-dashed border-line-strong/60' : 'border-line',
        isFresh && 'ring-2 ring-accent-line',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-[0.9375rem] leading-snug font-semibold">
          <span className="mr-2 text-ink-soft tabular-nums">{layer.layer}</span>
          {layer.name}
        </h3>
        <LayerStatusBadge status={layer.status} />
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">{layer.description}</p>
      {!isMissing && <LayerFacts layer={layer} />}
      {claim && (
        <p className="mt-3 flex items-center gap-1.5 text-sm font-medium text-accent">
          <Hourglass aria-hidden className="size-3.5 shrink-0" />
          {claim.holder.displayName} is working on it · {formatCountdown(claim.expiresAt, now)}
        </p>
      )}
      <div className="mt-auto pt-3">
        <Button
          size="sm"
          variant={isMissing ? 'secondary' : 'quiet'}
          className={cn(!isMissing && '-ml-2.5')}
          onClick={onOpen}
        >
          {isMissing ? (
            <>
              <Crosshair aria-hidden className="size-4" />
              Hunt this piece
            </>
          ) : (
            <>
              Open layer
              <ArrowRight aria-hidden className="size-4" />
            </>
          )}
          <span className="sr-only">: {layer.name}</span>
        </Button>
      </div>
    </li>
  );
}

function LayerFacts({ layer }: { layer: PuzzleLayer }) {
  const facts: [string, string][] = [
    ['Contributor', layer.contributor ?? '—'],
    ['Confidence', layer.confidence === null ? '—' : `${Math.min(99, Math.round(layer.confidence))}%`],
    ['Hash', layer.blockchainHash ? `${layer.blockchainHash.slice(0, 12)}…` : '—'],
    ['Pieces', String(layer.pieces)],
  ];
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-ink-soft">{term}</dt>
          <dd className={cn('truncate', term === 'Hash' && 'font-mono text-[0.8125rem]')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
