import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import type { NoticeKind } from '@fap/shared/notices/kinds.ts';
import { plural } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../platform/session.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { Announcer } from './announcer.ts';
import { refreshNotices } from './data.ts';

/** Kinds that are counted and not announced: they come from machines, and often. */
const QUIET: ReadonlySet<NoticeKind> = new Set(['evidence-anchored', 'evidence-unreadable']);

const sentenceOf = (count: number): string => plural(count, { one: '# new notice', other: '# new notices' });

/** Keeps the shown notices current; gives what a screen reader should say about new ones. */
export function useLiveNotices(): string {
  const { id } = useCurrentUser();
  const [announcement, setAnnouncement] = useState('');
  const announcer = useRef<Announcer | null>(null);
  useEffect(() => {
    const one = new Announcer((count) => {
      const sentence = sentenceOf(count);
      // A screen reader says only what changes: the same words again end with a space that nobody hears.
      setAnnouncement((before) => (before === sentence ? `${sentence}\u00A0` : sentence));
    });
    announcer.current = one;
    return () => one.stop();
  }, []);
  const refresh = () => void refreshNotices();
  useTopic(noticesTopic(id), noticeFacts, {
    onGathered: (facts) => {
      refresh();
      const added = facts.flatMap((one) =>
        one.key === 'added' && !QUIET.has(one.fact.kind) ? [one.fact] : [],
      );
      announcer.current?.add(new Set(added.map(({ noticeId }) => noticeId)).size);
    },
    onJoined: refresh,
    onTruncated: refresh,
  });
  return announcement;
}
