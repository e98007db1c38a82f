import type { ReactNode } from 'react';

export interface FoldedSectionProps {
  title: string;
  children: ReactNode;
}

/** A subject of Elder Shield that most people never need open. */
export function FoldedSection({ title, children }: FoldedSectionProps) {
  return (
    <details className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <summary className="min-h-12 cursor-pointer">
        <h2 className="inline text-xl font-semibold">{title}</h2>
      </summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </details>
  );
}
