import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import { useCurrentUser } from '../../platform/session.ts';
import { useTopic } from '../../platform/use-topic.ts';
import { refreshGuarded, refreshOwn } from './actions.ts';
import { chime } from './chime.ts';

/** Facts are gathered this long: a statement brings many at once. */
const GATHER_MS = 150;

/** Keeps what an elder and a guardian see up to date, and sounds when an alert comes in. */
export function useElderLive(protectedIds: readonly string[]): void {
  const { id } = useCurrentUser();
  useTopic(elderTopic(id), elderFacts, {
    gatherMs: GATHER_MS,
    on: { alert: ({ kind }) => kind !== 'phone-call' && chime() },
    onGathered: refreshOwn,
    onJoined: refreshOwn,
    onTruncated: refreshOwn,
  });
  useTopic(protectedIds.map(elderTopic), elderFacts, {
    gatherMs: GATHER_MS,
    on: { alert: chime },
    onGathered: refreshGuarded,
    onJoined: refreshGuarded,
    onTruncated: refreshGuarded,
    // The elder ended it: the list without them is read anew.
    onEnded: refreshGuarded,
  });
}
