import type { LeaderboardEntry } from '@fap/shared/agents/contract.ts';
import { rankOf } from '@fap/shared/agents/ranks.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { cn } from '../../../ui/class-names.ts';
import { CountLink } from '../rows/count-link.tsx';

/** An agent's place: what it counts, and what else they let others see. */
export function LeaderboardRow({ entry }: { entry: LeaderboardEntry }) {
  const { accountId, displayName, place, accepted, disputed, score, level, team, isOwn, isShown } = entry;
  return (
    <li
      aria-current={isOwn ? 'true' : undefined}
      className={cn(
        'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-5 py-3 sm:px-6',
        isOwn && 'bg-accent-soft',
      )}
    >
      <span className="text-lg font-semibold tabular-nums">{place}</span>
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={accountId} name={displayName} isDecorative />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            <Link
              href={paths.agentProfile(accountId)}
              className="font-semibold wrap-anywhere hover:text-accent hover:underline"
            >
              {displayName}
            </Link>
            {isOwn && <Badge tone="accent">{isShown ? t`You` : t`You, seen by you alone`}</Badge>}
          </p>
          <p className="text-sm text-ink-soft">
            <CountLink
              accountId={accountId}
              figure="accepted"
              count={accepted}
              label={t`accepted pieces of ${displayName}`}
            />{' '}
            <Trans>accepted,</Trans>{' '}
            <CountLink
              accountId={accountId}
              figure="disputed"
              count={disputed}
              label={t`disputed pieces of ${displayName}`}
            />{' '}
            <Trans>
              disputed
              {level !== null && ` · ${rankOf(level)}`}
            </Trans>
            {team && (
              <>
                {' · '}
                <Link href={paths.agentTeam(team.id)} className="link">
                  {team.name}
                </Link>
              </>
            )}
          </p>
        </div>
      </div>
      <p className="text-right text-sm text-ink-soft">
        <Trans>
          <span className="block text-lg leading-none font-semibold text-ink tabular-nums">
            {Math.round(score * 100)}
          </span>
          score
        </Trans>
      </p>
    </li>
  );
}
