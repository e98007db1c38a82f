import { CARD_WIDTH } from '@fap/shared/puzzle/board-geometry.ts';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { layerColor } from '../../clusters/public/layer-look.ts';
import type { FarNodeType } from './canvas-nodes.ts';

/** A card seen from afar, where no text can be read: its place, size and layer. A board of 500 whole cards is drawn too slowly. */
export const FarNode = memo(function FarNode({ data, selected }: NodeProps<FarNodeType>) {
  return (
    <div
      style={{ width: CARD_WIDTH, height: data.height, borderTopColor: layerColor(data.piece.layer) }}
      className={cn(
        'rounded-md border-2 border-t-16 bg-surface',
        selected ? 'border-accent' : 'border-line-strong',
      )}
    />
  );
});
