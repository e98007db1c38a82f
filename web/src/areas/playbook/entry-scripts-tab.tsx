import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { TechniqueList } from './technique-list.tsx';

/** How it begins, what is claimed, and what is asked for. */
export function EntryScriptsTab({ playbook }: { playbook: Playbook }) {
  const { reports } = playbook.evidence;
  return (
    <div className="space-y-10">
      <TechniqueList
        title="How they open"
        empty="No report hands in words that open a conversation."
        rows={playbook.entryScripts}
        reports={reports}
      />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <TechniqueList
          title="What they claim"
          empty="No wording of a claim was recognised."
          rows={playbook.claims}
          reports={reports}
        />
        <TechniqueList
          title="What they ask for"
          empty="No wording of an ask was recognised."
          rows={playbook.asks}
          reports={reports}
        />
      </div>
    </div>
  );
}
