import type { GoneWay } from '@fap/shared/comments/unfurled.ts';
import { t } from '@lingui/core/macro';
import { Unlink, X } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { unfurledLink } from './data.ts';

/** What a link in the address leads to. */
export type LinkedKind = 'piece' | 'card' | 'comment';

export interface LinkNoticeProps {
  clusterId: string;
  kind: LinkedKind;
  id: string;
  /** Whether this page has it, whatever the server knows by now. */
  isHere: boolean;
  /** The layer it belongs to was learned; not called for what is gone. */
  onLayer: (layer: number) => void;
  onClose: () => void;
}

const GONE: Record<LinkedKind, Partial<Record<GoneWay, string>>> = {
  piece: {
    hidden: t`This piece was hidden by a moderator.`,
    removed: t`This piece was removed by a moderator.`,
    withdrawn: t`This piece was withdrawn.`,
  },
  card: {
    hidden: t`This card was hidden by a moderator.`,
    removed: t`This card was removed. The history of the board may still have it.`,
  },
  // A hidden comment stands in its thread and says so itself.
  comment: {},
};
const MISSING: Record<LinkedKind, string> = {
  piece: t`The piece this link leads to isn’t here. It may have been deleted, or the link is incomplete.`,
  card: t`The card this link leads to isn’t here. The link may be incomplete.`,
  comment: t`This comment isn’t here any more. Its author may have deleted it, or what it was about was taken away.`,
};

/** Says plainly that what the address leads to is gone, and why, as far as this reader may know; nothing while it is there. */
export function LinkNotice({ clusterId, kind, id, isHere, onLayer, onClose }: LinkNoticeProps) {
  const link = paths.puzzle(clusterId, { [kind]: id });
  const { data } = useRead(unfurledLink, { query: { link } });
  const layer = data?.unfurled?.gone === null ? data.unfurled.layer : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (layer !== null) onLayer(layer);
  }, [layer]);
  const words = data && wordsOf(kind, data.unfurled, isHere);
  return (
    <div role="status">
      {words && (
        <div className="flex items-center justify-between gap-x-4 border-t border-line bg-sunken px-4 py-2 text-sm">
          <p className="flex items-center gap-2 font-medium">
            <Unlink aria-hidden className="size-4 shrink-0 text-ink-soft" />
            {words}
          </p>
          <Button size="icon" variant="quiet" aria-label={t`Close this notice`} onClick={onClose}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </div>
  );
}

function wordsOf(kind: LinkedKind, found: { gone: GoneWay | null } | null, isHere: boolean): string | null {
  if (found?.gone) return GONE[kind][found.gone] ?? null;
  // One's own newest change may not have reached the server yet.
  return found || isHere ? null : MISSING[kind];
}
