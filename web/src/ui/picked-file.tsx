import { t } from '@lingui/core/macro';
import { FileText, X } from 'lucide-react';
import { formatKilobytes } from './format-size.ts';

export interface PickedFileProps {
  file: File;
  isLocked: boolean;
  onRemove: () => void;
}

/** A picked file that is not sent yet, with a remove button. */
export function PickedFile({ file, isLocked, onRemove }: PickedFileProps) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line py-2 pr-2 pl-4">
      <FileText aria-hidden strokeWidth={1.5} className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1 truncate">
        <span className="font-medium">{file.name}</span>{' '}
        <span className="text-sm text-ink-soft">{formatKilobytes(file.size)}</span>
      </p>
      <button
        type="button"
        aria-label={t`Remove ${file.name}`}
        disabled={isLocked}
        onClick={onRemove}
        className="flex size-10 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
