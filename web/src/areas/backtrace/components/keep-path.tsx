import { useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { captureEntryPath, type EntryAnswers, ownEntryPath, revokeEntryPath } from '../data.ts';

/** Keeping the way in, with consent, and taking it back. */
export function KeepPath({ answers }: { answers: EntryAnswers }) {
  const { clusterId } = answers;
  const own = useRead(ownEntryPath, { params: { clusterId } });
  const [hasConsent, setConsent] = useState(false);
  const fail = (error: Error) =>
    toast({
      title: 'Entry Path Not Changed',
      description: reasonOf(error, 'Your answers are kept on this device. Please try again.'),
      variant: 'destructive',
    });
  const capture = useAction({
    run: () => captureEntryPath(answers),
    onSuccess: () => {
      setConsent(false);
      toast({
        title: 'Entry Path Captured',
        description: 'It counts in the funnel of this cluster. You can take it back at any time.',
        variant: 'success',
      });
    },
    onFailure: fail,
  });
  const revoke = useAction({
    run: () => revokeEntryPath(clusterId),
    onSuccess: () =>
      toast({ title: 'Entry Path Deleted', description: 'Your answers are gone and no longer counted.' }),
    onFailure: fail,
  });
  const kept = own.data?.entryPath;
  return (
    <Card>
      <CardHeader
        title="Keep this path for others"
        hint="Only you can read your answers. Others see rounded counts, from five people up."
      />
      <CardBody className="space-y-4">
        {kept && (
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span>
              You keep a path for this cluster, captured <RelativeTime at={kept.capturedAt} />.
            </span>
            <Button size="sm" variant="danger" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
              Take it back
            </Button>
          </p>
        )}
        <Checkbox
          label="I agree that my entry path is kept and counted"
          {...(kept ? { hint: 'It takes the place of the one you keep.' } : {})}
          isChecked={hasConsent}
          onChange={setConsent}
        />
        <Button
          variant="primary"
          disabled={!hasConsent}
          isBusy={capture.isPending}
          onClick={() => capture.mutate()}
        >
          Capture entry path
        </Button>
      </CardBody>
    </Card>
  );
}
