import { lazy, Suspense } from 'react';
import { Loading } from '../../../ui/loading.tsx';
import { NarrowWorkspace } from './narrow-workspace.tsx';
import { useIsWide } from './use-wide.ts';
import type { PartContents, WorkspacePart } from './workspace-parts.ts';

// Phones have no panels to resize.
const WideWorkspace = lazy(async () => ({ default: (await import('./wide-workspace.tsx')).WideWorkspace }));

export interface WorkspaceProps {
  parts: PartContents;
  /** The part a narrow window shows. */
  shown: WorkspacePart;
  onShow: (part: WorkspacePart) => void;
}

/** The parts of a puzzle: panels side by side in a wide window, one at a time in a narrow one. */
export function Workspace({ parts, shown, onShow }: WorkspaceProps) {
  if (!useIsWide()) return <NarrowWorkspace parts={parts} shown={shown} onShow={onShow} />;
  return (
    <Suspense fallback={<Loading label="Opening the workspace…" />}>
      <WideWorkspace parts={parts} />
    </Suspense>
  );
}
