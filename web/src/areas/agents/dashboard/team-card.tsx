import type { AgentStats } from '@fap/shared/agents/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';

/** The agent's team, or those that invited them and the way to all of them. */
export function TeamCard({ stats: { team, invitations } }: { stats: AgentStats }) {
  return (
    <Card role="region" aria-labelledby="team-title">
      <CardHeader
        id="team-title"
        title={t`Your team`}
        actions={
          <Button asChild size="sm">
            <Link href={paths.agentTeams()}>
              <Trans>All teams</Trans>
            </Link>
          </Button>
        }
      />
      <CardBody className="grid gap-2">
        {team ? (
          <p>
            <Trans>
              You are in{' '}
              <Link href={paths.agentTeam(team.id)} className="link font-semibold">
                {team.name}
              </Link>
              .
            </Trans>
          </p>
        ) : (
          <p className="text-ink-soft">
            <Trans>
              You are in no team. Ask one to let you in, or found your own: a team sees what it adds up to.
            </Trans>
          </p>
        )}
        {!team &&
          invitations.map(({ id, name }) => (
            <p key={id}>
              <Trans>
                <Link href={paths.agentTeam(id)} className="link font-semibold">
                  {name}
                </Link>{' '}
                invites you.
              </Trans>
            </p>
          ))}
      </CardBody>
    </Card>
  );
}
