import { type LucideIcon, PanelBottom, PanelLeft, PanelRight } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import {
  Group,
  Panel,
  type PanelImperativeHandle,
  Separator,
  useDefaultLayout,
  usePanelRef,
} from 'react-resizable-panels';
import { getKept, setKept } from '../../../platform/kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { PART_LABELS, type PartContents, type WorkspacePart } from './workspace-parts.ts';

const COLUMNS = ['layers', 'middle', 'details'];
const ROWS = ['board', 'notes'];
const PANEL = 'h-full overflow-y-auto bg-surface focus-visible:outline-offset-[-2px]';
/** Without storage the widths last until the page is left. */
const KEPT = { getItem: getKept, setItem: setKept };

export interface WideWorkspaceProps {
  parts: PartContents;
}

/** Layers, board with notes, and details side by side; widths and folded panels are remembered in this browser. */
export function WideWorkspace({ parts }: WideWorkspaceProps) {
  const columns = useDefaultLayout({ id: 'puzzle-columns', panelIds: COLUMNS, storage: KEPT });
  const rows = useDefaultLayout({ id: 'puzzle-rows', panelIds: ROWS, storage: KEPT });
  const layers = useFolding();
  const notes = useFolding();
  const details = useFolding();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Group className="min-h-0 flex-1 border-t border-line" {...columns}>
        <Panel id="layers" {...layers.panel} defaultSize="21%" minSize="14rem" maxSize="32rem">
          <Unfolded folding={layers}>
            <ScrollRegion label={PART_LABELS.layers} className={PANEL}>
              {parts.layers}
            </ScrollRegion>
          </Unfolded>
        </Panel>
        <Handle label="Width of the layers" />
        <Panel id="middle" minSize="20rem">
          <Group orientation="vertical" {...rows}>
            <Panel id="board" minSize="14rem">
              {parts.board}
            </Panel>
            <Handle label="Height of the notes" isLevel />
            <Panel id="notes" {...notes.panel} defaultSize="28%" minSize="9rem">
              <Unfolded folding={notes}>{parts.notes}</Unfolded>
            </Panel>
          </Group>
        </Panel>
        <Handle label="Width of the pieces" />
        <Panel id="details" {...details.panel} defaultSize="27%" minSize="20rem" maxSize="44rem">
          <Unfolded folding={details}>
            <ScrollRegion label={PART_LABELS.details} className={PANEL}>
              {parts.details}
            </ScrollRegion>
          </Unfolded>
        </Panel>
      </Group>
      <div
        role="toolbar"
        aria-label="Panels"
        className="flex items-center justify-center gap-1 border-t border-line bg-surface"
      >
        <FoldButton part="layers" icon={PanelLeft} folding={layers} />
        <FoldButton part="notes" icon={PanelBottom} folding={notes} />
        <FoldButton part="details" icon={PanelRight} folding={details} />
      </div>
    </div>
  );
}

interface Folding {
  isFolded: boolean;
  toggle: () => void;
  /** For the panel that folds. */
  panel: {
    panelRef: RefObject<PanelImperativeHandle | null>;
    collapsible: true;
    collapsedSize: number;
    onResize: () => void;
  };
}

function useFolding(): Folding {
  const panelRef = usePanelRef();
  const [isFolded, setFolded] = useState(false);
  return {
    isFolded,
    toggle: () => (isFolded ? panelRef.current?.expand() : panelRef.current?.collapse()),
    panel: {
      panelRef,
      collapsible: true,
      collapsedSize: 0,
      onResize: () => setFolded(panelRef.current?.isCollapsed() ?? false),
    },
  };
}

/** What stands in a panel that folds: folded it has no height or width, and must not be reached by keyboard either. */
function Unfolded({ folding, children }: { folding: Folding; children: ReactNode }) {
  return (
    <div hidden={folding.isFolded} className="h-full">
      {children}
    </div>
  );
}

function FoldButton({
  part,
  icon: Icon,
  folding,
}: {
  part: WorkspacePart;
  icon: LucideIcon;
  folding: Folding;
}) {
  const label = `${folding.isFolded ? 'Show' : 'Hide'} ${PART_LABELS[part].toLowerCase()}`;
  return (
    <Tooltip text={label}>
      <Button
        size="icon"
        variant="quiet"
        aria-label={label}
        aria-pressed={!folding.isFolded}
        className={cn('size-7', !folding.isFolded && 'text-accent')}
        onClick={folding.toggle}
      >
        <Icon aria-hidden className="size-4" />
      </Button>
    </Tooltip>
  );
}

function Handle({ label, isLevel = false }: { label: string; isLevel?: boolean }) {
  return (
    <Separator
      aria-label={label}
      className={cn(
        'relative shrink-0 bg-line outline-none transition-colors focus-visible:bg-accent data-[separator=active]:bg-accent data-[separator=hover]:bg-accent-line',
        isLevel ? 'h-1' : 'w-1',
      )}
    />
  );
}
