import { CHOICES, type Choices } from '@fap/shared/agents/choices.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { reasonOf } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { chooseShown } from '../live/data.ts';
import { CHOICE_WORDS } from '../words/agent-words.ts';

/** What others see of the agent: nothing until they choose it, and each choice holds at once. */
export function ChoicesCard({ accountId, choices }: { accountId: string; choices: Choices }) {
  const choosing = useAction({
    run: (next: Choices) => chooseShown(next),
    onFailure: (error) =>
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  const shown = choosing.isPending ? choosing.variables : choices;
  return (
    <Card role="region" aria-labelledby="choices-title">
      <CardHeader
        id="choices-title"
        title={t`What others see of you`}
        hint={t`Nothing until you choose it. Your name stands beside your pieces and comments in puzzles either way`}
      />
      <CardBody className="grid gap-4">
        {CHOICES.map((choice) => (
          <Checkbox
            key={choice}
            label={CHOICE_WORDS[choice].label}
            hint={CHOICE_WORDS[choice].hint}
            isChecked={shown[choice]}
            isDisabled={choosing.isPending}
            onChange={(isChecked) => choosing.mutate({ ...choices, [choice]: isChecked })}
          />
        ))}
        <p className="text-sm">
          <Link href={paths.agentProfile(accountId)} className="link">
            <Trans>Look at your profile as others see it</Trans>
          </Link>
        </p>
      </CardBody>
    </Card>
  );
}
