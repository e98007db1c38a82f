import { isByOtherVersion, SHIPPED_MODEL } from '@fap/shared/evidence/model/shipped.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import * as judgingCalls from '../judge-again.ts';

export interface JudgeAgainProps {
  /** The version that made the shown verdict. */
  version: string;
  /** Where the earlier verdict stays. */
  kept: string;
  /** Has it judged by one of the calls, which come with this part. */
  judge: (calls: typeof judgingCalls) => Promise<void>;
}

/** Offers to judge again when another version is shipped than the one that made the verdict. */
export function JudgeAgain({ version, kept, judge }: JudgeAgainProps) {
  const again = useAction<void, void>({
    run: () => judge(judgingCalls),
    onSuccess: () =>
      toast({ title: t`Judged again`, description: t`The result is new. ${kept}`, variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: t`Not judged again`,
        description: reasonOf(error, t`We could not judge it again. Please try once more.`),
        variant: 'destructive',
      }),
  });
  if (!isByOtherVersion(version)) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-md border border-line bg-sunken p-4">
      <p>
        <Trans>
          Version {SHIPPED_MODEL.version} can judge these words again. {kept}
        </Trans>
      </p>
      <Button onClick={() => again.mutate()} isBusy={again.isPending}>
        <Trans>Judge again</Trans>
      </Button>
    </div>
  );
}
