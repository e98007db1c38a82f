import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

export interface SectionProps {
  title: string;
  lead?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** One subject of Elder Shield. */
export function Section({ title, lead, id, children }: SectionProps) {
  const generated = useId();
  const headingId = id ?? generated;
  return (
    <Card>
      <section aria-labelledby={headingId} className="p-5 sm:p-6">
        <h2 id={headingId} className="text-xl leading-snug font-semibold">
          {title}
        </h2>
        {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      </section>
    </Card>
  );
}
