import { Trans } from '@lingui/react/macro';
import { FileX2 } from 'lucide-react';

/** Says that a kept file could not be read, and why. */
export function UnreadableNote({ reason }: { reason: string | null }) {
  return (
    <p className="flex items-start gap-3 rounded-md border border-line bg-medium-soft p-4">
      <FileX2 aria-hidden className="mt-0.5 size-5 shrink-0 text-medium" />
      <span>
        <Trans>
          <strong className="font-semibold">We could not read this file.</strong>
          {reason && ` ${reason}`} We still keep the original unchanged.
        </Trans>
      </span>
    </p>
  );
}
