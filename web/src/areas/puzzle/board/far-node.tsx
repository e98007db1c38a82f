import { CARD_WIDTH } from '@fap/shared/puzzle/board-geometry.ts';
import { Handle, type NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { layerColor } from '../../clusters/public/layer-look.ts';
import type { FarNodeType } from './canvas-nodes.ts';
import { isDrawnSame } from './card-content.ts';
import { HANDLE_POSITIONS } from './handle-positions.ts';

/** A card seen from afar, where no text can be read: its place, size and layer. A hundred whole cards are drawn too slowly. */
export const FarNode = memo(function FarNode({ data, selected }: NodeProps<FarNodeType>) {
  return (
    <div
      style={{ width: CARD_WIDTH, height: data.height, borderTopColor: layerColor(data.piece.layer) }}
      className={cn(
        'rounded-md border-4 border-t-20 bg-surface',
        selected ? 'border-accent' : 'border-line-strong',
      )}
    >
      {/* Without its points on the page the canvas draws no line to a card. */}
      {HANDLE_POSITIONS.map((position) => (
        <Handle
          key={position}
          type="source"
          id={position}
          position={position}
          isConnectable={false}
          className="opacity-0"
        />
      ))}
    </div>
  );
}, isDrawnSame);
