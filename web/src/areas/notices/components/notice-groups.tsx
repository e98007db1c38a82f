import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import { useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { groupNotices } from '../live/group-notices.ts';
import type { Away } from '../live/visits.ts';
import { NoticeRow } from './notice-row.tsx';

export interface NoticeGroupsProps {
  notices: readonly Notice[];
  /** When the reader was away last. */
  away: Away | null;
}

/** Notices, those that came while their reader was away apart from the earlier ones. */
export function NoticeGroups({ notices, away }: NoticeGroupsProps) {
  return (
    <div className="mt-4 grid gap-6">
      {groupNotices(notices, away).map(({ heading, notices: some }) => (
        <Group key={heading} heading={heading} notices={some} />
      ))}
    </div>
  );
}

function Group({ heading, notices }: { heading: string | null; notices: readonly Notice[] }) {
  const headingId = useId();
  return (
    <section {...(heading ? { 'aria-labelledby': headingId } : {})}>
      {heading && (
        <h2 id={headingId} className="mb-2 text-lg font-semibold">
          {heading}
        </h2>
      )}
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
