import type { TeamDetail } from '@fap/shared/agents/team-contract.ts';
import { teamNameText } from '@fap/shared/agents/team-name.ts';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { reasonOf } from '../../../platform/api-error.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showTeam } from '../live/team-data.ts';

export interface TeamNameFormProps {
  label: string;
  hint: string;
  /** The words of the button. */
  action: string;
  run: (name: string) => Promise<TeamDetail>;
  onDone: (team: TeamDetail) => void;
}

/** Names a team, a new one or again; what is wrong with a name is said beside it. */
export function TeamNameForm({ label, hint, action, run, onDone }: TeamNameFormProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const naming = useAction({
    run,
    onSuccess: (team) => {
      setName('');
      showTeam(team);
      onDone(team);
    },
    onFailure: (failure) => setError(reasonOf(failure, t`Please try again.`)),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = v.safeParse(teamNameText, name);
    setError(parsed.issues?.[0].message);
    if (parsed.success && !naming.isPending) naming.mutate(parsed.output);
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-4">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" isBusy={naming.isPending}>
        {action}
      </Button>
    </form>
  );
}
