import { t } from '@lingui/core/macro';
import { Bell as BellIcon } from 'lucide-react';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { newest } from '../live/data.ts';
import { useLiveNotices } from '../live/use-live-notices.ts';
import { keepVisit } from '../live/visits.ts';

const BellPopover = lazyPart(async () => (await import('./bell-popover.tsx')).BellPopover);

/** Beyond this the badge says that there are more. */
const MOST_SHOWN = 99;
const LOOK = 'relative flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-sunken';

const nameOf = (unread: number): string =>
  unread === 0 ? t`Notices, none unread` : t`Notices, ${unread} unread`;

/** The bell with the count of unread notices: on phones a link to the inbox, elsewhere a list of the newest. */
export function NoticeBell() {
  const { id } = useCurrentUser();
  const announcement = useLiveNotices();
  const { data } = useRead(newest.read, newest.request);
  useEffect(() => keepVisit(id), [id]);
  const unread = data?.unread ?? 0;
  return (
    <>
      <Link href={paths.notices()} aria-label={nameOf(unread)} className={`${LOOK} sm:hidden`}>
        <BellPicture unread={unread} />
      </Link>
      <Bell unread={unread} />
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </>
  );
}

/** The list of the newest notices is loaded when it is first opened. */
function Bell({ unread }: { unread: number }) {
  const [isUsed, setUsed] = useState(false);
  const closed = (
    <BellButton unread={unread} aria-haspopup="dialog" aria-expanded={false} onClick={() => setUsed(true)} />
  );
  if (!isUsed) return closed;
  return (
    <Suspense fallback={closed}>
      <BellPopover trigger={<BellButton unread={unread} />} />
    </Suspense>
  );
}

function BellButton({ unread, ...rest }: { unread: number } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-label={nameOf(unread)} className={`${LOOK} max-sm:hidden`}>
      <BellPicture unread={unread} />
    </button>
  );
}

function BellPicture({ unread }: { unread: number }) {
  return (
    <>
      <BellIcon aria-hidden className="size-5" />
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
