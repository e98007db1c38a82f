import type { Counters as RoomCounters } from '@fap/shared/recondogs/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FigurePanel } from '../../../ui/figure-panel.tsx';

/** The four counters, live. */
export function Counters({ counters }: { counters: RoomCounters | null }) {
  return (
    <section aria-labelledby="counters-title">
      <h2 id="counters-title" className="sr-only">
        <Trans>Counters</Trans>
      </h2>
      <FigurePanel
        figures={[
          { label: t`Deployments`, value: counters?.deployments ?? null, note: t`units sent so far` },
          { label: t`Operations`, value: counters?.operations ?? null, note: t`under way` },
          { label: t`Clusters`, value: counters?.clusters ?? null, note: t`under examination` },
          { label: t`Evidence`, value: counters?.evidence ?? null, note: t`items handed to units` },
        ]}
      />
      {counters?.simulated && (
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>A simulator sends units too, because this is a demo.</Trans>
        </p>
      )}
    </section>
  );
}
