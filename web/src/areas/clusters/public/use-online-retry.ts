import { useEffect, useLayoutEffect, useRef } from 'react';

/** Retries a failed read when the device comes online. */
export function useOnlineRetry({ isError, refetch }: { isError: boolean; refetch: () => unknown }): void {
  const retry = useRef<(() => unknown) | null>(null);
  // With what is drawn: once the failure is on screen, coming online counts.
  useLayoutEffect(() => {
    retry.current = isError ? refetch : null;
  });
  useEffect(() => {
    const handleOnline = () => void retry.current?.();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
}
