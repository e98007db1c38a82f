import type { Network } from '@fap/shared/partners/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';

const number = (count: number): string => formatNumber(count);

/** What may be shared: the collections of the STIX feed, and its address. */
export function CollectionsCard({ network: { collections, discoveryUrl } }: { network: Network }) {
  return (
    <Card role="region" aria-labelledby="stix-feed-title">
      <CardHeader
        id="stix-feed-title"
        title={t`STIX feed`}
        hint={t`STIX 2.1 objects by TAXII 2.1. No names of victims and no words of reports are in it.`}
      />
      <CardBody className="grid gap-5">
        <dl className="grid gap-1">
          <dt className="text-sm text-ink-soft">
            <Trans>Where a partner’s TAXII client begins</Trans>
          </dt>
          <dd className="flex flex-wrap items-center gap-2">
            <code className="wrap-anywhere">{discoveryUrl}</code>
            <CopyButton value={discoveryUrl} label={t`Copy the address`} />
          </dd>
        </dl>
        <ul aria-label={t`Collections`} className="divide-y divide-line">
          {collections.map(({ id, title, description, objects, withdrawn, lastAddedAt }) => (
            <li key={id} className="py-4 first:pt-0 last:pb-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{description}</p>
              <p className="mt-2 text-sm">
                {number(objects)} {plural(objects, { one: 'object', other: 'objects' })}
                {withdrawn > 0 && t` · ${number(withdrawn)} withdrawn`}
                {lastAddedAt && (
                  <>
                    {' '}
                    <Trans>
                      · last change <RelativeTime at={lastAddedAt} />
                    </Trans>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
