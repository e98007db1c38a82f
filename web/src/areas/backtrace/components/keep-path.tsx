import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

/** Stores the entry path with the user's consent, and deletes it on request. */
export function KeepPath({ answers }: { answers: EntryAnswers }) {
  const { clusterId } = answers;
  const own = useRead(ownEntryPath, { params: { clusterId } });
  const [hasConsent, setConsent] = useState(false);
  const fail = (error: Error) =>
    toast({
      title: t`Entry Path Not Changed`,
      description: reasonOf(
        error,
        t`That didn’t work. Your answers are still on this device. Please try again.`,
      ),
      variant: 'destructive',
    });
  const capture = useAction({
    run: () => captureEntryPath(answers),
    onSuccess: () => {
      setConsent(false);
      toast({
        title: t`Entry Path Captured`,
        description: t`It now counts in this cluster’s funnel. You can delete it at any time.`,
        variant: 'success',
      });
    },
    onFailure: fail,
  });
  const revoke = useAction({
    run: () => revokeEntryPath(clusterId),
    onSuccess: () =>
      toast({
        title: t`Entry Path Deleted`,
        description: t`We deleted your answers and no longer count them.`,
      }),
    onFailure: fail,
  });
  const kept = own.data?.entryPath;
  return (
    <Card>
      <CardHeader
        title={t`Keep this path for others`}
        hint={t`Only you can read your answers. Others see rounded counts, from five people up.`}
      />
      <CardBody className="space-y-4">
        {kept && (
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <Trans>
                We keep your path for this cluster, captured <RelativeTime at={kept.capturedAt} />.
              </Trans>
            </span>
            <Button size="sm" variant="danger" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
              <Trans>Delete my path</Trans>
            </Button>
          </p>
        )}
        <Checkbox
          label={t`I agree that you keep and count my entry path`}
          {...(kept ? { hint: t`This replaces the path you kept before.` } : {})}
          isChecked={hasConsent}
          onChange={setConsent}
        />
        <Button
          variant="primary"
          disabled={!hasConsent}
          isBusy={capture.isPending}
          onClick={() => capture.mutate()}
        >
          <Trans>Capture entry path</Trans>
        </Button>
      </CardBody>
    </Card>
  );
}
