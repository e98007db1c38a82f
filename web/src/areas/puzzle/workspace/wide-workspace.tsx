import { t } from '@lingui/core/macro';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  Group,
  Panel,
  type PanelImperativeHandle,
  Separator,
  useDefaultLayout,
  usePanelRef,
} from 'react-resizable-panels';
import { getKept, setKept } from '../../../platform/kept-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { type Folding, FoldingProvider } from './folding.tsx';
import { PART_LABELS, type PartContents, type Shown, type WorkspacePart } from './workspace-parts.ts';

const COLUMNS = ['layers', 'middle', 'details'];
const ROWS = ['board', 'notes'];
const PANEL = 'h-full overflow-y-auto bg-surface focus-visible:outline-offset-[-2px]';
/** The drawer's title and one line of the notes. */
const PEEK = '5.5rem';
/** Without storage the widths last until the page is left. */
const KEPT = { getItem: getKept, setItem: setKept };

export interface WideWorkspaceProps {
  parts: PartContents;
  shown: Shown;
}

/** Layers, board with a drawer of notes, and details side by side; this browser remembers widths and folded panels. */
export function WideWorkspace({ parts, shown }: WideWorkspaceProps) {
  const columns = useDefaultLayout({ id: 'puzzle-columns', panelIds: COLUMNS, storage: KEPT });
  const rows = useDefaultLayout({ id: 'puzzle-drawer', panelIds: ROWS, storage: KEPT });
  const layers = useFolding(0);
  const notes = useFolding(PEEK);
  const details = useFolding(0);
  const foldings = useMemo(
    () => ({ layers: layers.folding, notes: notes.folding, details: details.folding }),
    [layers.folding, notes.folding, details.folding],
  );
  // Whatever the page wants to show must not stay in a folded panel.
  const latest = useRef<Partial<Record<WorkspacePart, Folding>>>(foldings);
  latest.current = foldings;
  // Before the panels were measured nobody knows which are folded; later, opening one that is open would lay the page out for nothing.
  const isMeasured = useRef(false);
  useLayoutEffect(() => {
    const { part, isAsked } = shown;
    const folding = latest.current[part];
    if (isAsked && folding && (folding.isFolded || !isMeasured.current)) folding.open();
    isMeasured.current = true;
  }, [shown]);
  return (
    <FoldingProvider value={foldings}>
      <Group className="min-h-0 flex-1 border-t border-line" {...columns}>
        <Panel id="layers" {...layers.panel} defaultSize="19%" minSize="15rem" maxSize="32rem">
          <Unfolded folding={layers.folding}>
            <ScrollRegion label={PART_LABELS.layers} className={PANEL}>
              {parts.layers}
            </ScrollRegion>
          </Unfolded>
        </Panel>
        <Handle label={t`Width of the layers`} />
        <Panel id="middle" minSize="20rem">
          <Group orientation="vertical" {...rows}>
            <Panel id="board" minSize="14rem">
              {parts.board}
            </Panel>
            <Handle label={t`Height of the notes`} isLevel />
            <Panel id="notes" {...notes.panel} defaultSize={PEEK} minSize="15rem">
              {parts.notes}
            </Panel>
          </Group>
        </Panel>
        <Handle label={t`Width of the pieces`} />
        <Panel id="details" {...details.panel} defaultSize="27%" minSize="20rem" maxSize="44rem">
          <Unfolded folding={details.folding}>
            <ScrollRegion label={PART_LABELS.details} className={PANEL}>
              {parts.details}
            </ScrollRegion>
          </Unfolded>
        </Panel>
      </Group>
    </FoldingProvider>
  );
}

interface FoldingPanel {
  folding: Folding;
  /** For the panel that folds. */
  panel: {
    panelRef: RefObject<PanelImperativeHandle | null>;
    elementRef: RefObject<HTMLDivElement | null>;
    collapsible: true;
    collapsedSize: number | string;
    onResize: () => void;
  };
}

function useFolding(collapsedSize: number | string): FoldingPanel {
  const panelRef = usePanelRef();
  const elementRef = useRef<HTMLDivElement>(null);
  const [isFolded, setFolded] = useState(false);
  const wasFolded = useRef(false);
  const update = useCallback(() => {
    const isNow = panelRef.current?.isCollapsed() ?? false;
    setFolded(isNow);
    // What had the focus while the panel opened was scrolled to when everything in it was one letter wide.
    const focused = document.activeElement;
    if (wasFolded.current && !isNow && elementRef.current?.contains(focused))
      focused?.scrollIntoView({ block: 'center', behavior: 'instant' });
    wasFolded.current = isNow;
  }, [panelRef]);
  useLayoutEffect(update, [update]);
  const folding = useMemo(() => {
    const open = () => {
      panelRef.current?.expand();
      // At once, because what stands in it may get the focus before its new size is observed.
      setFolded(false);
    };
    return { isFolded, open, toggle: () => (isFolded ? open() : panelRef.current?.collapse()) };
  }, [isFolded, panelRef]);
  return { folding, panel: { panelRef, elementRef, collapsible: true, collapsedSize, onResize: update } };
}

/** What stands in a panel that folds: folded it has no width, and must not be reached by keyboard either. */
function Unfolded({ folding, children }: { folding: Folding; children: ReactNode }) {
  return (
    <div hidden={folding.isFolded} className="h-full">
      {children}
    </div>
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
