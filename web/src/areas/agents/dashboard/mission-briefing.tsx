import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Target } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { agentMissions } from '../live/data.ts';
import { MissionRow } from './mission-row.tsx';
import { RotatingMessage } from './rotating-message.tsx';

export interface MissionBriefingProps {
  level: number;
  teamId: string | null;
}

/** The missing layers that matter most now, after what the agent's team looks for. */
export function MissionBriefing({ level, teamId }: MissionBriefingProps) {
  return (
    <Card role="region" aria-labelledby="missions-title">
      <CardHeader
        id="missions-title"
        title={t`Mission Briefing`}
        hint={t`Layers that nobody has a piece of yet, by the cluster’s priority, the critical path and how near it is to its end`}
      />
      <RotatingMessage />
      <Missions level={level} teamId={teamId} />
    </Card>
  );
}

function Missions({ level, teamId }: MissionBriefingProps) {
  const { data, isError, isFetching, refetch } = useRead(agentMissions);
  if (!data)
    return isError ? (
      <ErrorState
        title={t`We could not load the missions`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton label={t`Loading missions…`} shape="list" count={4} />
    );
  const { team, missions } = data;
  if (!team && missions.length === 0)
    return (
      <EmptyState
        icon={Target}
        title={t`No layer is missing`}
        text={t`Each open cluster has a piece in each layer. Pieces wait for reviews.`}
        actions={
          <Button asChild>
            <Link href={paths.reviews()}>
              <Trans>Review pieces</Trans>
            </Link>
          </Button>
        }
      />
    );
  return (
    <ul className="divide-y divide-line">
      {team && <MissionRow mission={team} level={level} teamId={teamId} isOfTeam isFirst />}
      {missions
        .filter((mission) => mission.clusterId !== team?.clusterId || mission.layer !== team.layer)
        .map((mission, index) => (
          <MissionRow
            key={`${mission.clusterId} ${mission.layer}`}
            mission={mission}
            level={level}
            teamId={teamId}
            isFirst={!team && index === 0}
          />
        ))}
    </ul>
  );
}
