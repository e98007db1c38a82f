import { t } from '@lingui/core/macro';
import { cn } from '../../../ui/class-names.ts';

export type LayerState = 'complete' | 'partial' | 'missing';

/** The classes of a layer's cell. */
export const LAYER_LOOK: Record<LayerState, string> = {
  complete: 'bg-accent',
  partial: 'bg-[linear-gradient(to_top,var(--color-accent)_50%,transparent_50%)] bg-accent-soft',
  missing: 'bg-line',
};

export interface LayerStripProps {
  layers: readonly LayerState[];
  className?: string;
}

/** A cluster's layers as full, half and empty cells, with a text for screen readers. */
export function LayerStrip({ layers, className }: LayerStripProps) {
  const count = (state: LayerState) => layers.filter((layer) => layer === state).length;
  return (
    <span
      role="img"
      aria-label={t`${count('complete')} layers complete, ${count('partial')} partial, ${count('missing')} missing`}
      className={cn('flex h-4 gap-[3px]', className)}
    >
      {layers.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers are identified by their position
        <span key={index} className={cn('min-w-1 flex-1 rounded-[2px]', LAYER_LOOK[state])} />
      ))}
    </span>
  );
}
