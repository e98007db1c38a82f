import { createHash } from 'node:crypto';
import type { Draft } from './draft.ts';
import { quote, refuseAt } from './refuse.ts';

/** As long as an id may be in a payment. */
const MAX_ID = 200;

const digest = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;

const accountMark = (account: string): string =>
  createHash('sha256').update(account).digest('hex').slice(0, 12);

/** Everything about a payment but where it stands in the file. */
const contentsOf = ({ line: _line, trust: _trust, ...contents }: Draft): string => JSON.stringify(contents);

/**
 * Gives every payment an id that the next import of the same payment finds again. Where the file has no id to rely on,
 * it is made of the payment's contents and counts the payments that are alike. A payment that is in the file
 * twice under one id of the bank is one. Banks number the payments of each account anew, so the account is part of the id, as a digest: its number
 * is nobody's business.
 */
export function settleIds(drafts: readonly Draft[]): Map<string, Draft> {
  const groups = Map.groupBy(drafts, (draft) =>
    draft.id === null ? null : JSON.stringify([draft.account, draft.id]),
  );
  const doubted = new Set<Draft>(groups.get(null));
  const repeated = new Set<Draft>();
  for (const [key, group] of groups) {
    if (key === null || group.length === 1) continue;
    const [, ...others] = group;
    for (const draft of isRelied(group) ? others : []) repeated.add(draft);
    for (const draft of isRelied(group) ? [] : group) doubted.add(draft);
  }
  const counts = new Map<string, number>();
  const settled = new Map<string, Draft>();
  for (const draft of drafts) {
    if (repeated.has(draft)) continue;
    const id = doubted.has(draft) ? contentId(draft, counts) : (draft.id ?? '');
    const prefixed = draft.account === '' ? id : `${accountMark(draft.account)}:${id}`;
    settled.set(prefixed.length > MAX_ID ? digest(prefixed) : prefixed, draft);
  }
  return settled;
}

/** Whether one id on several lines means one payment; refuses when the file itself calls it an id and contradicts that. */
function isRelied(group: readonly Draft[]): boolean {
  const [first, second] = group;
  if (!first || !second || first.trust === 'doubtful') return false;
  const contents = contentsOf(first);
  const other = group.find((draft) => contentsOf(draft) !== contents);
  if (!other) return true;
  if (first.trust === 'given') {
    refuseAt(
      other.line,
      `the id ${quote(first.id ?? '')} belongs to another payment, on line ${first.line}.`,
    );
  }
  return false;
}

function contentId(draft: Draft, counts: Map<string, number>): string {
  const hash = digest(contentsOf(draft));
  const count = (counts.get(hash) ?? 0) + 1;
  counts.set(hash, count);
  return `${hash}-${count}`;
}
