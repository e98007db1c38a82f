import type { RoomUnit, UnitState } from '@fap/shared/recondogs/command-room.ts';
import type { UnitRunStatus } from '@fap/shared/recondogs/entities.ts';
import { OPEN_STATUSES } from '@fap/shared/recondogs/entities.ts';
import { t } from '@lingui/core/macro';

/** What the room's filter shows; the empty one shows all. */
export const SHOWN = ['', 'active', 'triggered', 'dormant'] as const;
export type Shown = (typeof SHOWN)[number];

const STATES: Readonly<Record<Exclude<Shown, ''>, UnitState>> = {
  active: 'Active',
  triggered: 'Triggered',
  dormant: 'Dormant',
};

/** The units that a filter shows. */
export const shownUnits = (units: readonly RoomUnit[], shown: Shown): readonly RoomUnit[] =>
  shown === '' ? units : units.filter(({ state }) => state === STATES[shown]);

/** The dot of a state; its word stands beside it. */
export const STATE_DOTS: Readonly<Record<UnitState, string>> = {
  Active: 'bg-accent',
  Triggered: 'border-2 border-accent',
  Dormant: 'border-2 border-line-strong/60',
};

/** A unit's state as people read it. */
export const STATE_WORDS: Readonly<Record<UnitState, string>> = {
  Active: t`Active`,
  Triggered: t`Triggered`,
  Dormant: t`Dormant`,
};

/** What a unit does right now, in words. */
export function activityOf({ target }: RoomUnit): string {
  if (target?.status === 'running') return t`Examining ${target.clusterName}`;
  if (target?.status === 'queued') return t`Waiting for its turn on ${target.clusterName}`;
  return t`Standing by`;
}

/** Where a unit is: the cluster, or the pool from which the next one comes. */
export const targetOf = ({ target }: RoomUnit): string =>
  target && OPEN_STATUSES.includes(target.status) ? target.clusterName : t`Scanning Pool`;

/** How a run looks as a small field: its colour, and the letter that tells it without one. */
export const RUN_CELLS: Readonly<Record<UnitRunStatus, { fill: string; sign: string }>> = {
  queued: { fill: 'border border-accent text-accent', sign: '…' },
  running: { fill: 'bg-accent text-on-accent motion-safe:animate-pulse', sign: '▸' },
  ok: { fill: 'bg-accent text-on-accent', sign: '✓' },
  partial: { fill: 'bg-accent-line text-ink', sign: '½' },
  empty: { fill: 'bg-accent-soft text-ink-soft', sign: '0' },
  skipped: { fill: 'bg-sunken text-ink-soft', sign: '–' },
  cancelled: { fill: 'bg-sunken text-ink-soft', sign: '×' },
  failed: { fill: 'bg-high-soft text-high', sign: '!' },
  timed_out: { fill: 'bg-high-soft text-high', sign: '!' },
};
