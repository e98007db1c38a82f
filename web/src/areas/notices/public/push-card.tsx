import type { PushState } from '@fap/shared/notices/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { pushState } from '../live/delivery.ts';
import { findPushHere, type PushHere, startPush, stopPush } from '../live/push.ts';

/** Has this device show notices while the app is closed, or ends it. */
export function PushCard() {
  const { data, isError, isFetching, refetch } = useRead(pushState);
  return (
    <Card>
      <CardHeader
        title={t`Notices on this device`}
        hint={t`It shows new notices even while the app is closed, until you sign out here.`}
      />
      <CardBody>
        {data ? (
          <ThisDevice state={data} />
        ) : isError ? (
          <ErrorState
            title={t`We could not load your devices`}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label={t`Loading your devices…`} shape="list" count={1} />
        )}
      </CardBody>
    </Card>
  );
}

const EXPLANATIONS: Record<PushHere, string> = {
  on: t`This device shows your notices: a title and a sentence, which anybody who looks at the screen can read.`,
  off: t`This device doesn’t show notices. A notice is a title and a sentence, which anybody who looks at the screen can read.`,
  denied: t`This browser is set to block notices from us. You can change that in its settings for this website.`,
  unsupported: t`This browser can’t show notices. On an iPhone or iPad, first add the app to the home screen and open it there.`,
};

function ThisDevice({ state }: { state: PushState }) {
  const [here, setHere] = useState<PushHere>();
  const { publicKey, devices } = state;
  const look = async () => setHere(await findPushHere(devices));
  useEffect(() => {
    let isShown = true;
    void findPushHere(devices).then((found) => isShown && setHere(found));
    return () => {
      isShown = false;
    };
  }, [devices]);
  const start = useAction({
    run: () => startPush(publicKey),
    onSuccess: async (isOn) => {
      await look();
      if (isOn)
        toast({
          title: t`Notices are on`,
          description: t`This device shows them from now on.`,
          variant: 'success',
        });
    },
    onFailure: (error) =>
      toast({
        title: t`Not turned on`,
        description: reasonOf(error, t`This browser could not subscribe. Please try again.`),
        variant: 'destructive',
      }),
  });
  const stop = useAction({
    run: stopPush,
    onSuccess: look,
    onFailure: (error) =>
      toast({
        title: t`Not turned off`,
        description: reasonOf(error, t`We could not turn notices off. Please try again.`),
        variant: 'destructive',
      }),
  });
  if (here === undefined) return <Skeleton label={t`Looking at this device…`} shape="list" count={1} />;
  const others = devices.length - (here === 'on' ? 1 : 0);
  return (
    <>
      <p role="status">{EXPLANATIONS[here]}</p>
      {others > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {plural(others, {
            one: 'One other device of yours shows them.',
            other: '# other devices of yours show them.',
          })}
        </p>
      )}
      {here === 'off' && (
        <Button variant="primary" className="mt-4" onClick={() => start.mutate()} isBusy={start.isPending}>
          <Trans>Show notices on this device</Trans>
        </Button>
      )}
      {here === 'on' && (
        <Button className="mt-4" onClick={() => stop.mutate()} isBusy={stop.isPending}>
          <Trans>Stop notices on this device</Trans>
        </Button>
      )}
    </>
  );
}
