import type { Taxonomy, TaxonomyLayer } from '@fap/shared/catalogue/taxonomy.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { LayerFace } from '../../clusters/public/layer-face.tsx';
import { LayerMatrix } from './layer-matrix.tsx';

export interface ForensicTabProps extends Taxonomy {
  /** The columns of the matrix: all core clusters where the search is about layers alone. */
  columns: Taxonomy['coreClusters'];
}

/** How each layer is examined, and how well it is known. */
export function ForensicTab({ layers, columns }: ForensicTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <LayerMatrix layers={layers} clusters={columns} />
      <section aria-labelledby="examining">
        <h2 id="examining" className="text-lg font-semibold">
          <Trans>How each layer is examined</Trans>
        </h2>
        <p className="mt-1 max-w-3xl text-ink-soft">
          <Trans>Codes that begin with x-scam are ours, where MITRE’s Fight Fraud Framework has none.</Trans>
        </p>
        <Card className="mt-4">
          <ol className="divide-y divide-line">
            {layers.map((layer) => (
              <li key={layer.id}>
                <Examination layer={layer} />
              </li>
            ))}
          </ol>
        </Card>
      </section>
    </div>
  );
}

function Examination({ layer }: { layer: TaxonomyLayer }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 px-5 py-5 sm:px-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex items-start gap-3">
        <LayerFace layer={layer.id} size="md" />
        <div className="min-w-0">
          <h3 className="font-semibold">
            {layer.id}. {layer.name}
          </h3>
          <p className="text-sm text-ink-soft">
            <Trans>
              {plural(layer.confirmedPieces, { one: '# piece', other: '# pieces' })} confirmed here
            </Trans>
          </p>
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Entry name={t`Evidence to ask for`}>{layer.evidenceToAskFor}</Entry>
        <Entry name={t`What settles it`}>{layer.settledBy}</Entry>
        <Entry name={t`ReconDogs that help`}>
          <ul className="flex flex-wrap gap-x-4">
            {layer.units.map(({ key, name }) => (
              <li key={key}>
                <Link href={paths.recondogs({ unit: key })} className="link inline-block py-0.5">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Entry>
        <Entry name={t`Codes (MITRE F3)`}>
          <span className="tabular-nums">{layer.codes.join(', ')}</span>
        </Entry>
      </dl>
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
