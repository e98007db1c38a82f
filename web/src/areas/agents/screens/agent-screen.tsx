import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ActiveClusters } from '../dashboard/active-clusters.tsx';
import { BadgesCard } from '../dashboard/badges-card.tsx';
import { ChoicesCard } from '../dashboard/choices-card.tsx';
import { FigureCards } from '../dashboard/figure-cards.tsx';
import { Leaderboard } from '../dashboard/leaderboard.tsx';
import { MissionBriefing } from '../dashboard/mission-briefing.tsx';
import { QualityCard } from '../dashboard/quality-card.tsx';
import { RanksAndTools } from '../dashboard/ranks-and-tools.tsx';
import { TeamCard } from '../dashboard/team-card.tsx';
import {
  agentMissions,
  agentProgress,
  agentStats,
  badgesOf,
  FROM_THE_TOP,
  neighbours,
  newestBadges,
  topAgents,
} from '../live/data.ts';
import { useLiveAgents } from '../live/use-live-agents.ts';

/** An agent's own page: what the work came to, where it counts most now, and who else is at work. */
export function AgentScreen() {
  const { id, level } = useCurrentUser();
  const { data: stats, isError, isFetching, refetch } = useRead(agentStats);
  const refreshOwn = () => {
    void agentStats.refresh();
    void agentProgress.refresh();
    void newestBadges.refresh(badgesOf(id));
  };
  useLiveAgents({
    onWork: () => void agentMissions.refresh(),
    onReward: refreshOwn,
    onMoved: () => {
      void neighbours.refresh();
      void topAgents.refresh(FROM_THE_TOP);
      void agentMissions.refresh();
      refreshOwn();
    },
  });
  return (
    <PageFrame
      title={t`Agent Dashboard`}
      lead={t`What your pieces and reviews came to, and where they count most now.`}
      actions={
        <>
          <Button asChild>
            <Link href={paths.reviews()}>
              <Trans>Review pieces</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.practice()}>
              <Trans>Practice</Trans>
            </Link>
          </Button>
        </>
      }
    >
      {isError && !stats ? (
        <ErrorState
          title={t`We could not load your figures`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <FigureCards accountId={id} stats={stats} />
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-8">
          <MissionBriefing level={stats?.level ?? level} teamId={stats?.team?.id ?? null} />
          <Leaderboard />
          <ActiveClusters />
        </div>
        <div className="grid min-w-0 gap-8">
          {stats && <QualityCard accountId={id} stats={stats} />}
          <BadgesCard accountId={id} total={stats?.badges ?? 0} />
          <RanksAndTools />
          {stats && <TeamCard stats={stats} />}
          {stats && <ChoicesCard accountId={id} choices={stats.choices} />}
        </div>
      </div>
    </PageFrame>
  );
}
