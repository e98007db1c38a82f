import type { ReactNode } from 'react';

/** One thing that is told of a unit, with its name. */
export function ToldLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
