import type { DocumentStatus } from '../../../platform/document-status.ts';

/** Where what was typed is now, in words. */
export function savedState({ link, isStored, offline }: DocumentStatus): string {
  if (link === 'joining') return 'Opening the notes…';
  if (link === 'open') return isStored ? 'Saved' : 'Sending…';
  if (offline === 'unavailable' || offline === 'full')
    return 'Offline. Please keep this page open: this browser can’t save your changes.';
  return isStored
    ? 'Offline. You can go on writing: we keep your changes here and send them later.'
    : 'Offline. Your changes are kept here, and we send them when you’re back.';
}
