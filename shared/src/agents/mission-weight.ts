import type { Priority } from '../clusters/constants.ts';

/** What a missing layer is judged by. */
export interface MissionFacts {
  priority: Priority;
  isCriticalPath: boolean;
  /** Layers of the cluster without any piece, this one included. */
  missing: number;
  /** Somebody says that they work on it. */
  isClaimed: boolean;
}

/** Each step of priority counts twice as much as the one below. */
const PRIORITY_WEIGHTS: Readonly<Record<Priority, number>> = { critical: 8, high: 4, medium: 2, low: 1 };
/** A layer that leads furthest towards an arrest counts for two. */
const CRITICAL_PATH = 2;
/** With so few missing layers a cluster is close to the 90 % at which police and press are told. */
const NEARLY_SOLVED_MISSING = 3;
const NEARLY_SOLVED = 1.5;
/** Where somebody is at work already, a second person helps less. */
const CLAIMED = 0.25;

/** How much a missing layer matters now; missions are listed by it. */
export function missionWeight({ priority, isCriticalPath, missing, isClaimed }: MissionFacts): number {
  return (
    PRIORITY_WEIGHTS[priority] *
    (isCriticalPath ? CRITICAL_PATH : 1) *
    (missing <= NEARLY_SOLVED_MISSING ? NEARLY_SOLVED : 1) *
    (isClaimed ? CLAIMED : 1)
  );
}
