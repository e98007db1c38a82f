import { useState } from 'react';
import { useRead } from '../../../platform/read.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { exhibitSuggestions, SuggestedExhibits } from '../components/exhibit-suggestions.tsx';

export interface ReportBasisProps {
  clusterId: string;
  layer: number;
}

/** What a piece rests on that was read from a report, and, once asked for, the exhibits that speak of its layer. */
export function ReportBasis({ clusterId, layer }: ReportBasisProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2 rounded-md bg-sunken px-3 py-2.5 text-sm">
      <p className="text-ink-soft">
        The platform read this in a report. Confirm it where an exhibit or another report says the same.
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="mt-1 inline-flex min-h-7 cursor-pointer items-center font-medium text-accent">
          Exhibits that speak of this layer
        </summary>
        {isOpen && <Exhibits clusterId={clusterId} layer={layer} />}
      </details>
    </div>
  );
}

function Exhibits({ clusterId, layer }: ReportBasisProps) {
  const { data, isError } = useRead(exhibitSuggestions, { params: { clusterId, layer: String(layer) } });
  if (isError) return <p className="mt-1 text-ink-soft">We could not load the exhibits.</p>;
  if (!data) return <Skeleton label="Loading the exhibits…" shape="list" count={1} />;
  if (data.exhibits.length === 0)
    return <p className="mt-1 text-ink-soft">None was found, or a piece cites it already.</p>;
  return <SuggestedExhibits exhibits={data.exhibits} />;
}
