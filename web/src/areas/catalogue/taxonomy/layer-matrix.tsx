import { type CoreCluster, layerCompleteness, type TaxonomyLayer } from '@fap/shared/catalogue/taxonomy.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { LayerFace } from '../../clusters/public/layer-face.tsx';

/** Shades from what percentage on; each is dark or light enough for the figure on it. */
const SHADES: readonly { from: number; look: string; words: string }[] = [
  { from: 65, look: 'bg-accent text-on-accent', words: '65–100%' },
  {
    from: 40,
    look: 'bg-[color-mix(in_oklab,var(--color-accent)_42%,var(--color-surface))] text-ink',
    words: '40–64%',
  },
  {
    from: 20,
    look: 'bg-[color-mix(in_oklab,var(--color-accent)_26%,var(--color-surface))] text-ink',
    words: '20–39%',
  },
  {
    from: 1,
    look: 'bg-[color-mix(in_oklab,var(--color-accent)_12%,var(--color-surface))] text-ink',
    words: '1–19%',
  },
  { from: 0, look: 'bg-sunken text-ink-soft', words: '0%' },
];

export interface LayerMatrixProps {
  layers: readonly TaxonomyLayer[];
  clusters: readonly CoreCluster[];
}

/** How well each layer is known in the clusters of each type: a table whose cells are shaded by their figure. */
export function LayerMatrix({ layers, clusters }: LayerMatrixProps) {
  return (
    <Card>
      <CardHeader
        title={t`What is known, layer by layer`}
        hint={t`The share of clusters of a type in which a layer is known. A layer that still waits for reviews counts half.`}
      />
      <CardBody>
        <ul aria-label={t`Legend`} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {SHADES.toReversed().map(({ look, words }) => (
            <li key={words} className="flex items-center gap-2">
              <span aria-hidden className={cn('size-4 rounded-[3px]', look)} />
              {words}
            </li>
          ))}
          <li className="flex items-center gap-2">
            <span aria-hidden>–</span>
            <Trans>no cluster of this type yet</Trans>
          </li>
        </ul>
        <ScrollRegion label={t`Layers by core cluster`} className="mt-4">
          <table className="w-full border-separate border-spacing-0.5 text-sm">
            <caption className="sr-only">
              <Trans>Percent to which each layer is known in the clusters of each type</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col" className="pr-3 text-left align-bottom font-semibold">
                  <Trans>Layer</Trans>
                </th>
                {clusters.map(({ id, name, clusters: count }) => (
                  <th key={id} scope="col" className="min-w-12 px-1 pb-2 align-bottom font-medium">
                    {/* Upright names would make the columns wider than the screen. */}
                    <Link
                      href={paths.cluster(id)}
                      className="mx-auto block max-h-52 rotate-180 text-left leading-tight [writing-mode:vertical-rl] hover:text-accent hover:underline"
                    >
                      {name}
                      <span className="sr-only">
                        , {plural(count, { one: '# cluster', other: '# clusters' })}
                      </span>
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {layers.map((layer) => (
                <tr key={layer.id}>
                  <th scope="row" className="min-w-36 pr-3 text-left font-medium">
                    <span className="flex items-center gap-2">
                      <LayerFace layer={layer.id} />
                      {layer.name}
                    </span>
                  </th>
                  {clusters.map((one) => (
                    <MatrixCell key={one.id} core={one} layer={layer.id} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </CardBody>
    </Card>
  );
}

function MatrixCell({ core, layer }: { core: CoreCluster; layer: number }) {
  const progress = core.layers.find((one) => one.layer === layer);
  const percent = progress ? layerCompleteness(progress, core.clusters) : null;
  if (percent === null || !progress)
    return (
      <td className="rounded-[3px] text-center text-ink-soft">
        <span aria-hidden>–</span>
        <span className="sr-only">
          <Trans>Not enough data</Trans>
        </span>
      </td>
    );
  const whole = Math.round(percent);
  const { look } = SHADES.find(({ from }) => whole >= from) ?? { look: '' };
  return (
    <td
      title={t`${progress.complete} known, ${progress.partial} in review, of ${plural(core.clusters, { one: '# cluster', other: '# clusters' })}`}
      className={cn('h-9 rounded-[3px] px-1 text-center tabular-nums', look)}
    >
      {whole}%
    </td>
  );
}
