import type { PhoneCall } from '@fap/shared/elder/entities.ts';
import { useEffect } from 'react';
import { useAtom } from '../../../platform/store.ts';
import { adopt, type OwnCall, ownCallAtom, sendCall } from './own-call.ts';

const RETRY_MS = 5_000;
/** Our side may answer with a state from before the newest press; what lasts this long is true. */
const BELIEVED_AFTER_MS = 3_000;

/** The call somebody is on. While something of it could not be sent, it is tried again and again. */
export function useOwnCall(told: PhoneCall | null | undefined): OwnCall | null {
  const [own, setOwn] = useAtom(ownCallAtom);
  const mayRetry = own?.problem?.isRetryable === true;
  useEffect(() => {
    if (!mayRetry) return;
    const again = () => void sendCall();
    const timer = window.setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [mayRetry]);
  const isEndedElsewhere = told === null && own !== null && own.known !== null && !own.isSending;
  useEffect(() => {
    if (!isEndedElsewhere) return;
    const timer = window.setTimeout(() => setOwn(null), BELIEVED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [isEndedElsewhere, setOwn]);
  return own ?? (told ? adopt(told) : null);
}
