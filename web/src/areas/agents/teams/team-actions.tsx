import { type TeamDetail, teamContract } from '@fap/shared/agents/team-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { agentTeam, refreshTeams } from '../live/team-data.ts';
import { TeamNameForm } from './team-name-form.tsx';
import { useTeamAction } from './use-team-action.ts';

/** What the reader can do about a team: ask, accept or refuse an invitation, leave, rename. */
export function TeamActions({ team }: { team: TeamDetail }) {
  const { may, ownRequest } = team;
  return (
    <>
      {may.ask && <AskButton team={team} />}
      {ownRequest === 'invited' && <InvitationButtons team={team} />}
      {may.rename && <RenameButton team={team} />}
      {may.leave && <LeaveButton team={team} />}
    </>
  );
}

function AskButton({ team: { id, name } }: { team: TeamDetail }) {
  const ask = useTeamAction(
    () => api(teamContract.ask, { params: { id } }),
    () =>
      toast({
        title: t`Asked`,
        description: t`The lead of ${name} sees your name and answers.`,
        variant: 'success',
      }),
  );
  return (
    <Button variant="primary" onClick={() => ask.mutate()} isBusy={ask.isPending}>
      <Trans>Ask to join</Trans>
    </Button>
  );
}

function InvitationButtons({ team: { id } }: { team: TeamDetail }) {
  const { id: accountId } = useCurrentUser();
  const answer = useTeamAction((isAccepted: boolean) =>
    api(teamContract.answer, { params: { id }, body: { accountId, isAccepted } }),
  );
  return (
    <>
      <Button variant="primary" onClick={() => answer.mutate(true)} isBusy={answer.isPending}>
        <Trans>Accept the invitation</Trans>
      </Button>
      <Button onClick={() => answer.mutate(false)} isBusy={answer.isPending}>
        <Trans>Decline</Trans>
      </Button>
    </>
  );
}

function RenameButton({ team: { id, name } }: { team: TeamDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Rename ${name}`}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Trans>Rename</Trans>
        </Button>
      }
    >
      <TeamNameForm
        label={t`New name`}
        hint={t`Letters, figures, spaces, hyphens and apostrophes. Readers of the list of teams see it.`}
        action={t`Rename`}
        run={(next) => api(teamContract.rename, { params: { id }, body: { name: next } })}
        onDone={() => setOpen(false)}
      />
    </Dialog>
  );
}

function LeaveButton({ team: { id, isOwn, members } }: { team: TeamDetail }) {
  const leave = useAction({
    run: () => api(teamContract.leave, { params: { id } }),
    onSuccess: () => {
      void agentTeam.refresh({ params: { id } });
      refreshTeams();
      toast({ title: isOwn ? t`You left the team` : t`Your question is taken back`, variant: 'success' });
    },
    onFailure: (error) =>
      toast({
        title: t`Not done`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  const words = plural(members, { one: 'Leave and end the team', other: 'Leave the team' });
  return (
    <Button onClick={() => leave.mutate()} isBusy={leave.isPending}>
      {isOwn ? words : t`Take back your question`}
    </Button>
  );
}
