import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePages } from '../../../platform/pages.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { deliveries } from '../data.ts';
import { describeDelivery } from '../partner-words.ts';

/** What went to whom and when, for analysts. */
export function DeliveriesCard() {
  const list = usePages(deliveries, { query: {} });
  return (
    <Card role="region" aria-labelledby="deliveries-title">
      <CardHeader
        id="deliveries-title"
        title={t`What was shared when`}
        hint={t`Written down before each answer leaves; what cannot be recorded is not given.`}
      />
      <CardBody>
        <PagedList
          pages={list}
          things={t`deliveries`}
          after={<ExportLinks table="deliveries" things={t`deliveries`} className="mt-4" />}
          empty={
            <p className="text-ink-soft">
              <Trans>Nothing went to a partner yet.</Trans>
            </p>
          }
        >
          {(items) => (
            <ul aria-label={t`Deliveries`} className="divide-y divide-line">
              {items.map((one) => (
                <li
                  key={one.id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-semibold">{one.partner}</span>{' '}
                    <span className="text-ink-soft">{describeDelivery(one)}</span>
                  </span>
                  <span className="text-sm text-ink-soft">
                    <RelativeTime at={one.at} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </CardBody>
    </Card>
  );
}
