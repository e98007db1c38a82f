import type { Taxonomy } from '@fap/shared/catalogue/taxonomy.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePreload } from '../../../platform/load-later.ts';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { AnatomyTab } from '../taxonomy/anatomy-tab.tsx';
import { acceptance, taxonomy } from '../taxonomy/data.ts';
import { filterTaxonomy } from '../taxonomy/filter-taxonomy.ts';
import { ResponsibleUseNote } from '../taxonomy/responsible-use-note.tsx';

const CoreClustersTab = lazyPart(() =>
  import('../taxonomy/core-clusters-tab.tsx').then((part) => part.CoreClustersTab),
);
const ForensicTab = lazyPart(() => import('../taxonomy/forensic-tab.tsx').then((part) => part.ForensicTab));
const loadTabs = () => Promise.all([CoreClustersTab.load(), ForensicTab.load()]);

const FILTERS = ['tab', 'q'] as const;
const FIRST_TAB = 'anatomy';

/** How scams are built: behind a note on responsible use that each account accepts once. */
export function TaxonomyScreen() {
  const gate = useRead(acceptance);
  useOnlineRetry(gate);
  const isOpen = gate.data?.acceptedAt != null;
  // The button that was pressed is gone with the note.
  const content = useRef<HTMLDivElement>(null);
  const wasClosed = useRef(false);
  useEffect(() => {
    if (isOpen && wasClosed.current) content.current?.focus();
    wasClosed.current = gate.data !== undefined && !isOpen;
  }, [gate.data, isOpen]);
  return (
    <PageFrame
      title={t`Scam Taxonomy`}
      lead={t`How scams are built, which kinds there are, and how each part is examined.`}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {isOpen ? (
          <OpenTaxonomy />
        ) : gate.data ? (
          <ResponsibleUseNote />
        ) : gate.isError ? (
          <ReadError title={t`We could not load this page`} state={gate} />
        ) : (
          <Skeleton label={t`Loading the taxonomy…`} shape="cards" />
        )}
      </div>
    </PageFrame>
  );
}

function OpenTaxonomy() {
  const state = useRead(taxonomy);
  useOnlineRetry(state);
  if (state.data) return <TaxonomyTabs all={state.data} />;
  return state.isError ? (
    <ReadError title={t`We could not load the taxonomy`} state={state} />
  ) : (
    <Skeleton label={t`Loading the taxonomy…`} shape="cards" />
  );
}

function TaxonomyTabs({ all }: { all: Taxonomy }) {
  usePreload(loadTabs);
  const [{ tab, q }, setFilters] = useUrlFilters(FILTERS);
  const [typed, setTyped] = useState(q);
  const search = (value: string) => {
    setTyped(value);
    setFilters({ q: value });
  };
  const found = filterTaxonomy(all, typed);
  const none = <NothingFound typed={typed} onClear={() => search('')} />;
  const tabs = [
    {
      id: FIRST_TAB,
      label: t`14-Layer Scam Anatomy`,
      content: found.layers.length > 0 ? <AnatomyTab layers={found.layers} /> : none,
    },
    {
      id: 'clusters',
      label: t`Core Scam Clusters`,
      content: found.coreClusters.length > 0 ? <CoreClustersTab clusters={found.coreClusters} /> : none,
    },
    {
      id: 'forensic',
      label: t`Forensic Analysis`,
      content:
        found.layers.length > 0 ? (
          <ForensicTab
            {...found}
            columns={found.coreClusters.length > 0 ? found.coreClusters : all.coreClusters}
          />
        ) : (
          none
        ),
    },
  ];
  return (
    <>
      <Field label={t`Search layers and clusters`} className="max-w-xl">
        {(control) => (
          <SearchInput {...control} value={typed} onChange={({ target }) => search(target.value)} />
        )}
      </Field>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {typed.trim() !== '' &&
          t`${plural(found.layers.length, { one: '# layer', other: '# layers' })} and ${plural(found.coreClusters.length, { one: '# core cluster', other: '# core clusters' })} found.`}
      </p>
      <div className="mt-3">
        <Tabs
          label={t`Parts of the taxonomy`}
          items={tabs}
          value={tabs.some(({ id }) => id === tab) ? tab : FIRST_TAB}
          onChange={(id) => setFilters({ tab: id === FIRST_TAB ? '' : id })}
        />
      </div>
    </>
  );
}

function NothingFound({ typed, onClear }: { typed: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={t`Nothing here fits “${typed.trim()}”`}
      text={t`Try fewer words, look at the other tabs, or clear the search.`}
      actions={
        <Button onClick={onClear}>
          <Trans>Clear the search</Trans>
        </Button>
      }
    />
  );
}
