import {
  type ClusterFamilies,
  FAMILY_FILTERS,
  type FamilyFilter,
} from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Radio, SearchX } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { usePreload } from '../../../platform/load-later.ts';
import { useLastData, useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Field } from '../../../ui/field.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConnectionList } from '../connection-list.tsx';
import { EvolutionTimeline } from '../evolution-timeline.tsx';
import { FamilyDetail } from '../family-detail.tsx';
import { findNode } from '../family-links.ts';
import { FamilyTree } from '../family-tree.tsx';
import { GRAPH_HEIGHT } from '../graph-height.ts';
import { clusterFamilies } from '../public/data.ts';
import { useLiveFamilies } from '../public/use-live-families.ts';

const FamilyGraph = lazyPart(async () => (await import('../family-graph.tsx')).FamilyGraph);

const NAMES = ['q', 'filter', 'selected', 'view'] as const;
const FILTER_LABELS: Record<FamilyFilter, string> = {
  all: t`All`,
  active: t`Active`,
  evolutionary: t`Evolutionary`,
  dormant: t`Dormant`,
};

/** How clusters descend from each other; search, filter and selection are in the URL. */
export function ClusterFamilyTreeScreen() {
  usePreload(FamilyGraph.load);
  const [filters, setFilters] = useUrlFilters(NAMES);
  const filter = FAMILY_FILTERS.find((one) => one === filters.filter) ?? 'all';
  const q = useDeferredValue(filters.q);
  // A linked cluster is shown with its ancestors, however many others its family has.
  const [clusterId] = useState(filters.selected || undefined);
  const request = useMemo(() => ({ query: { filter, q, clusterId } }), [filter, q, clusterId]);
  const state = useRead(clusterFamilies, request);
  const [isLive, setIsLive] = useState(true);
  const refetch = useCallback(() => void clusterFamilies.refresh(request), [request]);
  useLiveFamilies(isLive, refetch);
  // The last answer stays until the next one arrives, so that nothing jumps while somebody types.
  const shown = useLastData(state);
  return (
    <PageFrame
      title={t`Cluster Family Tree`}
      lead={t`Clusters that name the same party, or work alike, belong to one family. The earlier one is the parent.`}
      actions={
        <Button aria-pressed={isLive} onClick={() => setIsLive(!isLive)}>
          <Radio aria-hidden className="size-4" />
          <Trans>Live Update</Trans>
        </Button>
      }
    >
      <search className="flex flex-wrap items-end gap-4">
        <Field label={t`Search`} className="w-full max-w-sm">
          {(control) => (
            <SearchInput
              {...control}
              placeholder={t`Name, id, kind or shared detail`}
              maxLength={200}
              value={filters.q}
              onChange={(event) => setFilters({ q: event.target.value })}
            />
          )}
        </Field>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">
            <Trans>Show</Trans>
          </legend>
          {FAMILY_FILTERS.map((one) => (
            <Button
              key={one}
              aria-pressed={one === filter}
              onClick={() => setFilters({ filter: one === 'all' ? '' : one })}
              size="field"
            >
              {FILTER_LABELS[one]}
            </Button>
          ))}
        </fieldset>
      </search>
      <ExportLinks
        table="families"
        things={t`families`}
        query={{ filter, ...(filters.q && { q: filters.q }) }}
        className="mt-4"
      />
      {shown ? (
        <Families families={shown} filters={filters} onChange={setFilters} isLive={isLive} />
      ) : state.isError ? (
        <ErrorState
          title={t`We could not load the families`}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      ) : (
        <Skeleton label={t`Loading families…`} shape="page" />
      )}
    </PageFrame>
  );
}

interface FamiliesProps {
  families: ClusterFamilies;
  filters: Record<(typeof NAMES)[number], string>;
  onChange: (change: Partial<Record<(typeof NAMES)[number], string>>) => void;
  isLive: boolean;
}

function Families({ families, filters, onChange, isLive }: FamiliesProps) {
  const { figures, crossLinks, waiting } = families;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const node = findNode(families, filters.selected) ?? families.families[0] ?? null;
  const toggle = (id: string) =>
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const select = (id: string) => onChange({ selected: id });
  return (
    <>
      <div className="mt-6">
        <FigurePanel
          figures={[
            { label: t`Root families`, value: figures.rootFamilies },
            { label: t`Active branches`, value: figures.activeBranches },
            { label: t`Total scammers`, value: figures.totalScammers, note: t`Reported aliases and roles` },
            { label: t`Cross-links`, value: figures.crossLinks },
          ]}
        />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {waiting > 0 && t`We’re still comparing ${waiting} clusters. `}
        {families.families.some(({ clusters, branches }) => clusters > branches.length) &&
          t`We show a part of the large families. Search to find the others. `}
        {isLive ? t`Updates live.` : t`Live update is off, so this may be out of date.`}
      </p>
      {node === null ? (
        <EmptyState
          icon={SearchX}
          title={t`No families found`}
          text={t`Try fewer words or another filter.`}
          actions={
            <Button onClick={() => onChange({ q: '', filter: '' })}>
              <Trans>Clear search and filter</Trans>
            </Button>
          }
        />
      ) : (
        <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            {/* On a phone the drawing is an overview whose names are too small: the tree comes first. */}
            <Card className="max-sm:order-last">
              <h2 className="border-b border-line px-5 py-3 font-semibold">
                <Trans>Graph</Trans>
              </h2>
              <Suspense fallback={<GraphPlace />}>
                <FamilyGraph
                  families={families.families}
                  crossLinks={crossLinks}
                  selected={node.id}
                  onSelect={select}
                />
              </Suspense>
            </Card>
            <Card>
              <h2 className="border-b border-line px-5 py-3 font-semibold">
                <Trans>Tree</Trans>
              </h2>
              <FamilyTree
                families={families.families}
                expanded={expanded}
                selected={node.id}
                onToggle={toggle}
                onSelect={select}
              />
            </Card>
          </div>
          <Card>
            <FamilyDetail families={families} node={node} onView={(view) => onChange({ view })} />
          </Card>
          <Dialog
            title={t`Evolution of ${node.name}`}
            description={t`Every dated change, with its exhibits.`}
            placement="full"
            isOpen={filters.view === 'timeline'}
            onOpenChange={() => onChange({ view: '' })}
          >
            <EvolutionTimeline node={node} />
          </Dialog>
          <Dialog
            title={t`Connections of ${node.name}`}
            description={t`Who is related to whom, and why.`}
            placement="full"
            isOpen={filters.view === 'connections'}
            onOpenChange={() => onChange({ view: '' })}
          >
            <ConnectionList families={families} node={node} />
          </Dialog>
        </div>
      )}
    </>
  );
}

/** As tall as the drawing, so that nothing moves when it is there. */
const GraphPlace = () => (
  <div role="status" className={`${GRAPH_HEIGHT} rounded-b-lg bg-sunken`}>
    <span className="sr-only">
      <Trans>Loading the drawing…</Trans>
    </span>
  </div>
);
