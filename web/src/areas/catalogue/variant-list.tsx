import type { CatalogueVariant } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { TextList } from './public/text-list.tsx';
import { PublishedFact } from './published-fact.tsx';

/** The variants of a branch, and how to recognise each. */
export function VariantList({ variants }: { variants: readonly CatalogueVariant[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      {variants.map((variant) => (
        <li key={variant.id} className="min-w-0">
          <Card className="h-full p-5 sm:p-6">
            <h2 className="text-lg leading-snug font-semibold">{variant.name}</h2>
            <p className="mt-1.5">{variant.description}</p>
            <h3 className="mt-5 text-sm font-semibold text-ink-soft">
              <Trans>Fingerprints</Trans>
            </h3>
            <TextList items={variant.fingerprints} className="mt-1.5" />
            <h3 className="mt-5 text-sm font-semibold text-ink-soft">
              <Trans>Where it happens</Trans>
            </h3>
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {variant.platforms.map((platform) => (
                <li key={platform} className="max-w-full">
                  <Badge wraps>{platform}</Badge>
                </li>
              ))}
            </ul>
            <dl className="mt-6 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
              <PublishedFact name={t`Average loss`} figure={variant.averageLoss} />
              <PublishedFact name={t`Conversion rate`} figure={variant.conversionRate} />
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}
