import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';
import { FileSearch } from 'lucide-react';
import type { ComponentType } from 'react';
import { isStatus } from '../../../platform/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
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
  { id: 'scripts', label: t`Entry Scripts`, what: t`how they open`, content: EntryScriptsTab },
  { id: 'objections', label: t`Objections`, what: t`the answers to doubts`, content: ObjectionsTab },
  { id: 'pressure', label: t`Pressure`, what: t`how they press for payment`, content: PressureTab },
  {
    id: 'trees',
    label: t`Decision Trees`,
    what: t`what they do next, and when they give up`,
    content: DecisionTreesTab,
  },
];

/** Extracts and shows a cluster's playbook. */
export function PlaybookDetonatorScreen() {
  const detonation = useDetonation();
  const { playbook, isPending, tab } = detonation;
  const shownTab = TABS.some(({ id }) => id === tab) ? tab : 'scripts';
  return (
    <PageFrame
      title={t`Playbook Detonator`}
      lead={t`See how the scammers of a cluster open, answer doubts and press for payment. For analysts.`}
    >
      <DetonateForm
        clusterId={detonation.clusterId}
        onChange={detonation.setClusterId}
        onDetonate={detonation.detonate}
        isPending={isPending}
      />
      {!isPending && detonation.error && (
        <DetonationFailure requestedId={detonation.requestedId} error={detonation.error} />
      )}
      {playbook && !isPending && (
        <div className="mt-8">
          <PlaybookSummary playbook={playbook} />
        </div>
      )}
      <div className="mt-8">
        <Tabs
          label={t`Parts of the playbook`}
          value={shownTab}
          onChange={detonation.setTab}
          items={TABS.map(({ id, label, what, content: Content }) => ({
            id,
            label,
            content: isPending ? (
              <Skeleton label={t`Reading the reports…`} shape="list" count={3} />
            ) : playbook ? (
              <Content playbook={playbook} />
            ) : (
              <EmptyState
                icon={FileSearch}
                title={t`No playbook yet`}
                text={t`Enter a cluster and detonate its playbook to see ${what}.`}
              />
            ),
          }))}
        />
      </div>
    </PageFrame>
  );
}

/** Says what to do after a failure. There is no toast (specification, section 8). */
function DetonationFailure({ requestedId, error }: { requestedId: string; error: Error }) {
  return (
    <p role="status" className="mt-4 text-ink-soft">
      {isStatus(error, 404)
        ? t`We can’t find cluster ${requestedId}. Please check its ID or choose a suggestion.`
        : t`We got no playbook back. Please press the button again.`}
    </p>
  );
}
