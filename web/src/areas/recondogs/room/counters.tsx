import type { Counters as RoomCounters } from '@fap/shared/recondogs/entities.ts';
import { FigurePanel } from '../../../ui/figure-panel.tsx';

/** The four counters, live. */
export function Counters({ counters }: { counters: RoomCounters | null }) {
  return (
    <section aria-labelledby="counters-title">
      <h2 id="counters-title" className="sr-only">
        Counters
      </h2>
      <FigurePanel
        figures={[
          { label: 'Deployments', value: counters?.deployments ?? null, note: 'units sent so far' },
          { label: 'Operations', value: counters?.operations ?? null, note: 'under way' },
          { label: 'Clusters', value: counters?.clusters ?? null, note: 'under examination' },
          { label: 'Evidence', value: counters?.evidence ?? null, note: 'items handed to units' },
        ]}
      />
      {counters?.simulated && (
        <p className="mt-2 text-sm text-ink-soft">A simulator sends units too, because this is a demo.</p>
      )}
    </section>
  );
}
