import { t } from '@lingui/core/macro';
import type { DocumentStatus } from '../../../platform/document-status.ts';

/** Where what was typed is now, in words. */
export function savedState({ link, isStored, offline }: DocumentStatus): string {
  // What did not load is said in its place.
  if (link === 'missing') return '';
  if (link === 'joining') return t`Opening the notes…`;
  if (link === 'open') return isStored ? t`Saved` : t`Sending…`;
  if (offline === 'unavailable' || offline === 'full')
    return t`Offline. Please keep this page open: this browser can’t save your changes.`;
  return isStored
    ? t`Offline. You can go on writing: we keep your changes here and send them later.`
    : t`Offline. Your changes are kept here, and we send them when you’re back.`;
}
