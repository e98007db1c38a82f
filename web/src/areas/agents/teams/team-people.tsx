import { type TeamDetail, teamContract } from '@fap/shared/agents/team-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { api } from '../../../platform/api-client.ts';
import { paths } from '../../../platform/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { CountLink } from '../rows/count-link.tsx';
import { useTeamAction } from './use-team-action.ts';

/** The members that the reader may see, the lead first. */
export function TeamPeople({ team }: { team: TeamDetail }) {
  const hidden = team.members - team.people.length;
  return (
    <Card role="region" aria-labelledby="people-title">
      <CardHeader
        id="people-title"
        title={t`Members`}
        hint={t`A team’s sum holds the pieces of members who let others see both their team and their place`}
      />
      <ul className="divide-y divide-line">
        {team.people.map(({ accountId, displayName, isLead, isOwn, accepted, joinedAt }) => (
          <li key={accountId} className="flex items-center justify-between gap-x-4 px-5 py-4 sm:px-6">
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
                  {isOwn && (
                    <Badge tone="accent">
                      <Trans>You</Trans>
                    </Badge>
                  )}
                  {isLead && (
                    <Badge>
                      <Trans>Leads</Trans>
                    </Badge>
                  )}
                </p>
                <p className="text-sm text-ink-soft">
                  <Trans>
                    joined <RelativeTime at={joinedAt} />
                  </Trans>
                </p>
              </div>
            </div>
            <p className="text-right text-sm text-ink-soft">
              {accepted === null ? (
                t`does not show their pieces`
              ) : (
                <>
                  <CountLink
                    accountId={accountId}
                    figure="accepted"
                    count={accepted}
                    label={t`accepted pieces of ${displayName}`}
                    className="font-semibold text-ink"
                  />{' '}
                  <Trans>accepted</Trans>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-soft sm:px-6">
          <Trans>
            {plural(hidden, { one: '# member', other: '# members' })}{' '}
            <Plural value={hidden} one="does" other="do" /> not let others see their team.
          </Trans>
        </p>
      )}
    </Card>
  );
}

/** For the lead: who asked to join, and who was invited. */
export function TeamRequests({ team }: { team: TeamDetail }) {
  const answer = useTeamAction((body: { accountId: string; isAccepted: boolean }) =>
    api(teamContract.answer, { params: { id: team.id }, body }),
  );
  if (team.requests.length === 0) return null;
  return (
    <Card role="region" aria-labelledby="requests-title">
      <CardHeader id="requests-title" title={t`Waiting for an answer`} />
      <ul className="divide-y divide-line">
        {team.requests.map(({ accountId, displayName, kind, at }) => (
          <li
            key={accountId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6"
          >
            <p>
              <span className="font-semibold wrap-anywhere">{displayName}</span>{' '}
              <span className="text-sm text-ink-soft">
                {kind === 'asked' ? t`asks to join` : t`was invited`} · <RelativeTime at={at} />
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {kind === 'asked' && (
                <Button
                  size="sm"
                  variant="primary"
                  isBusy={answer.isPending}
                  aria-label={t`Let in ${displayName}`}
                  onClick={() => answer.mutate({ accountId, isAccepted: true })}
                >
                  <Trans>Let in</Trans>
                </Button>
              )}
              <Button
                size="sm"
                isBusy={answer.isPending}
                aria-label={
                  kind === 'asked'
                    ? t`Say no to ${displayName}`
                    : t`Take back the invitation of ${displayName}`
                }
                onClick={() => answer.mutate({ accountId, isAccepted: false })}
              >
                {kind === 'asked' ? t`Say no` : t`Take back`}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
