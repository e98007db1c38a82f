import type { Comparison } from '@fap/shared/partners/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { comparisons } from '../data.ts';
import { AskForm } from './ask-form.tsx';

/** Asking another installation without telling, and what came of it. */
export function ComparisonsCard() {
  const list = usePages(comparisons, { query: {} });
  return (
    <Card role="region" aria-labelledby="comparisons-title">
      <CardHeader
        id="comparisons-title"
        title={t`Ask without telling`}
        hint={t`Compares our confirmed indicators with another installation’s. We learn which ones both hold and how many they have; they learn only how many we asked about.`}
      />
      <CardBody className="grid gap-6">
        <AskForm onAsked={() => void comparisons.refresh({ query: {} })} />
        <PagedList
          pages={list}
          things={t`comparisons`}
          after={<ExportLinks table="comparisons" things={t`comparisons`} className="mt-4" />}
          empty={
            <p className="text-sm text-ink-soft">
              <Trans>Nobody here has asked another installation yet.</Trans>
            </p>
          }
        >
          {(items) => (
            <ul aria-label={t`Comparisons`} className="divide-y divide-line border-t border-line">
              {items.map((one) => (
                <ComparisonRow key={one.id} comparison={one} />
              ))}
            </ul>
          )}
        </PagedList>
      </CardBody>
    </Card>
  );
}

function ComparisonRow({ comparison: { host, at, ours, theirs, both } }: { comparison: Comparison }) {
  const number = (count: number) => formatNumber(count);
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{host}</span>
        <span className="text-sm text-ink-soft">
          <RelativeTime at={at} />
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>
          {number(ours)} of ours, {number(theirs)} of theirs, {number(both.length)} in both
        </Trans>
      </p>
      {both.length > 0 && (
        <ul aria-label={t`Held by ${host}, too`} className="grid gap-1 text-sm">
          {both.map(({ indicatorId, type, defanged }) => (
            <li key={indicatorId} className="wrap-anywhere">
              <span className="text-ink-soft">{type}</span>{' '}
              <Link href={paths.indicator(indicatorId)} className="link">
                {defanged}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
