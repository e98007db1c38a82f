import type { DnaLayerResult } from '@fap/shared/dna/dna-result.ts';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Progress } from '../../../ui/progress.tsx';
import { Percent } from './percent.tsx';

/** What each layer compares. */
export const LAYER_ABOUT: Record<DnaLayerResult['layer'], string> = {
  structural: t`Domains, link shapes, pictures, pages, trackers`,
  behavioral: t`What they do, and in which order`,
  psychological: t`How they press people and win their trust`,
  timing: t`From contact to demand, hours, active weeks`,
  payment: t`Accounts, ways of paying, amounts`,
  role: t`Who speaks, and who takes over`,
};

/** The strengths of the six layers as bars. */
export function LayerBars({ layers }: { layers: readonly DnaLayerResult[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {layers.map(({ layer, name, strength, reportsWithData, pairs }) => (
        <li key={layer}>
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="font-semibold">{name}</h3>
            <span className="text-sm">
              <Percent value={strength} />
            </span>
          </div>
          <Progress label={t`Strength of the layer ${name}`} percent={strength} className="mt-1.5" />
          <p className="mt-1.5 text-sm text-ink-soft">
            <Trans>
              {LAYER_ABOUT[layer]}. {reportsWithData}{' '}
              <Plural value={reportsWithData} one="report has" other="reports have" /> data
              {pairs > 0 && t`, ${pairs} ${plural(pairs, { one: 'pair', other: 'pairs' })} compared`}.
            </Trans>
          </p>
        </li>
      ))}
    </ul>
  );
}
