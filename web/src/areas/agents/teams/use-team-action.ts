import type { TeamDetail } from '@fap/shared/agents/team-contract.ts';
import { t } from '@lingui/core/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { showTeam } from '../live/team-data.ts';

/** An action on a team, which answers with the team as it is then; a refusal says why. */
export function useTeamAction<Input = void>(
  run: (input: Input) => Promise<TeamDetail>,
  onDone?: (team: TeamDetail) => void,
) {
  return useAction<Input, TeamDetail>({
    run,
    onSuccess: (team) => {
      showTeam(team);
      onDone?.(team);
    },
    onFailure: (error) =>
      toast({
        title: t`Not done`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
}
