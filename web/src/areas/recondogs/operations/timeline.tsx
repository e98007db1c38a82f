import type { OperationDetail } from '@fap/shared/recondogs/operations.ts';
import { unitsAfter } from '@fap/shared/recondogs/replay.ts';
import { unitOf } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cn } from '../../../ui/class-names.ts';
import { RUN_WORDS } from '../components/run-status-badge.tsx';
import { RUN_CELLS } from '../room/unit-look.ts';
import { type Lane, lanesOf } from './lanes.ts';

export interface TimelineProps {
  operation: OperationDetail;
  /** The moment: so many steps have happened. */
  at: number;
  /** The server's time, in milliseconds; a running operation lasts until now. */
  nowMs: number;
}

/** The units of an operation as lanes: when each waited, worked and ended, and how it stood at the shown moment. */
export function Timeline({ operation, at, nowMs }: TimelineProps) {
  const { steps, runs, startedAt, endedAt } = operation;
  const units = runs.map(({ unit }) => unit);
  const fromMs = Date.parse(startedAt);
  const toMs = endedAt === null ? nowMs : Math.max(Date.parse(endedAt), fromMs + 1);
  const lanes = lanesOf(units, steps, fromMs, toMs);
  const states = new Map(unitsAfter(units, steps, at).map((state) => [state.unit, state]));
  const step = steps[at - 1];
  const cursor = step
    ? Math.min(1, Math.max(0, (Date.parse(step.at) - fromMs) / Math.max(1, toMs - fromMs)))
    : 0;
  return (
    <ol aria-label={t`Units of this operation`} className="grid">
      {lanes.map((lane) => {
        const state = states.get(lane.unit);
        const status = state?.status ?? null;
        const { name, codename } = unitOf(lane.unit);
        return (
          <li
            key={lane.unit}
            className="grid grid-cols-[minmax(6.75rem,1fr)_minmax(0,auto)] items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0 md:grid-cols-[10rem_minmax(0,1fr)_11rem] lg:grid-cols-[15rem_minmax(0,1fr)_13rem]"
          >
            <span className="min-w-0 text-sm">
              <span className="font-medium">{name}</span>{' '}
              <span className="text-xs text-ink-soft">{codename}</span>
            </span>
            <Strip lane={lane} cursor={cursor} />
            <span className="flex items-center justify-end gap-2 text-right text-sm max-md:row-start-1 max-md:col-start-2 md:justify-start md:text-left">
              {status === null ? (
                <span className="text-ink-soft">
                  <Trans>Not sent yet</Trans>
                </span>
              ) : (
                <>
                  <span
                    aria-hidden
                    className={cn(
                      'flex size-5 shrink-0 items-center justify-center rounded-sm text-[0.6875rem] font-semibold',
                      RUN_CELLS[status].fill,
                    )}
                  >
                    {RUN_CELLS[status].sign}
                  </span>
                  <span className="min-w-0">{RUN_WORDS[status]}</span>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const STRETCHES = { queued: 'bg-accent-line/60', running: 'bg-accent' } as const;

/** One lane; the line across it is the shown moment. */
function Strip({ lane, cursor }: { lane: Lane; cursor: number }) {
  return (
    <span aria-hidden className="relative block h-4 min-w-0 rounded-sm bg-sunken max-md:col-span-2">
      {lane.stretches.map(({ status, from, to }) => (
        <span
          key={`${status} ${from}`}
          className={cn(
            'absolute inset-y-1 rounded-full',
            status === 'running' ? STRETCHES.running : STRETCHES.queued,
          )}
          style={{ left: `${from * 100}%`, width: `max(2px, ${(to - from) * 100}%)` }}
        />
      ))}
      {lane.ends.map(({ status, at }) => (
        <span
          key={`${status} ${at}`}
          className={cn(
            'absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 border-surface',
            status === 'failed' || status === 'timed_out'
              ? 'bg-high'
              : status === 'cancelled' || status === 'skipped'
                ? 'bg-line-strong'
                : 'bg-accent',
          )}
          style={{ left: `${at * 100}%` }}
        />
      ))}
      <span className="absolute -inset-y-1 w-px bg-ink" style={{ left: `${cursor * 100}%` }} />
    </span>
  );
}
