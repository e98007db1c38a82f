import { type BackTest, backTest } from '@fap/shared/elder/back-test.ts';
import { NOTHING_KNOWN } from '@fap/shared/elder/replay.ts';
import type { BackTestTask } from './back-test-thread.ts';

/** Replays payments, so that no long past blocks the event loop. */
export const run = ({
  payments,
  opening,
  allowances,
  matches,
  labels,
  choices,
}: BackTestTask): BackTest[] => {
  const matchesOf = ({ externalId }: { externalId: string }) => matches.get(externalId) ?? [];
  const knowledge = { ...NOTHING_KNOWN, opening, allowances, matchesOf };
  return choices.map((choice) => backTest({ payments, ...choice, knowledge, labels }));
};
