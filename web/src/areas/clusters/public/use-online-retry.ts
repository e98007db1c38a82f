import { useEffect } from 'react';

/** Retries a failed read when the device comes online. */
export function useOnlineRetry({ isError, refetch }: { isError: boolean; refetch: () => unknown }): void {
  useEffect(() => {
    if (!isError) return;
    const retry = () => void refetch();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isError, refetch]);
}
