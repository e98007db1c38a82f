import { showsAnything } from '@fap/shared/agents/choices.ts';
import type { AgentProfile } from '@fap/shared/agents/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { agentProfile } from '../live/data.ts';
import { useLiveAgents } from '../live/use-live-agents.ts';
import { CountLink } from '../rows/count-link.tsx';
import { InviteButton } from '../teams/invite-button.tsx';

/** What an agent lets others see; their own profile looks the same to themselves. */
export function AgentProfilePage() {
  const { id } = usePathParams(paths.agentProfile);
  const request = { params: { id } };
  const { data, error, isError, isFetching, refetch } = useRead(agentProfile, request);
  useLiveAgents({ onMoved: () => void agentProfile.refresh(request) });
  // A profile that was taken back is gone at once, also where it was on screen.
  if (isStatus(error, 404)) return <Missing />;
  if (data) return <Profile profile={data} />;
  return (
    <PageFrame title={t`Profile`} back={<BackLink />} width="reading">
      {isError ? (
        <ErrorState
          title={t`We could not load the profile`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={t`Loading the profile…`} shape="list" count={4} />
      )}
    </PageFrame>
  );
}

function Profile({ profile }: { profile: AgentProfile }) {
  const { displayName, isOwn, standing, level, badges, agreement, team } = profile;
  const isEmpty = !showsAnything({
    leaderboard: standing !== null,
    level: level !== null,
    badges: badges !== null,
    agreement: agreement !== null,
    team: team !== null,
  });
  return (
    <PageFrame
      title={displayName}
      lead={isOwn ? t`This is what others see of you as an agent.` : t`What this agent lets others see.`}
      back={<BackLink />}
      actions={isOwn ? undefined : <InviteButton accountId={profile.accountId} name={displayName} />}
      width="reading"
    >
      {isEmpty ? (
        <EmptyState
          icon={EyeOff}
          title={t`Nothing is shown`}
          text={
            isOwn
              ? t`Others find no profile of yours. On your dashboard you choose what they see.`
              : t`This agent shows nothing at the moment.`
          }
        />
      ) : (
        <Parts profile={profile} />
      )}
    </PageFrame>
  );
}

function Parts({ profile }: { profile: AgentProfile }) {
  const { accountId, standing, level, badges, agreement, team } = profile;
  const count = (figure: 'accepted' | 'disputed' | 'badges' | 'compared', value: number, label: string) => (
    <CountLink accountId={accountId} figure={figure} count={value} label={label} className="font-semibold" />
  );
  return (
    <dl className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {standing && (
        <Part name={t`Place on the leaderboard`}>
          {standing.place === null ? t`No piece is decided yet` : formatCount(standing.place)}
        </Part>
      )}
      {standing && (
        <Part name={t`Pieces`}>
          <Trans>
            {count('accepted', standing.accepted, t`accepted pieces`)} accepted,{' '}
            {count('disputed', standing.disputed, t`disputed pieces`)} disputed
          </Trans>
        </Part>
      )}
      {level && (
        <Part name={t`Rank`}>
          <Trans>
            {level.rank}, level {level.level} · {formatCount(level.xp)} XP
          </Trans>
        </Part>
      )}
      {badges !== null && <Part name={t`Badges`}>{count('badges', badges, t`badges`)}</Part>}
      {agreement && (
        <Part name={t`Agreement with analysts`}>
          {agreement.compared === 0 ? (
            t`No review to compare yet`
          ) : (
            <Trans>
              the same verdict in {agreement.agreed} of{' '}
              {count(
                'compared',
                agreement.compared,
                plural(agreement.compared, { one: 'review', other: 'reviews' }),
              )}
            </Trans>
          )}
        </Part>
      )}
      {team && (
        <Part name={t`Team`}>
          <Link href={paths.agentTeam(team.id)} className="link">
            {team.name}
          </Link>
        </Part>
      )}
    </dl>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
      <dt className="font-medium text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Missing() {
  return (
    <PageFrame
      title={t`No such profile`}
      lead={t`There is no agent of this address, or they show nothing to others.`}
      back={<BackLink />}
    >
      <Link href={paths.agent({ view: 'top' })} className="link">
        <Trans>See the leaderboard</Trans>
      </Link>
    </PageFrame>
  );
}

function BackLink() {
  return (
    <Link href={paths.agent()} className="link inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden className="size-4" />
      <Trans>Agent Dashboard</Trans>
    </Link>
  );
}
