import type { Alignment } from '@fap/shared/puzzle/board-arrange.ts';
import type { LinkKind } from '@fap/shared/puzzle/board-shapes.ts';
import { t } from '@lingui/core/macro';
import {
  AlignStartVertical,
  Download,
  Frame,
  Hand,
  LayoutGrid,
  type LucideIcon,
  Paperclip,
  Redo2,
  SquareDashedMousePointer,
  Trash2,
  Undo2,
} from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { Tool } from './board-canvas.tsx';
import type { ExportFormat } from './export/export-board.ts';
import { LINE_KIND_OPTIONS, parseLineKind } from './looks/line-look.ts';
import { ToolbarMenu } from './toolbar-menu.tsx';
import type { Arrangement } from './use-board-commands.ts';
import type { BoardUndo } from './use-board-undo.ts';

export interface BoardToolbarProps {
  undo: BoardUndo;
  tool: Tool;
  onTool: (tool: Tool) => void;
  isEmpty: boolean;
  /** How many cards and lines are chosen. */
  chosenCards: number;
  chosenLines: number;
  /** The kind of the chosen lines, else of those drawn from now on. */
  lineKind: LinkKind | null;
  onLineKind: (kind: LinkKind | null) => void;
  onFrame: () => void;
  onExhibit: () => void;
  onAlign: (alignment: Alignment) => void;
  onArrange: (by: Arrangement) => void;
  onDelete: () => void;
  onExport: (format: ExportFormat) => void;
  /** A list of tools closed: the keys of the board go on. */
  onDone: () => void;
}

/** The tools of the board; drawn anew for what is done with them or chosen, not for each change of the board. */
export const BoardToolbar = memo(function BoardToolbar(props: BoardToolbarProps) {
  const { undo, tool, onTool, chosenCards, chosenLines, isEmpty } = props;
  return (
    <div
      role="toolbar"
      aria-label={t`Board tools`}
      className="relative flex items-center gap-0.5 max-sm:overflow-x-auto max-sm:scroll-fade sm:flex-wrap lg:px-2"
    >
      <ToolButton
        label={t`Move the view by dragging`}
        icon={Hand}
        isOn={tool === 'hand'}
        onPress={() => onTool('hand')}
      />
      <ToolButton
        label={t`Select several by dragging (or hold Shift)`}
        icon={SquareDashedMousePointer}
        isOn={tool === 'select'}
        onPress={() => onTool('select')}
      />
      <Divider />
      <ToolButton label={t`Undo your last step`} icon={Undo2} isOff={!undo.canUndo} onPress={undo.undo} />
      <ToolButton label={t`Redo your last step`} icon={Redo2} isOff={!undo.canRedo} onPress={undo.redo} />
      <ToolButton
        label={t`Delete the selection`}
        icon={Trash2}
        isOff={chosenCards + chosenLines === 0}
        onPress={props.onDelete}
      />
      <Divider />
      <ToolButton label={t`Group in a frame`} icon={Frame} onPress={props.onFrame} />
      <ToolButton label={t`Add an exhibit`} icon={Paperclip} onPress={props.onExhibit} />
      <div className="w-44 shrink-0">
        <Select
          aria-label={chosenLines > 0 ? t`Kind of the selected line` : t`Kind of new lines`}
          title={chosenLines > 0 ? t`Kind of the selected line` : t`Kind of new lines`}
          options={LINE_KIND_OPTIONS.map(({ value, label }) => ({ value, label: t`Line: ${label}` }))}
          value={props.lineKind ?? ''}
          size="sm"
          onChange={(event) => props.onLineKind(parseLineKind(event.target.value))}
        />
      </div>
      <ToolbarMenu
        label={t`Align`}
        onClosed={props.onDone}
        icon={AlignStartVertical}
        items={[
          { label: t`Left edges`, isDisabled: chosenCards < 2, onSelect: () => props.onAlign('left') },
          { label: t`Top edges`, isDisabled: chosenCards < 2, onSelect: () => props.onAlign('top') },
          {
            label: t`Even gaps across`,
            isDisabled: chosenCards < 3,
            onSelect: () => props.onAlign('distribute-x'),
          },
          {
            label: t`Even gaps down`,
            isDisabled: chosenCards < 3,
            onSelect: () => props.onAlign('distribute-y'),
          },
        ]}
      />
      <ToolbarMenu
        label={t`Arrange`}
        onClosed={props.onDone}
        icon={LayoutGrid}
        items={[
          {
            label: t`A column for each layer`,
            isDisabled: isEmpty,
            onSelect: () => props.onArrange('layers'),
          },
          { label: t`Along the lines`, isDisabled: isEmpty, onSelect: () => props.onArrange('lines') },
        ]}
      />
      <ToolbarMenu
        label={t`Export`}
        onClosed={props.onDone}
        icon={Download}
        items={(['png', 'svg', 'pdf'] as const).map((format) => ({
          label: t`As ${format.toUpperCase()}`,
          isDisabled: isEmpty,
          onSelect: () => props.onExport(format),
        }))}
      />
    </div>
  );
});

function ToolButton({
  label,
  icon: Icon,
  isOn,
  isOff = false,
  onPress,
}: {
  label: string;
  icon: LucideIcon;
  /** For a choice: whether it is the chosen one. */
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <Tooltip text={label}>
      <Button
        size="icon-sm"
        variant="quiet"
        aria-label={label}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        disabled={isOff}
        onClick={onPress}
      >
        <Icon aria-hidden className="size-4" />
      </Button>
    </Tooltip>
  );
}

const Divider = () => <span aria-hidden className="mx-1 h-6 w-px bg-line" />;
