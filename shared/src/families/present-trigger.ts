import { sayChange } from './describe-values.ts';
import type { MutationTrigger } from './family-entities.ts';
import type { TriggerPair } from './find-triggers.ts';

/** An event and the change after it, for display. */
export function presentTrigger(
  { event, change, daysBefore }: TriggerPair,
  clusterId: string,
): MutationTrigger {
  return {
    event: event.title,
    kind: event.kind,
    source: event.source,
    date: event.date,
    change: sayChange(change.kind, change.value),
    changeDate: change.date,
    daysBefore,
    exhibit: change.exhibit,
    clusterId,
  };
}
