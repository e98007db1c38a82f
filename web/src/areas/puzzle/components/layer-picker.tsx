import type { Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { cn } from '../../../ui/class-names.ts';
import { LAYER_STATE_WORDS } from '../../clusters/public/layer-state-words.ts';
import { describeGap, useDecidesAlone } from '../live/layer-gap.ts';
import type { PresentPerson } from '../presence/use-people.ts';
import { LayerLine } from './layer-line.tsx';

export interface LayerPickerProps {
  puzzle: Puzzle;
  selected: number;
  people: readonly PresentPerson[];
  onSelect: (layer: number) => void;
}

/** The fourteen layers: number, name, status, what is left to do, and who works there. */
export function LayerPicker({ puzzle, selected, people, onSelect }: LayerPickerProps) {
  const decidesAlone = useDecidesAlone();
  return (
    <ol aria-label={t`Layers`} className="grid grid-cols-[minmax(0,1fr)] content-start p-2">
      {puzzle.layers.map((layer) => (
        <li key={layer.layer}>
          <LayerRow
            layer={layer}
            gap={describeGap(layer, puzzle.contributions, decidesAlone)}
            isSelected={layer.layer === selected}
            holder={puzzle.claims.find((claim) => claim.layer === layer.layer)?.holder.displayName}
            people={people.filter((person) => person.layer === layer.layer)}
            onSelect={() => onSelect(layer.layer)}
          />
        </li>
      ))}
    </ol>
  );
}

interface LayerRowProps {
  layer: PuzzleLayer;
  gap: string;
  isSelected: boolean;
  holder: string | undefined;
  people: readonly PresentPerson[];
  onSelect: () => void;
}

function LayerRow({ layer, gap, isSelected, holder, people, onSelect }: LayerRowProps) {
  return (
    <button
      type="button"
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
      className={cn(
        'flex min-h-11 w-full items-start gap-2.5 rounded-md px-2 py-1 text-left text-sm leading-snug',
        isSelected ? 'bg-accent-soft font-medium text-accent' : 'hover:bg-sunken',
      )}
    >
      <LayerLine
        layer={layer}
        name={
          <>
            <span className="mr-0.5 text-ink-soft tabular-nums">{layer.layer}</span> {layer.name}
            {gap && <span className="sr-only">, {LAYER_STATE_WORDS[layer.status]}</span>}
          </>
        }
        note={holder ? t`${holder} is working on it` : gap || LAYER_STATE_WORDS[layer.status]}
        people={people}
      />
    </button>
  );
}
