import { Bomb, FileSearch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isStatus } from '../../../platform/api-error.ts';
import { useAction } from '../../../platform/use-action.ts';
import { BeingBuiltNote } from '../../../ui/being-built-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { detonatePlaybook } from '../chain-data.ts';

const TABS = [
  { id: 'scripts', label: 'Entry Scripts', what: 'the first messages' },
  { id: 'objections', label: 'Objections', what: 'the answers to doubts' },
  { id: 'pressure', label: 'Pressure', what: 'how payment is pressed for' },
  { id: 'trees', label: 'Decision Trees', what: 'what they do next, and when they give up' },
];

/** Takes a cluster's playbook apart. */
export function PlaybookDetonatorScreen() {
  const [clusterId, setClusterId] = useState('');
  const detonation = useAction({ run: detonatePlaybook });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const id = clusterId.trim();
    if (id && !detonation.isPending) detonation.mutate(id);
  };
  return (
    <PageFrame
      title="Playbook Detonator"
      lead="Takes a cluster's messages apart: what they open with, how they answer doubts, how they press. For work with forensic analyst authentication."
    >
      <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
        <Field label="Cluster ID" hint="For example cluster-001" className="w-full max-w-sm">
          {(control) => (
            <TextInput
              {...control}
              value={clusterId}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setClusterId(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          disabled={!clusterId.trim()}
          isBusy={detonation.isPending}
          className="min-h-11"
        >
          <Bomb aria-hidden className="size-4" />
          Detonate Playbook
        </Button>
      </form>
      {isStatus(detonation.error, 501) && (
        <div className="mt-6">
          <BeingBuiltNote>Playbooks cannot be taken apart yet.</BeingBuiltNote>
        </div>
      )}
      {detonation.data && <p className="mt-6">Confidence: {Math.round(detonation.data.confidence)}%</p>}
      <div className="mt-8">
        <Tabs
          label="Parts of the playbook"
          items={TABS.map(({ id, label, what }) => ({
            id,
            label,
            content: (
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
