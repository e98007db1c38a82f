import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { CircleCheck, CircleDashed, CircleDotDashed } from 'lucide-react';
import { cn } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

const ICONS = { complete: CircleCheck, partial: CircleDotDashed, missing: CircleDashed };

export interface LayerPickerProps {
  puzzle: Puzzle;
  selected: number;
  onSelect: (layer: number) => void;
}

/** Chooses one of the fourteen layers: a list on wide screens, a native select on narrow ones. */
export function LayerPicker(props: LayerPickerProps) {
  const { puzzle, selected, onSelect } = props;
  return (
    <>
      <Field label="Layer" className="lg:hidden">
        {(control) => (
          <Select
            {...control}
            value={String(selected)}
            onChange={(event) => onSelect(Number(event.target.value))}
            options={puzzle.layers.map(({ layer, name, status }) => ({
              value: String(layer),
              label: `${layer} ${name} (${status})`,
            }))}
          />
        )}
      </Field>
      <LayerList {...props} />
    </>
  );
}

function LayerList({ puzzle, selected, onSelect }: LayerPickerProps) {
  return (
    <ol aria-label="Layers" className="hidden content-start gap-0.5 lg:grid">
      {puzzle.layers.map((layer) => {
        const Icon = ICONS[layer.status];
        const claim = puzzle.claims.find((candidate) => candidate.layer === layer.layer);
        const isSelected = layer.layer === selected;
        return (
          <li key={layer.layer}>
            <button
              type="button"
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => onSelect(layer.layer)}
              className={cn(
                'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-[0.9375rem] hover:bg-sunken',
                isSelected && 'bg-accent-soft font-medium text-accent hover:bg-accent-soft',
              )}
            >
              <Icon
                aria-hidden
                className={cn(
                  'size-4 shrink-0',
                  layer.status === 'missing' ? 'text-ink-soft' : 'text-accent',
                )}
              />
              <span className="min-w-0 flex-1">
                <span className="mr-1.5 text-ink-soft tabular-nums">{layer.layer}</span>
                {layer.name}
                <span className="sr-only">, {layer.status}</span>
                {claim && (
                  <span className="block text-xs font-normal text-ink-soft">
                    {claim.holder.displayName} is working on it
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
