import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';
import { getCluster } from '../clusters/index.ts';

const PREFIX = puzzleTopic('');

/** The cluster a puzzle topic or room names; null for other names. */
export function clusterOfPuzzle(name: string): string | null {
  return name.startsWith(PREFIX) && name.length > PREFIX.length ? name.slice(PREFIX.length) : null;
}

/** Anybody signed in may watch the puzzle of an existing cluster. */
export const puzzleTopicRule: TopicRule = {
  matches: (topic) => clusterOfPuzzle(topic) !== null,
  async authorize(ctx, topic) {
    await getCluster(ctx, clusterOfPuzzle(topic) ?? '');
  },
};
