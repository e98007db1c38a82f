import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { loadedWide, loadWide } from './load-wide.ts';
import { NarrowWorkspace } from './narrow-workspace.tsx';
import { useIsWide } from './use-wide.ts';
import type { WideWorkspaceProps } from './wide-workspace.tsx';
import type { PartContents, Shown, WorkspacePart } from './workspace-parts.ts';
import { WorkspaceSkeleton } from './workspace-skeleton.tsx';

const LazyWide = lazyPart(loadWide);

export interface WorkspaceProps {
  parts: PartContents;
  /** The part a narrow window shows, and a wide one unfolds. */
  shown: Shown;
  onShow: (part: WorkspacePart) => void;
}

/** The parts of a puzzle: panels side by side in a wide window, one at a time in a narrow one. */
export function Workspace({ parts, shown, onShow }: WorkspaceProps) {
  if (!useIsWide()) return <NarrowWorkspace parts={parts} shown={shown.part} onShow={onShow} />;
  return (
    <Suspense fallback={<WorkspaceSkeleton label={t`Opening the workspace…`} />}>
      <Wide parts={parts} shown={shown} />
    </Suspense>
  );
}

function Wide(props: WideWorkspaceProps) {
  const [Panels] = useState(() => loadedWide() ?? LazyWide);
  return <Panels {...props} />;
}
