import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { newest } from '../live/data.ts';
import { useLiveNotices } from '../live/use-live-notices.ts';
import { keepVisit } from '../live/visits.ts';
import { NewestNotices } from './newest-notices.tsx';

/** Beyond this the badge says that there are more. */
const MOST_SHOWN = 99;
const LOOK = 'relative flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-sunken';

const nameOf = (unread: number): string =>
  unread === 0 ? 'Notices, none unread' : `Notices, ${unread} unread`;

/** The bell with the count of unread notices: on phones a link to the inbox, elsewhere a list of the newest. */
export function NoticeBell() {
  const { id } = useCurrentUser();
  const announcement = useLiveNotices();
  const { data } = useRead(newest.read, newest.request);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => keepVisit(id), [id]);
  const unread = data?.unread ?? 0;
  return (
    <>
      <Link href={paths.notices()} aria-label={nameOf(unread)} className={`${LOOK} sm:hidden`}>
        <BellPicture unread={unread} />
      </Link>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger aria-label={nameOf(unread)} className={`${LOOK} max-sm:hidden`}>
          <BellPicture unread={unread} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={8}
            aria-label="Notices"
            className="z-50 flex max-h-[min(36rem,80dvh)] w-96 flex-col rounded-lg border border-line bg-surface shadow-panel animate-rise"
          >
            <NewestNotices onLeave={() => setOpen(false)} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </>
  );
}

function BellPicture({ unread }: { unread: number }) {
  return (
    <>
      <Bell aria-hidden className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </>
  );
}
