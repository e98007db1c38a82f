import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import { t } from '@lingui/core/macro';
import type { Away } from './visits.ts';

/** Notices under one heading; null: without one. */
export interface NoticeGroup {
  heading: string | null;
  notices: Notice[];
}

/** Groups notices by the last visit: what came since it began, while its reader was away, and earlier. */
export function groupNotices(notices: readonly Notice[], away: Away | null): NoticeGroup[] {
  if (!away) return [{ heading: null, notices: [...notices] }];
  const earlier = t`Earlier`;
  const timeOf = ({ at }: Notice) => Date.parse(at);
  const groups = [
    { heading: t`New`, notices: notices.filter((one) => timeOf(one) > away.to) },
    {
      heading: t`While you were away`,
      notices: notices.filter((one) => timeOf(one) > away.from && timeOf(one) <= away.to),
    },
    { heading: earlier, notices: notices.filter((one) => timeOf(one) <= away.from) },
  ].filter((group) => group.notices.length > 0);
  const [only, ...others] = groups;
  // "Earlier" alone says nothing.
  return only?.heading === earlier && others.length === 0 ? [{ ...only, heading: null }] : groups;
}
