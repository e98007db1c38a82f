import { type BoardChanges, describeBoardChanges } from '@fap/shared/puzzle/board-changes.ts';
import type { BoardVersion } from '@fap/shared/puzzle/history.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Doc } from 'yjs';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { momentTime } from '../public/format-moment.ts';
import { compareWithNow, isUnchanged } from './compare-with-now.ts';
import { useRestore } from './use-restore.ts';

export interface RestoreControlProps {
  clusterId: string;
  version: BoardVersion;
  /** The document as it is now. */
  doc: Doc;
  onRestored: () => void;
}

/** Restores a version, after a dialog that says what would change. */
export function RestoreControl({ clusterId, version, doc, onRestored }: RestoreControlProps) {
  const [changes, setChanges] = useState<BoardChanges | null>(null);
  const restore = useRestore(clusterId, () => {
    setChanges(null);
    onRestored();
  });
  const { to } = version.moment;
  return (
    <>
      <Button variant="primary" onClick={() => setChanges(compareWithNow(doc, version))}>
        <Undo2 aria-hidden className="size-4" />
        <Trans>Restore this version</Trans>
      </Button>
      <Dialog
        title={t`Restore this version?`}
        description={t`Board and notes go back to how they were on ${momentTime(to)}, for everybody on this puzzle.`}
        isOpen={changes !== null}
        onOpenChange={(isOpen) => !isOpen && setChanges(null)}
      >
        {changes && <WhatChanges changes={changes} />}
        <p className="mt-3 text-ink-soft">
          <Trans>
            You lose nothing: the current version stays in the history, and you can restore it too. Pieces,
            reviews and claims stay as they are.
          </Trans>
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={() => setChanges(null)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isBusy={restore.isPending} onClick={() => restore.mutate(version)}>
            <Trans>Restore</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function WhatChanges({ changes }: { changes: BoardChanges }) {
  if (isUnchanged(changes))
    return (
      <p>
        <Trans>Cards, lines and text already look like this. Only the layout of the notes may change.</Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Compared with now: <strong className="font-semibold">{describeBoardChanges(changes)}</strong>.
      </Trans>
    </p>
  );
}
