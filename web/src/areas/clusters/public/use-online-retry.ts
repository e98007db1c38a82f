import { useEffect } from 'react';

/** A read that failed for want of a connection is made again by itself. */
export function useOnlineRetry({ isError, refetch }: { isError: boolean; refetch: () => unknown }): void {
  useEffect(() => {
    if (!isError) return;
    const retry = () => void refetch();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isError, refetch]);
}
