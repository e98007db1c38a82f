import type { LayerStatus } from '@fap/shared/puzzle/completion.ts';
import { CircleCheck, CircleDashed, CircleDotDashed } from 'lucide-react';
import { cn } from '../../../ui/class-names.ts';
import { LAYER_STATE_WORDS } from '../../clusters/public/layer-state-words.ts';

const LOOK = {
  complete: { icon: CircleCheck, className: 'border-accent-line bg-accent-soft text-accent' },
  partial: { icon: CircleDotDashed, className: 'border-line-strong/50 bg-sunken text-ink' },
  missing: {
    icon: CircleDashed,
    className: 'border-dashed border-line-strong/60 bg-transparent text-ink-soft',
  },
} as const;

/** A layer's status, as a word with an icon. */
export function LayerStatusBadge({ status }: { status: LayerStatus }) {
  const { icon: Icon, className } = LOOK[status];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {LAYER_STATE_WORDS[status]}
    </span>
  );
}
