import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useRef } from 'react';
import { usePreload } from '../../../platform/load-later.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { scamFlows } from '../flows/data.ts';
import { FlowAnalysis } from '../flows/flow-analysis.tsx';
import { FlowPicker } from '../flows/flow-picker.tsx';

const FlowSimulation = lazyPart(async () => (await import('../flows/flow-simulation.tsx')).FlowSimulation);
const PatternAnalysis = lazyPart(async () => (await import('../flows/pattern-analysis.tsx')).PatternAnalysis);
const loadOtherTabs = () => Promise.all([FlowSimulation.load(), PatternAnalysis.load()]);

const TABS = ['analysis', 'simulation', 'patterns'] as const;

/** How known scams unfold: stage by stage, as a walk, and compared with a script. Pattern and tab are in the URL. */
export function ScamFlowsScreen() {
  const list = useRead(scamFlows);
  usePreload(loadOtherTabs);
  return (
    <PageFrame
      title={t`Scam Flow Library`}
      lead={t`How known scams unfold, stage by stage, and how to step out at each one. None of this is your fault: these steps are planned.`}
    >
      {list.data ? (
        <FlowTabs flows={list.data} />
      ) : list.isError ? (
        <ReadError title={t`We could not load the patterns`} state={list} />
      ) : (
        <Skeleton label={t`Loading the patterns…`} shape="cards" />
      )}
    </PageFrame>
  );
}

function FlowTabs({ flows }: { flows: readonly ScamFlow[] }) {
  const [{ flow: chosenId, tab, search, family }, setFilters] = useUrlFilters(paths.scamFlows.query);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = flows.find(({ id }) => id === chosenId) ?? flows[0] ?? null;
  const openTab = (id: string) => setFilters({ tab: id === 'analysis' ? '' : id });
  const besidePicker = (content: (flow: ScamFlow) => ReactNode) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <FlowPicker
        flows={flows}
        chosen={chosen}
        search={search}
        family={family}
        onFilter={setFilters}
        onChoose={({ id }) => {
          setFilters({ flow: id });
          // On a phone the pattern is below the list.
          if (!window.matchMedia('(min-width: 64rem)').matches) moveFocusTo(heading.current);
        }}
      />
      {chosen && (
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-anywhere">
            {chosen.name}
          </h2>
          <p className="mt-1 mb-6 max-w-2xl text-ink-soft">{chosen.description}</p>
          {content(chosen)}
        </div>
      )}
    </div>
  );
  return (
    <Tabs
      label={t`Views of the library`}
      value={TABS.find((id) => id === tab) ?? 'analysis'}
      onChange={openTab}
      items={[
        {
          id: 'analysis',
          label: t`Flow Analysis`,
          content: besidePicker((flow) => (
            <FlowAnalysis flow={flow} onSimulate={() => openTab('simulation')} />
          )),
        },
        {
          id: 'simulation',
          label: t`Live Simulation`,
          content: besidePicker((flow) => (
            <Suspense fallback={<Skeleton label={t`Loading the simulation…`} shape="cards" />}>
              <FlowSimulation key={flow.id} flow={flow} />
            </Suspense>
          )),
        },
        {
          id: 'patterns',
          label: t`Pattern Analysis`,
          content: (
            <Suspense fallback={<Skeleton label={t`Loading the comparison…`} shape="cards" />}>
              <PatternAnalysis flows={flows} onOpen={(id) => setFilters({ flow: id, tab: '' })} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
