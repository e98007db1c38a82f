import type { Claim, Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Crosshair } from 'lucide-react';
import { useNow } from '../../../platform/use-now.ts';
import { cn } from '../../../ui/class-names.ts';
import { LAYER_STATE_WORDS } from '../../clusters/public/layer-state-words.ts';
import { findRunningClaim, formatCountdown } from '../live/claim-time.ts';
import { describeGap, useDecidesAlone } from '../live/layer-gap.ts';
import type { PresentPerson } from '../presence/use-people.ts';
import { contributorName } from '../public/contributor-name.ts';
import { LayerLine } from './layer-line.tsx';
import { useHighlight } from './use-highlight.ts';

export interface AnatomyGridProps {
  puzzle: Puzzle;
  people: readonly PresentPerson[];
  /** Opens a layer; a missing one with the focus in the form. */
  onOpen: (layer: number) => void;
}

/** The fourteen layers in the order of the scam: what is known, who found it, what is missing, and who works there. */
export function AnatomyGrid({ puzzle, people, onOpen }: AnatomyGridProps) {
  const decidesAlone = useDecidesAlone();
  const now = useNow(puzzle.claims.length > 0);
  return (
    <section aria-labelledby="anatomy-title" className="@container p-2">
      <h2 id="anatomy-title" className="px-2 pt-1 text-sm font-semibold">
        <Trans>14-layer anatomy</Trans>
      </h2>
      <ol className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-4 @2xl:grid-flow-col @2xl:grid-cols-2 @2xl:grid-rows-7">
        {puzzle.layers.map((layer) => (
          <LayerEntry
            key={layer.layer}
            layer={layer}
            gap={describeGap(layer, puzzle.contributions, decidesAlone)}
            claim={findRunningClaim(
              puzzle.claims.find((claim) => claim.layer === layer.layer),
              now,
            )}
            now={now}
            people={people.filter((person) => person.layer === layer.layer)}
            onOpen={() => onOpen(layer.layer)}
          />
        ))}
      </ol>
    </section>
  );
}

interface LayerEntryProps {
  layer: PuzzleLayer;
  gap: string;
  claim: Claim | undefined;
  now: number;
  people: readonly PresentPerson[];
  onOpen: () => void;
}

function LayerEntry({ layer, gap, claim, now, people, onOpen }: LayerEntryProps) {
  const isMissing = layer.status === 'missing';
  const isFresh = useHighlight(layer.version);
  return (
    <li
      title={layer.description}
      className={cn(
        'relative flex min-h-11 items-start gap-2.5 rounded-md px-2 py-1 text-sm leading-snug ring-inset transition-shadow duration-700 hover:bg-sunken',
        isFresh && 'ring-2 ring-accent-line',
      )}
    >
      <LayerLine
        layer={layer}
        name={
          <h3 className="inline font-medium">
            <span className="mr-0.5 font-normal text-ink-soft tabular-nums">{layer.layer}</span> {layer.name}
          </h3>
        }
        note={
          <>
            <span className="flex items-center justify-between gap-2">
              <Note layer={layer} gap={gap} />
              {/* The whole row is the button's target. */}
              <button
                type="button"
                onClick={onOpen}
                className={cn(
                  'shrink-0 rounded-md font-medium text-accent after:absolute after:inset-0 after:rounded-md after:content-[""] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent',
                  isMissing &&
                    'flex items-center gap-1 border border-line-strong/50 bg-surface px-1.5 py-0.5',
                )}
              >
                {isMissing ? (
                  <>
                    <Crosshair aria-hidden className="size-3.5" />
                    <Trans>Hunt this piece</Trans>
                  </>
                ) : (
                  <span className="sr-only">
                    <Trans>Open layer</Trans>
                  </span>
                )}
                <span className="sr-only">: {layer.name}</span>
              </button>
            </span>
            {claim && (
              <span className="block font-medium text-accent">
                <Trans>
                  {claim.holder.displayName} is working on it · {formatCountdown(claim.expiresAt, now)}
                </Trans>
              </span>
            )}
          </>
        }
        people={people}
      />
    </li>
  );
}

/** The status, then what is left to do, or who found the best piece and how sure they are. */
function Note({ layer, gap }: { layer: PuzzleLayer; gap: string }) {
  const { status, contributor, confidence } = layer;
  const word = LAYER_STATE_WORDS[status];
  if (status === 'missing') return <span>{layer.pieces > 0 ? `${word} · ${gap}` : word}</span>;
  const sure = confidence === null ? null : t`${Math.min(99, Math.round(confidence))}% sure`;
  return (
    <span className="truncate">
      <span>{word}</span>
      {status === 'partial' && <span> · {gap}</span>}
      {contributor && (
        <span className={cn(status === 'partial' && 'hidden @xs:inline')}>
          {' '}
          · {contributorName(contributor)}
        </span>
      )}
      {sure && <span className="hidden @xs:inline"> · {sure}</span>}
    </span>
  );
}
