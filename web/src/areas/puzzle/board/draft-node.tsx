import { CARD_WIDTH } from '@fap/shared/puzzle/board-geometry.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Node, NodeProps } from '@xyflow/react';
import { CardField } from './card-field.tsx';

export interface DraftNodeData extends Record<string, unknown> {
  onEnd: (text: string | null) => void;
}
export type DraftNodeType = Node<DraftNodeData, 'draft'>;

/** A card that nobody else sees yet: it is put on the board with its first words. */
export function DraftNode({ data }: NodeProps<DraftNodeType>) {
  return (
    <div
      style={{ width: CARD_WIDTH }}
      className="rounded-md border border-accent bg-surface px-3 py-2 shadow-panel ring-1 ring-accent"
    >
      <CardField name={t`What does the card say?`} text="" onEnd={data.onEnd} />
      <p className="mt-1 text-[0.8125rem] text-ink-soft">
        <Trans>Enter puts it on the board</Trans>
      </p>
    </div>
  );
}
