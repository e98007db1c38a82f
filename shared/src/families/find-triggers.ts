import { TRIGGER_DAYS } from './family-rules.ts';
import type { Change } from './find-changes.ts';

/** Kinds of published events that are compared with changes. */
export const EVENT_KINDS = ['advisory', 'takedown', 'arrest'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** A dated event that a public source published. */
export interface DatedEvent {
  kind: EventKind;
  /** Calendar day it was published. */
  date: string;
  title: string;
  source: string;
  /** Published by an authority or a regulator. */
  isOfficial: boolean;
}

/** An event and a change within two weeks of it: co-occurrence, not cause. */
export interface TriggerPair {
  event: DatedEvent;
  change: Change;
  daysBefore: number;
}

const ARREST = /\b(?:arrest(?:s|ed)?|charged|indicted|sentenced|convicted|extradited)\b/iu;
const TAKEDOWN =
  /\b(?:takedown|taken down|seiz(?:e|es|ed|ure)|shut(?:s|ting)? down|dismantled|disrupt(?:s|ed))\b/iu;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The kind of event of a published entry, by its title: a warning that quotes "or you will be arrested" is an advisory. */
export function eventKind(title: string): EventKind {
  if (ARREST.test(title)) return 'arrest';
  return TAKEDOWN.test(title) ? 'takedown' : 'advisory';
}

/** Changes with the latest event at most fourteen days before each, in the order of the changes. */
export function findTriggers(changes: readonly Change[], events: readonly DatedEvent[]): TriggerPair[] {
  return changes.flatMap((change) => {
    const before = events
      .map((event) => ({ event, change, daysBefore: daysBetween(event.date, change.date) }))
      .filter(({ daysBefore }) => daysBefore >= 0 && daysBefore <= TRIGGER_DAYS)
      .sort((a, b) => a.daysBefore - b.daysBefore || (a.event.title < b.event.title ? -1 : 1));
    return before.slice(0, 1);
  });
}

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
