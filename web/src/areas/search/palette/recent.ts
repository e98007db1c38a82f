import { getKept, parseKept, setKept } from '../../../platform/kept-text.ts';

const MOST_KEPT = 5;

/** A page that was chosen before. */
export interface Recent {
  title: string;
  href: string;
}

const keyOf = (accountId: string): string => `fap:search:${accountId}`;

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  'title' in one &&
  typeof one.title === 'string' &&
  'href' in one &&
  typeof one.href === 'string' &&
  // Only pages of this app, whatever else was written under the key.
  /^\/(?![/\\])/u.test(one.href);

/** What this account chose last in this browser, newest first. */
export function listRecent(accountId: string): Recent[] {
  const kept = parseKept(getKept(keyOf(accountId)));
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST_KEPT) : [];
}

/** Remembers a choice in this browser. */
export function keepRecent(accountId: string, { title, href }: Recent): void {
  const others = listRecent(accountId).filter((one) => one.href !== href);
  setKept(keyOf(accountId), JSON.stringify([{ title, href }, ...others].slice(0, MOST_KEPT)));
}
