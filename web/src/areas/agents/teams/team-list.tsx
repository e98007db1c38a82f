import { teamContract } from '@fap/shared/agents/team-contract.ts';
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
import { countOf } from '../../../ui/format-count.ts';
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
      title="Teams"
      lead="Agents who look for pieces together. Somebody is in one team at a time."
      back={
        <Link href={paths.agent()} className="link inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-4" />
          Agent Dashboard
        </Link>
      }
      actions={stats && !stats.team ? <FoundButton /> : undefined}
      width="reading"
    >
      <PagedList
        pages={list}
        things="teams"
        after={<ExportLinks table="agent-teams" things="teams" className="mt-4" />}
        empty={<EmptyState icon={Users} title="No team yet" text="The first one is yours to found." />}
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
                  {isOwn && <Badge tone="accent">Your team</Badge>}
                </p>
                <p className="text-sm text-ink-soft tabular-nums">
                  {countOf(members, 'member')} · {countOf(accepted, 'accepted piece')}
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
      title="Found a team"
      description="You lead it: you invite agents who show a profile, and answer those who ask."
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="primary">Found a team</Button>}
    >
      <TeamNameForm
        label="Name of the team"
        hint="Letters, figures, spaces, hyphens and apostrophes. Readers of the list of teams see it."
        action="Found the team"
        run={(name) => api(teamContract.found, { body: { name } })}
        onDone={({ id }) => {
          setOpen(false);
          navigate(paths.agentTeam(id));
        }}
      />
    </Dialog>
  );
}
