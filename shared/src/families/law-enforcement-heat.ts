import { t } from '@fap/shared/kernel/words.ts';
import { ALERT_COMPLETION_PERCENT } from '../clusters/constants.ts';
import type { FamilyRoot } from './family-entities.ts';
import { type DatedEvent, daysBetween } from './find-triggers.ts';

/** Events at most this many days old count. */
const HEAT_DAYS = 180;
/** Minimum points of each level, highest first. */
const LEVELS = [
  ['Critical', 12],
  ['High', 6],
  ['Medium', 2],
] as const;
const ALERT_POINTS = 3;
const EVENT_POINTS = { advisory: 1, takedown: 3, arrest: 3 } as const;

/**
 * Attention of authorities for a family: by their publications about its clusters, and by how many clusters are nearly
 * complete.
 */
export function rateHeat(
  members: readonly { events: readonly DatedEvent[]; isAlerted: boolean }[],
  today: string,
): { heat: FamilyRoot['lawEnforcementHeat']; why: string } {
  const events = new Map(
    members
      .flatMap((member) => member.events)
      .filter(({ date, isOfficial }) => isOfficial && daysBetween(date, today) <= HEAT_DAYS)
      .map((event) => [`${event.date} ${event.title}`, event]),
  );
  const alerts = members.filter(({ isAlerted }) => isAlerted).length;
  const points =
    alerts * ALERT_POINTS + [...events.values()].reduce((sum, { kind }) => sum + EVENT_POINTS[kind], 0);
  const heat = LEVELS.find(([, from]) => points >= from)?.[0] ?? 'Low';
  return {
    heat,
    why: t`${events.size} warnings, takedowns and arrests published by authorities in the last ${HEAT_DAYS} days name its clusters, and ${alerts} of its clusters are at least ${ALERT_COMPLETION_PERCENT}% solved.`,
  };
}
