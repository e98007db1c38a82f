import { appStore, atom } from './store.ts';

export type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastInput {
  title: string;
  description?: string;
  variant?: ToastVariant;
}

export interface ShownToast extends ToastInput {
  id: number;
}

/** How long a toast stays, in milliseconds (specification, section 9). */
export const TOAST_DURATION_MS = 5000;
/** A swipe to the right longer than this dismisses a toast, in pixels (specification, section 9). */
export const TOAST_SWIPE_THRESHOLD_PX = 50;

let lastId = 0;

/** The one toast on screen, if any. */
export const toastAtom = atom<ShownToast | null>(null);

/** Shows a toast; it replaces the previous one. */
export function toast(input: ToastInput): void {
  lastId += 1;
  appStore.set(toastAtom, { ...input, id: lastId });
}

/** Dismisses a toast, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
  if (appStore.get(toastAtom)?.id === id) appStore.set(toastAtom, null);
}
