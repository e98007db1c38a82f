import { type TeamDetail, teamContract } from '@fap/shared/agents/team-contract.ts';
import { Link } from 'wouter';
import { api } from '../../../platform/api-client.ts';
import { paths } from '../../../platform/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { countOf } from '../../../ui/format-count.ts';
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
        title="Members"
        hint="A team’s sum holds the pieces of members who let others see both their team and their place"
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
                  {isOwn && <Badge tone="accent">You</Badge>}
                  {isLead && <Badge>Leads</Badge>}
                </p>
                <p className="text-sm text-ink-soft">
                  joined <RelativeTime at={joinedAt} />
                </p>
              </div>
            </div>
            <p className="text-right text-sm text-ink-soft">
              {accepted === null ? (
                'does not show their pieces'
              ) : (
                <>
                  <CountLink
                    accountId={accountId}
                    figure="accepted"
                    count={accepted}
                    label={`accepted pieces of ${displayName}`}
                    className="font-semibold text-ink"
                  />{' '}
                  accepted
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-soft sm:px-6">
          {countOf(hidden, 'member')} {hidden === 1 ? 'does' : 'do'} not let others see their team.
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
      <CardHeader id="requests-title" title="Waiting for an answer" />
      <ul className="divide-y divide-line">
        {team.requests.map(({ accountId, displayName, kind, at }) => (
          <li
            key={accountId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6"
          >
            <p>
              <span className="font-semibold wrap-anywhere">{displayName}</span>{' '}
              <span className="text-sm text-ink-soft">
                {kind === 'asked' ? 'asks to join' : 'was invited'} · <RelativeTime at={at} />
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {kind === 'asked' && (
                <Button
                  size="sm"
                  variant="primary"
                  isBusy={answer.isPending}
                  aria-label={`Let in ${displayName}`}
                  onClick={() => answer.mutate({ accountId, isAccepted: true })}
                >
                  Let in
                </Button>
              )}
              <Button
                size="sm"
                isBusy={answer.isPending}
                aria-label={
                  kind === 'asked' ? `Say no to ${displayName}` : `Take back the invitation of ${displayName}`
                }
                onClick={() => answer.mutate({ accountId, isAccepted: false })}
              >
                {kind === 'asked' ? 'Say no' : 'Take back'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
