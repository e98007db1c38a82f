import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense } from 'react';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';

const FILTERS = ['tab'] as const;

const TABS = [
  { id: 'dna', label: t`DNA Analysis` },
  { id: 'subtypes', label: t`Sub-Types & Variants` },
  { id: 'hierarchy', label: t`Scammer Hierarchy` },
  { id: 'victims', label: t`Victim Mapping` },
] as const;

/** The four tabs of a cluster or a family; the open one is in the URL. */
export function DetailTabs({
  about,
  contents,
}: {
  about: string;
  contents: Record<(typeof TABS)[number]['id'], ReactNode>;
}) {
  const [{ tab }, setFilters] = useUrlFilters(FILTERS);
  return (
    <Tabs
      label={t`About ${about}`}
      value={tab in contents ? tab : 'dna'}
      onChange={(id) => setFilters({ tab: id === 'dna' ? '' : id })}
      items={TABS.map(({ id, label }) => ({
        id,
        label,
        // The page waits for what its first tab shows: parts that come one by one would move what somebody reads.
        content:
          id === 'dna' ? (
            contents.dna
          ) : (
            <Suspense fallback={<Skeleton label={t`Loading ${label}…`} shape="list" />}>
              {contents[id]}
            </Suspense>
          ),
      }))}
    />
  );
}
