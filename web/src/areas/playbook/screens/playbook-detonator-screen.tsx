import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { FileSearch } from 'lucide-react';
import type { ComponentType } from 'react';
import { isStatus } from '../../../platform/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DecisionTreesTab } from '../decision-trees-tab.tsx';
import { DetonateForm } from '../detonate-form.tsx';
import { EntryScriptsTab } from '../entry-scripts-tab.tsx';
import { ObjectionsTab } from '../objections-tab.tsx';
import { PlaybookSummary } from '../playbook-summary.tsx';
import { PressureTab } from '../pressure-tab.tsx';
import { useDetonation } from '../use-detonation.ts';

interface PlaybookTab {
  id: string;
  label: string;
  what: string;
  content: ComponentType<{ playbook: Playbook }>;
}

const TABS: readonly PlaybookTab[] = [
  { id: 'scripts', label: 'Entry Scripts', what: 'how they open', content: EntryScriptsTab },
  { id: 'objections', label: 'Objections', what: 'the answers to doubts', content: ObjectionsTab },
  { id: 'pressure', label: 'Pressure', what: 'how payment is pressed for', content: PressureTab },
  {
    id: 'trees',
    label: 'Decision Trees',
    what: 'what they do next, and when they give up',
    content: DecisionTreesTab,
  },
];

/** Takes a cluster's playbook apart. */
export function PlaybookDetonatorScreen() {
  const detonation = useDetonation();
  const { playbook, isPending, tab } = detonation;
  const shownTab = TABS.some(({ id }) => id === tab) ? tab : 'scripts';
  return (
    <PageFrame
      title="Playbook Detonator"
      lead="Takes a cluster's messages apart: what they open with, how they answer doubts, how they press. For analysts."
    >
      <DetonateForm
        clusterId={detonation.clusterId}
        onChange={detonation.setClusterId}
        onDetonate={detonation.detonate}
        isPending={isPending}
      />
      {!isPending && detonation.error && <NothingBack asked={detonation.asked} error={detonation.error} />}
      {playbook && !isPending && (
        <div className="mt-8">
          <PlaybookSummary playbook={playbook} />
        </div>
      )}
      <div className="mt-8">
        <Tabs
          label="Parts of the playbook"
          value={shownTab}
          onChange={detonation.setTab}
          items={TABS.map(({ id, label, what, content: Content }) => ({
            id,
            label,
            content: isPending ? (
              <Loading label="Reading the reports…" />
            ) : playbook ? (
              <Content playbook={playbook} />
            ) : (
              <EmptyState
                icon={FileSearch}
                title="No playbook yet"
                text={`Enter a cluster and detonate its playbook to see ${what}.`}
              />
            ),
          }))}
        />
      </div>
    </PageFrame>
  );
}

/** Failures make no toast here (specification, section 8); what to do next stands below the form. */
function NothingBack({ asked, error }: { asked: string; error: Error }) {
  return (
    <p role="status" className="mt-4 text-ink-soft">
      {isStatus(error, 404)
        ? `There is no cluster ${asked}. Please check its ID, or choose one of the suggestions.`
        : 'No playbook came back. What you entered is kept: please press the button again.'}
    </p>
  );
}
