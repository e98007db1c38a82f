import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';
import { TechniqueList } from './technique-list.tsx';

/** How the scammers open, what they claim, and what they ask for. */
export function EntryScriptsTab({ playbook }: { playbook: Playbook }) {
  const { reports } = playbook.evidence;
  return (
    <div className="space-y-10">
      <TechniqueList
        title={t`How they open`}
        empty={t`No report includes the beginning of a conversation.`}
        rows={playbook.entryScripts}
        reports={reports}
      />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <TechniqueList
          title={t`What they claim`}
          empty={t`We found no claims in the reports.`}
          rows={playbook.claims}
          reports={reports}
        />
        <TechniqueList
          title={t`What they ask for`}
          empty={t`We found no demands in the reports.`}
          rows={playbook.asks}
          reports={reports}
        />
      </div>
    </div>
  );
}
