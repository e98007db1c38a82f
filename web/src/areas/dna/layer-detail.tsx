import type { DnaFeature, DnaLayerResult } from '@fap/shared/dna/dna-result.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { exhibitName } from '../clusters/public/exhibit-name.ts';
import { ExhibitList } from './public/exhibit-list.tsx';
import { LAYER_ABOUT } from './public/layer-bars.tsx';
import { Percent } from './public/percent.tsx';

/** How many features are listed before the rest is expanded. */
const SHOWN = 6;

/** Every layer with its features, each with its exhibits and quotes. */
export function LayerDetail({ layers }: { layers: readonly DnaLayerResult[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {layers.map((layer) => (
        <LayerCard key={layer.layer} layer={layer} />
      ))}
    </div>
  );
}

function LayerCard({ layer: { layer, name, strength, features, pairs } }: { layer: DnaLayerResult }) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = features.length - SHOWN;
  return (
    <Card>
      <CardHeader
        title={name}
        hint={`${LAYER_ABOUT[layer]}${pairs > 0 ? t` · mean of ${pairs} compared ${plural(pairs, { one: 'pair', other: 'pairs' })}` : ''}`}
        actions={<Percent value={strength} />}
      />
      <CardBody>
        {features.length === 0 ? (
          <p className="text-ink-soft">
            <Trans>No report has data for this layer yet.</Trans>
          </p>
        ) : (
          <ul className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
            {(isOpen ? features : features.slice(0, SHOWN)).map((feature) => (
              <Feature key={feature.label} feature={feature} />
            ))}
          </ul>
        )}
        {hidden > 0 && (
          <Button size="sm" className="mt-5" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t`Show fewer` : t`Show ${hidden} more`}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

function Feature({ feature: { label, why, exhibits, quotes } }: { feature: DnaFeature }) {
  return (
    <li className="min-w-0">
      <p className="font-medium">{label}</p>
      <p className="text-sm text-ink-soft">
        {why}: <ExhibitList exhibits={exhibits} />
      </p>
      {quotes.map((quote) => (
        <figure key={quote.exhibit} className="mt-2 border-l-2 border-line pl-3 text-sm">
          <blockquote>{quote.text}</blockquote>
          <figcaption className="text-ink-soft">{exhibitName(quote.exhibit)}</figcaption>
        </figure>
      ))}
    </li>
  );
}
