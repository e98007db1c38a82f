import { platformContract } from '@fap/shared/platform/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../platform/paths.ts';
import { Reconnector } from '../platform/reconnector.ts';
import { useOnline } from '../platform/use-online.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

export interface UncheckedScreenProps {
  /** The server answered, but not as it should. */
  isReachable: boolean;
  onRetry: () => void;
}

/** Shown when the sign-in could not be checked: without a connection it waits for one, else it offers to try again. */
export function UncheckedScreen({ isReachable, onRetry }: UncheckedScreenProps) {
  const isOnline = useOnline();
  // A browser in a network without internet believes that it is online.
  if (!isOnline || !isReachable) return <Offline onRetry={onRetry} />;
  return (
    <ErrorState
      className="min-h-dvh justify-center"
      title={t`We could not check your sign-in`}
      text={t`The server did not answer as expected. Please try again in a moment.`}
      onRetry={onRetry}
    />
  );
}

function Offline({ onRetry }: { onRetry: () => void }) {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    const reconnector = new Reconnector(() => {
      // Quietly: checking the sign-in itself would replace this page each time.
      fetch(platformContract.appConfig.path, { cache: 'no-store' }).then(
        () => retry.current(),
        () => reconnector.lost('lost'),
      );
    });
    reconnector.lost('lost');
    return () => reconnector.stop();
  }, []);
  return (
    <div role="alert" className="flex min-h-dvh flex-col items-center justify-center px-6 py-12 text-center">
      <WifiOff aria-hidden strokeWidth={1.5} className="size-8 text-accent" />
      <h1 className="mt-3 text-xl font-semibold">
        <Trans>You’re offline</Trans>
      </h1>
      <p className="mt-1 max-w-md text-ink-soft">
        <Trans>
          This page opens again when your connection is back. You haven’t lost anything you entered.
        </Trans>
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        <Button asChild>
          <Link href={paths.help()}>
            <Trans>First help, without a connection</Trans>
          </Link>
        </Button>
      </div>
    </div>
  );
}
