import type { TeamDetail } from '@fap/shared/agents/team-contract.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { agentTeam } from '../live/team-data.ts';
import { useLiveAgents } from '../live/use-live-agents.ts';
import { TeamActions } from './team-actions.tsx';
import { TeamPeople, TeamRequests } from './team-people.tsx';

/** A team: who is in it, what it adds up to, what it looks for. */
export function TeamPage() {
  const { id } = usePathParams(paths.agentTeam);
  const request = { params: { id } };
  const { data, error, isError, isFetching, refetch } = useRead(agentTeam, request);
  useLiveAgents({ onMoved: () => void agentTeam.refresh(request) });
  // The last member may have left while it was on screen.
  if (isStatus(error, 404))
    return (
      <PageFrame
        title={t`No such team`}
        lead={t`It does not exist, or its last member left.`}
        back={<BackLink />}
      >
        <Link href={paths.agentTeams()} className="link">
          <Trans>See all teams</Trans>
        </Link>
      </PageFrame>
    );
  if (data) return <Team team={data} />;
  return (
    <PageFrame title={t`Team`} back={<BackLink />} width="reading">
      {isError ? (
        <ErrorState
          title={t`We could not load the team`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={t`Loading the team…`} shape="list" count={4} />
      )}
    </PageFrame>
  );
}

function Team({ team }: { team: TeamDetail }) {
  const { name, members, accepted, focus } = team;
  return (
    <PageFrame
      title={name}
      lead={t`${plural(members, { one: '# member', other: '# members' })}, ${plural(accepted, { one: '# accepted piece', other: '# accepted pieces' })} in all.`}
      back={<BackLink />}
      actions={<TeamActions team={team} />}
      width="reading"
    >
      <div className="grid gap-8">
        {focus && (
          <p className="rounded-lg border border-accent-line bg-accent-soft px-5 py-4">
            <Trans>
              It looks for layer {focus.layer}, {anatomyLayer(focus.layer).name}, of{' '}
              <Link
                href={paths.puzzle(focus.clusterId, { mode: 'contribute', layer: focus.layer })}
                className="link font-semibold"
              >
                {focus.clusterName}
              </Link>
              .
            </Trans>
          </p>
        )}
        <TeamRequests team={team} />
        <TeamPeople team={team} />
      </div>
    </PageFrame>
  );
}

function BackLink() {
  return (
    <Link href={paths.agentTeams()} className="link inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden className="size-4" />
      <Trans>Teams</Trans>
    </Link>
  );
}
