import type { PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleDotDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { cn } from '../../../ui/class-names.ts';
import { LayerFace } from '../../clusters/public/layer-face.tsx';
import type { PresentPerson } from '../presence/use-people.ts';

const ICONS = { complete: CircleCheck, partial: CircleDotDashed, missing: CircleDashed };
const SHOWN = 3;

export interface LayerLineProps {
  layer: PuzzleLayer;
  name: ReactNode;
  /** Below the name: what is known, or what is left to do. */
  note: ReactNode;
  /** Who works on it now. */
  people: readonly PresentPerson[];
}

/** One layer in a list: its face and name, a note beside the sign of its status, and who works there. */
export function LayerLine({ layer, name, note, people }: LayerLineProps) {
  const Icon = ICONS[layer.status];
  return (
    <>
      <LayerFace layer={layer.layer} className={cn('mt-1', layer.status === 'missing' && 'grayscale')} />
      <span className="min-w-0 flex-1">
        {name}
        <span className="flex items-center gap-1 text-xs font-normal text-ink-soft">
          <Icon
            aria-hidden
            className={cn('size-3 shrink-0', layer.status !== 'missing' && 'text-accent')}
            strokeWidth={2.5}
          />
          <span className="min-w-0 flex-1">{note}</span>
        </span>
      </span>
      {people.length > 0 && (
        <span className="flex shrink-0 self-center -space-x-2">
          {people.slice(0, SHOWN).map(({ user }) => (
            <span key={user.id}>
              <Avatar id={user.id} name={user.name} isDecorative size="sm" />
              <span className="sr-only">
                <Trans>, {user.name} is here</Trans>
              </span>
            </span>
          ))}
          {people.length > SHOWN && (
            <span className="pl-3 text-xs text-ink-soft">+{people.length - SHOWN}</span>
          )}
        </span>
      )}
    </>
  );
}
