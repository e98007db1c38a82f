import type { TaxonomyLayer } from '@fap/shared/catalogue/taxonomy.ts';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { LayerFace } from '../../clusters/public/layer-face.tsx';

/** The layers in the order in which a scam unfolds, each with its parts. */
export function AnatomyTab({ layers }: { layers: readonly TaxonomyLayer[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
      {layers.map((layer) => (
        <li key={layer.id} className="min-w-0">
          <LayerCard layer={layer} />
        </li>
      ))}
    </ol>
  );
}

function LayerCard({
  layer: { id, name, description, components, isCriticalPath },
}: {
  layer: TaxonomyLayer;
}) {
  return (
    <Card className="h-full">
      <CardBody>
        <div className="flex items-start gap-4">
          <LayerFace layer={id} size="md" />
          <div className="min-w-0 flex-1">
            <p className="text-sm font-semibold text-ink-soft">
              <Trans>Layer {id}</Trans>
            </p>
            <h2 className="text-lg leading-snug font-semibold">{name}</h2>
          </div>
          {isCriticalPath && (
            <Badge tone="accent">
              <Trans>Critical path</Trans>
            </Badge>
          )}
        </div>
        <p className="mt-3">{description}</p>
        <dl className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
          {components.map((component) => (
            <div key={component.name}>
              <dt className="text-sm font-semibold">{component.name}</dt>
              <dd className="text-sm text-ink-soft">{component.description}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}
