import type { DnaLayerResult } from '@fap/shared/dna/dna-result.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Percent } from './percent.tsx';

/** What each layer compares. */
export const LAYER_ABOUT: Record<DnaLayerResult['layer'], string> = {
  structural: 'Domains, link shapes, pictures, pages, trackers',
  behavioral: 'What they do, and in which order',
  psychological: 'How they press people and win their trust',
  timing: 'From contact to demand, hours, active weeks',
  payment: 'Accounts, ways of paying, amounts',
  role: 'Who speaks, and who takes over',
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
          <Progress label={`Strength of the layer ${name}`} percent={strength} className="mt-1.5" />
          <p className="mt-1.5 text-sm text-ink-soft">
            {LAYER_ABOUT[layer]}. {reportsWithData} {reportsWithData === 1 ? 'report has' : 'reports have'}{' '}
            data
            {pairs > 0 && `, ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} compared`}.
          </p>
        </li>
      ))}
    </ul>
  );
}
