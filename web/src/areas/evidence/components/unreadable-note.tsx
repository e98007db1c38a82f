import { FileX2 } from 'lucide-react';

/** Kept, but nothing could be read out of it. */
export function UnreadableNote({ reason }: { reason: string | null }) {
  return (
    <p className="flex items-start gap-3 rounded-md border border-line bg-medium-soft p-4">
      <FileX2 aria-hidden className="mt-0.5 size-5 shrink-0 text-medium" />
      <span>
        <strong className="font-semibold">This file could not be read.</strong>{' '}
        {reason ?? 'It is kept as it is.'} The original is kept unchanged all the same.
      </span>
    </p>
  );
}
