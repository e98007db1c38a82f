import { isIP } from 'node:net';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { isPublicAddress } from '../../../platform/fetch/address-guard.ts';
import type { OutgoingReach } from '../../../platform/fetch/outgoing-reach.ts';

/**
 * Refuses an address that nothing would be sent to: throws INVALID. Names are resolved and judged again at each attempt, by the guard of
 * outgoing requests, because what they lead to may change.
 */
export function checkAddress(text: string, { allowPrivate }: OutgoingReach): void {
  const url = URL.parse(text);
  if (!url) throw invalid(t`This is no web address`);
  if (url.username !== '' || url.password !== '')
    throw invalid(t`Please leave the name and password out of the address`);
  if (allowPrivate) return;
  if (url.protocol !== 'https:') throw invalid(t`Please use an address that begins with https://`);
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  if (host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw invalid(t`This address is not in the public internet`);
}

const invalid = (message: string) => new AppError('INVALID', { message, issues: [{ path: 'url', message }] });
