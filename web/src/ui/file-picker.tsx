import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { cn } from './class-names.ts';

export interface FilePickerProps {
  label: string;
  /** The accepted types and sizes. */
  hint: string;
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onPick: (files: File[]) => void;
}

/** Picks files with the system's dialog or by drag and drop; the dialog works by keyboard. */
export function FilePicker({ label, hint, accept, isMultiple, isDisabled, onPick }: FilePickerProps) {
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!isDisabled && dropped.length) onPick(isMultiple ? dropped : dropped.slice(0, 1));
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={cn(
        'flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-dashed px-5 py-8 text-center transition-colors hover:border-accent hover:bg-accent-soft',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        'has-disabled:cursor-not-allowed has-disabled:bg-sunken',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        className="sr-only"
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          // Reset, so that the same file can be picked again after it was removed.
          event.target.value = '';
        }}
      />
      <Upload aria-hidden strokeWidth={1.5} className="size-7 text-accent" />
      <span className="mt-1 font-semibold text-accent">{label}</span>
      <span className="text-sm text-ink-soft">{hint}</span>
    </label>
  );
}
