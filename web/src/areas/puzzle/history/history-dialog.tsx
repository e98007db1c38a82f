import { t } from '@lingui/core/macro';
import type { Doc } from 'yjs';
import { Dialog } from '../../../ui/dialog.tsx';
import { HistoryView } from './history-view.tsx';

export interface HistoryDialogProps {
  clusterId: string;
  /** The URL's `at` parameter: a version's number, `newest`, or '' when the dialog is closed. */
  at: string;
  onChange: (at: string) => void;
  doc: Doc;
}

/** Value of `at` for the newest version. */
export const NEWEST = 'newest';

/** The history of a puzzle's board and notes in a dialog; the URL names the version, so it can be shared as a link. */
export function HistoryDialog({ clusterId, at, onChange, doc }: HistoryDialogProps) {
  const updateId = /^\d{1,15}$/u.test(at) ? Number(at) : null;
  const close = () => onChange('');
  return (
    <Dialog
      title={t`History of board and notes`}
      description={t`See an earlier version. You can restore it: that adds a new change.`}
      placement="full"
      isOpen={at !== ''}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <HistoryView
        clusterId={clusterId}
        updateId={updateId}
        onChoose={(chosen) => onChange(String(chosen))}
        onRestored={close}
        doc={doc}
      />
    </Dialog>
  );
}
