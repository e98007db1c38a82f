import { teamContract } from '@fap/shared/agents/team-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../../../platform/api-client.ts';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { agentStats } from '../live/data.ts';
import { agentTeams } from '../live/team-data.ts';
import { useLiveAgents } from '../live/use-live-agents.ts';
import { TeamNameForm } from './team-name-form.tsx';

/** All teams of agents, and founding one. */
export function TeamList() {
  const list = usePages(agentTeams);
  const { data: stats } = useRead(agentStats);
  useLiveAgents({ onMoved: () => void agentTeams.refresh() });
  return (
    <PageFrame
      title={t`Teams`}
      lead={t`Agents who look for pieces together. Somebody is in one team at a time.`}
      back={
        <Link href={paths.agent()} className="link inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Agent Dashboard</Trans>
        </Link>
      }
      actions={stats && !stats.team ? <FoundButton /> : undefined}
      width="reading"
    >
      <PagedList
        pages={list}
        things={t`teams`}
        after={<ExportLinks table="agent-teams" things={t`teams`} className="mt-4" />}
        empty={<EmptyState icon={Users} title={t`No team yet`} text={t`The first one is yours to found.`} />}
      >
        {(teams) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {teams.map(({ id, name, members, accepted, isOwn }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4"
              >
                <p className="flex flex-wrap items-center gap-x-2">
                  <Link
                    href={paths.agentTeam(id)}
                    className="font-semibold wrap-anywhere hover:text-accent hover:underline"
                  >
                    {name}
                  </Link>
                  {isOwn && (
                    <Badge tone="accent">
                      <Trans>Your team</Trans>
                    </Badge>
                  )}
                </p>
                <p className="text-sm text-ink-soft tabular-nums">
                  {plural(members, { one: '# member', other: '# members' })} ·{' '}
                  {plural(accepted, { one: '# accepted piece', other: '# accepted pieces' })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  );
}

function FoundButton() {
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  return (
    <Dialog
      title={t`Found a team`}
      description={t`You lead it: you invite agents who show a profile, and answer those who ask.`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary">
          <Trans>Found a team</Trans>
        </Button>
      }
    >
      <TeamNameForm
        label={t`Name of the team`}
        hint={t`Letters, figures, spaces, hyphens and apostrophes. Readers of the list of teams see it.`}
        action={t`Found the team`}
        run={(name) => api(teamContract.found, { body: { name } })}
        onDone={({ id }) => {
          setOpen(false);
          navigate(paths.agentTeam(id));
        }}
      />
    </Dialog>
  );
}
