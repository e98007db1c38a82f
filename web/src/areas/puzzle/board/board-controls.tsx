import { t } from '@lingui/core/macro';
import { ControlButton, Controls } from '@xyflow/react';
import { BookOpenText, Maximize } from 'lucide-react';
import { memo } from 'react';

export interface BoardControlsProps {
  /** Shows as much as can be read. */
  onFit: () => void;
  /** Shows as many cards as the smallest zoom does. */
  onFitAll: () => void;
}

/** The buttons for the zoom and the two views that fit. */
export const BoardControls = memo(function BoardControls({ onFit, onFitAll }: BoardControlsProps) {
  return (
    <Controls showInteractive={false} showFitView={false}>
      <ControlButton
        onClick={onFit}
        title={t`Show the board, as much as can be read`}
        aria-label={t`Show the board, as much as can be read`}
      >
        <BookOpenText aria-hidden className="fill-none!" />
      </ControlButton>
      <ControlButton onClick={onFitAll} title={t`Show as much as fits`} aria-label={t`Show as much as fits`}>
        <Maximize aria-hidden className="fill-none!" />
      </ControlButton>
    </Controls>
  );
});
