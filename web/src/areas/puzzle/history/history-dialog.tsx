import type { Doc } from 'yjs';
import { Dialog } from '../../../ui/dialog.tsx';
import { HistoryView } from './history-view.tsx';

export interface HistoryDialogProps {
  clusterId: string;
  /** What the URL says: a version's number, `newest`, or '' for closed. */
  at: string;
  onChange: (at: string) => void;
  doc: Doc;
}

/** The URL's word for the newest version. */
export const NEWEST = 'newest';

/** The history of a puzzle's board and notes over the page; the version stands in the URL and can be sent as a link. */
export function HistoryDialog({ clusterId, at, onChange, doc }: HistoryDialogProps) {
  const updateId = /^\d{1,15}$/u.test(at) ? Number(at) : null;
  const close = () => onChange('');
  return (
    <Dialog
      title="History of board and notes"
      description="Look at an earlier moment, and bring it back as a new change."
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
