import type { Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { CircleCheck, CircleDashed, CircleDotDashed } from 'lucide-react';
import { cn } from '../../../ui/class-names.ts';
import { describeGap } from '../live/layer-gap.ts';
import { Avatar } from '../presence/avatar.tsx';
import type { PresentPerson } from '../presence/use-people.ts';

const ICONS = { complete: CircleCheck, partial: CircleDotDashed, missing: CircleDashed };

export interface LayerPickerProps {
  puzzle: Puzzle;
  selected: number;
  people: readonly PresentPerson[];
  onSelect: (layer: number) => void;
}

/** The fourteen layers: number, name, status, what is left to do, and who works there. */
export function LayerPicker({ puzzle, selected, people, onSelect }: LayerPickerProps) {
  return (
    <ol aria-label="Layers" className="grid content-start gap-0.5 p-2">
      {puzzle.layers.map((layer) => (
        <li key={layer.layer}>
          <LayerRow
            layer={layer}
            gap={describeGap(layer, puzzle.contributions)}
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
  const Icon = ICONS[layer.status];
  return (
    <button
      type="button"
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
      className={cn(
        'flex min-h-11 w-full items-center gap-3 rounded-md px-2.5 py-1.5 text-left text-[0.9375rem] hover:bg-sunken',
        isSelected && 'bg-accent-soft font-medium text-accent hover:bg-accent-soft',
      )}
    >
      <Icon
        aria-hidden
        className={cn('size-4 shrink-0', layer.status === 'missing' ? 'text-ink-soft' : 'text-accent')}
      />
      <span className="min-w-0 flex-1">
        <span className="mr-1.5 text-ink-soft tabular-nums">{layer.layer}</span>
        {layer.name}
        <span className="sr-only">, {layer.status}</span>
        {(holder || gap) && (
          <span className="block text-xs font-normal text-ink-soft">
            {holder ? `${holder} is working on it` : gap}
          </span>
        )}
      </span>
      {people.length > 0 && (
        <span className="flex -space-x-2">
          {people.slice(0, 3).map(({ user }) => (
            <span key={user.id}>
              <Avatar id={user.id} name={user.name} isDecorative size="sm" />
              <span className="sr-only">, {user.name} is here</span>
            </span>
          ))}
          {people.length > 3 && <span className="pl-3 text-xs text-ink-soft">+{people.length - 3}</span>}
        </span>
      )}
    </button>
  );
}
