import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { cn } from '../../../ui/class-names.ts';
import { LAYER_LOOKS, layerColor } from './layer-look.ts';

/** A layer's number and name in its colour, with its shape; nothing for what belongs to no layer. */
export function LayerName({ layer, className }: { layer: number; className?: string }) {
  const anatomy = ANATOMY.find((candidate) => candidate.layer === layer);
  const Icon = LAYER_LOOKS[layer - 1]?.icon;
  if (!anatomy || !Icon) return null;
  return (
    <p className={cn('font-semibold', className)} style={{ color: layerColor(layer) }}>
      <Icon aria-hidden className="mr-1 inline-block size-[1.15em] align-[-0.2em]" />
      {anatomy.layer} {anatomy.name}
    </p>
  );
}
