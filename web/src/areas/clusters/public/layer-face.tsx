import { cn } from '../../../ui/class-names.ts';
import { LAYER_LOOKS, layerColor, layerTint } from './layer-look.ts';

export interface LayerFaceProps {
  /** 1–14; any other number has no face and takes no room. */
  layer: number;
  size?: 'sm' | 'md';
  className?: string;
}

/** The face of a layer, beside its name: it says nothing by itself, so that screen readers leave it out. */
export function LayerFace({ layer, size = 'sm', className }: LayerFaceProps) {
  const Icon = LAYER_LOOKS[layer - 1]?.icon;
  if (!Icon) return null;
  return (
    <span
      aria-hidden
      className={cn(
        'flex shrink-0 items-center justify-center',
        size === 'sm' ? 'size-6 rounded-sm' : 'size-9 rounded-md',
        className,
      )}
      style={{ color: layerColor(layer), background: layerTint(layer) }}
    >
      <Icon className={size === 'sm' ? 'size-3.5' : 'size-5'} strokeWidth={size === 'sm' ? 2 : 1.75} />
    </span>
  );
}
