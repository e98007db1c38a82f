import { t } from '@lingui/core/macro';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { cn } from '../../ui/class-names.ts';
import { type GraphNode, NODE_HEIGHT, NODE_WIDTH } from './lay-out-families.ts';

export interface FamilyNodeData extends Record<string, unknown> {
  node: GraphNode;
  isSelected: boolean;
}
export type FamilyNodeType = Node<FamilyNodeData, 'family'>;

/** A node of the graph: a family or a cluster. A filled dot means active; the number below counts clusters not drawn. */
export function FamilyNode({ data: { node, isSelected } }: NodeProps<FamilyNodeType>) {
  const { name, isRoot, isActive, isEvolutionary, rest, isRestUnrelated } = node;
  return (
    <div
      title={name}
      style={{ width: NODE_WIDTH, height: NODE_HEIGHT }}
      className={cn(
        'relative flex cursor-pointer items-center gap-2 rounded-lg border px-2.5 text-left text-[15px]',
        isRoot ? 'bg-accent-soft font-semibold' : 'bg-surface',
        isRoot || isSelected ? 'border-accent' : 'border-line-strong/60',
        isSelected && 'ring-2 ring-accent',
      )}
    >
      <Handle type="target" id="before" position={Position.Left} className="opacity-0" />
      <Handle type="source" id="after" position={Position.Right} className="opacity-0" />
      <Handle type="target" id="beside" position={Position.Right} className="opacity-0" />
      {!isRoot && (
        <span
          className={cn(
            'size-2.5 shrink-0 rounded-full border',
            isActive ? 'border-accent bg-accent' : 'border-line-strong',
          )}
        />
      )}
      <span className="truncate">{name}</span>
      {isEvolutionary && <span>↻</span>}
      {rest > 0 && (
        <span className="absolute top-full left-3 mt-1 text-[13px] leading-none font-normal whitespace-nowrap text-ink-soft">
          {isRestUnrelated ? t`and ${rest} without a known relative` : t`and ${rest} more`}
        </span>
      )}
    </div>
  );
}
