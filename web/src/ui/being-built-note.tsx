import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';

/** A note that the server does not support this yet. */
export function BeingBuiltNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      <Hammer aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <span>
        <strong className="font-semibold">This part is being built.</strong> {children}
      </span>
    </p>
  );
}
