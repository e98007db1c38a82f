import type { ReactNode } from 'react';

/** Name–value pairs, side by side where there is room. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">{children}</dl>;
}

/** One name–value pair of a `FactList`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-medium break-words max-sm:-mt-2">{children}</dd>
    </div>
  );
}
