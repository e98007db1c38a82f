import type { StageState } from '@fap/shared/detection/entities.ts';
import type { DetectionStage } from '@fap/shared/detection/stages.ts';
import { plural, t } from '@lingui/core/macro';
import { Fingerprint, FolderCheck, Layers, type LucideIcon, Rss, Scale } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { cn } from '../../../ui/class-names.ts';
import { STAGE_STATUS_WORDS, STAGE_WORDS } from '../scan-words.ts';
import { type Side, stageBand } from './stage-band.ts';

const ICONS: Record<DetectionStage, LucideIcon> = {
  'Source Crawling': Rss,
  'Fingerprint Extraction': Fingerprint,
  'Similarity Matching': Scale,
  'Cluster Assignment': Layers,
  'Evidence Integration': FolderCheck,
};

const RINGS: Record<StageState['status'], string> = {
  pending: 'border-line-strong/60 text-ink-soft',
  active: 'border-accent text-accent',
  complete: 'border-accent text-accent',
  failed: 'border-critical text-critical',
};

const TONES = { pending: 'neutral', active: 'accent', complete: 'neutral', failed: 'critical' } as const;

/** The five stages of a scan as a stream: as wide at each stage as the number of items that came there. */
export function Pipeline({ stages }: { stages: readonly StageState[] }) {
  const most = Math.max(1, ...stages.map(({ items }) => items));
  const widthAt = (index: number) => (stages[index]?.items ?? 0) / most;
  return (
    <ol className="grid rounded-lg border border-line bg-surface p-4 sm:p-6 lg:grid-cols-5">
      {stages.map(({ stage, status, items }, index) => {
        const Icon = ICONS[stage];
        const from = widthAt(index);
        const to = widthAt(Math.min(index + 1, stages.length - 1));
        return (
          <li key={stage} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 lg:grid-cols-1">
            <div className="relative min-h-28 lg:min-h-24">
              <Band side="across" from={from} to={to} className="max-lg:hidden" />
              <Band side="down" from={from} to={to} className="lg:hidden" />
              <span
                className={cn(
                  'absolute top-2 left-1/2 flex size-11 -translate-x-1/2 items-center justify-center rounded-full border-2 bg-surface lg:top-1/2 lg:-translate-y-1/2',
                  RINGS[status],
                  status === 'active' && 'motion-safe:animate-pulse',
                )}
              >
                <Icon aria-hidden className="size-5" />
              </span>
            </div>
            <div className="grid content-start gap-1 pt-2 lg:justify-items-center lg:px-2 lg:pt-3 lg:text-center">
              <span className="font-medium">{STAGE_WORDS[stage]}</span>
              <Badge tone={TONES[status]} className="w-fit">
                {STAGE_STATUS_WORDS[status]}
              </Badge>
              <span className="text-sm text-ink-soft">{progressOf(status, items)}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface BandProps {
  side: Side;
  from: number;
  to: number;
  className: string;
}

/** The stream from one stage to the next, drawn over the whole cell. */
function Band({ side, from, to, className }: BandProps) {
  return (
    // Over the next cell by a hair, so that no gap shows between two of them.
    <span className={cn('absolute inset-0', side === 'across' ? '-right-px' : '-bottom-px', className)}>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="block size-full">
        <path d={stageBand(side, from, to)} className="fill-accent-line" />
      </svg>
    </span>
  );
}

function progressOf(status: StageState['status'], items: number): string {
  if (status === 'pending') return t`Waiting for input`;
  return plural(items, { one: '# item', other: '# items' });
}
