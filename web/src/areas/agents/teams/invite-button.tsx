import { teamContract } from '@fap/shared/agents/team-contract.ts';
import { t } from '@lingui/core/macro';
import { UserPlus } from 'lucide-react';
import { api } from '../../../platform/api-client.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { agentStats } from '../live/data.ts';
import { agentTeam } from '../live/team-data.ts';
import { useTeamAction } from './use-team-action.ts';

/** Invites an agent into the team that the reader leads; nothing for everybody else. */
export function InviteButton({ accountId, name }: { accountId: string; name: string }) {
  const { data } = useRead(agentStats);
  return data?.team ? <ForLead teamId={data.team.id} accountId={accountId} name={name} /> : null;
}

function ForLead({ teamId, accountId, name }: { teamId: string; accountId: string; name: string }) {
  const { data: team } = useRead(agentTeam, { params: { id: teamId } });
  const invite = useTeamAction(
    () => api(teamContract.invite, { params: { id: teamId }, body: { accountId } }),
    (changed) => {
      const isIn = changed.people.some((person) => person.accountId === accountId);
      toast({
        title: isIn ? t`In your team` : t`Invited`,
        description: isIn
          ? t`${name} had asked, and is in ${changed.name} now.`
          : t`${name} finds the invitation on their dashboard.`,
        variant: 'success',
      });
    },
  );
  if (!team?.may.answer || team.people.some((person) => person.accountId === accountId)) return null;
  const isInvited = team.requests.some((one) => one.accountId === accountId && one.kind === 'invited');
  return (
    <Button onClick={() => invite.mutate()} isBusy={invite.isPending} disabled={isInvited}>
      <UserPlus aria-hidden className="size-4" />
      {isInvited ? t`Invited` : t`Invite to ${team.name}`}
    </Button>
  );
}
