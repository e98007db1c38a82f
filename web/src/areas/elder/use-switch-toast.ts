import { useRef } from 'react';
import { appStore } from '../../platform/store.ts';
import { dismissToast, type ToastInput, toast, toastAtom } from '../../platform/toast-store.ts';

/** The toast that says a switch is on: it goes with the switch, because it is not true any more. */
export function useSwitchToast(input: ToastInput): { show: () => void; dismiss: () => void } {
  const shown = useRef<number | null>(null);
  return {
    show: () => {
      toast(input);
      shown.current = appStore.get(toastAtom)?.id ?? null;
    },
    dismiss: () => {
      if (shown.current !== null) dismissToast(shown.current);
    },
  };
}
