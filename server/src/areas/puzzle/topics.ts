import { idSchema } from '@fap/shared/kernel/schemas.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import * as v from 'valibot';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';
import { getCluster } from '../clusters/index.ts';

const PREFIX = puzzleTopic('');

/** The cluster a puzzle topic or room names; null for other names and for what is no id. */
export function clusterOfPuzzle(name: string): string | null {
  const id = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
  return v.is(idSchema, id) ? id : null;
}

/** Anybody signed in may watch the puzzle of an existing cluster. */
export const puzzleTopicRule: TopicRule = {
  matches: (topic) => clusterOfPuzzle(topic) !== null,
  async authorize(ctx, topic) {
    await getCluster(ctx, clusterOfPuzzle(topic) ?? '');
  },
};
