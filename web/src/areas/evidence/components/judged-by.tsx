import { isByOtherVersion, SHIPPED_MODEL } from '@fap/shared/evidence/model/shipped.ts';
import { RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { reasonOf } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';

/** Which version made a verdict, and the way to how it judges. */
export function JudgedBy({ version }: { version: string }) {
  return (
    <p className="text-sm text-ink-soft">
      Judged by version {version}.{' '}
      <Link
        href={paths.howItJudges()}
        className="inline-block py-1 font-medium text-accent underline underline-offset-2"
      >
        How it judges
      </Link>
    </p>
  );
}

export interface JudgeAgainProps {
  /** The version that made the shown verdict. */
  version: string;
  /** Where the earlier verdict stays. */
  kept: string;
  run: () => Promise<void>;
}

/** Offers to judge again when another version is shipped than the one that made the verdict. */
export function JudgeAgain({ version, kept, run }: JudgeAgainProps) {
  const again = useAction<void, void>({
    run,
    onSuccess: () =>
      toast({ title: 'Judged again', description: `The result is new. ${kept}`, variant: 'success' }),
    onFailure: (error) =>
      toast({
        title: 'Not judged again',
        description: reasonOf(error, 'We could not judge it again. Please try once more.'),
        variant: 'destructive',
      }),
  });
  if (!isByOtherVersion(version)) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-md border border-line bg-sunken p-4">
      <p>
        Version {SHIPPED_MODEL.version} can judge these words again. {kept}
      </p>
      <Button onClick={() => again.mutate()} isBusy={again.isPending}>
        <RotateCcw aria-hidden className="size-4" />
        Judge again
      </Button>
    </div>
  );
}
