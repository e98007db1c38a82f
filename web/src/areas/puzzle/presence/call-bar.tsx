import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { CALL_MS } from '@fap/shared/puzzle/presence.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import { newId } from '../../../platform/ids.ts';
import { toast } from '../../../platform/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { PresentPerson } from './use-people.ts';

export interface CallBarProps {
  people: readonly PresentPerson[];
  /** Goes to the caller's layer and follows them, so that the board shows what they see. */
  onGo: (caller: PresentPerson) => void;
}

/** Shows who asks everybody to come where they work; it moves nobody by itself. */
export function CallBar({ people, onGo }: CallBarProps) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const caller = people.find(({ call }) => call !== null && !answered.has(call.id));
  const call = caller?.call;
  return (
    <div role="status">
      {caller && call && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-accent-line bg-accent-soft px-4 py-2 text-sm">
          <p className="flex items-center gap-2 font-medium">
            <Megaphone aria-hidden className="size-4 text-accent" />
            <Trans>
              {caller.user.name} asks everybody to come to{' '}
              {call.layer === null ? t`the overview` : anatomyLayer(call.layer).name}.
            </Trans>
          </p>
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="primary"
              onClick={() => {
                setAnswered(new Set([...answered, call.id]));
                onGo(caller);
              }}
            >
              <Trans>Go there</Trans>
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAnswered(new Set([...answered, call.id]))}>
              <Trans>Not now</Trans>
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Returns a function that asks everybody on the puzzle to come to a layer; the call stands for a minute. */
export function useCallEverybody(awareness: Awareness | undefined): (layer: number | null) => void {
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      awareness?.setLocalStateField('call', null);
    },
    [awareness],
  );
  return (layer) => {
    if (!awareness) return;
    window.clearTimeout(timer.current);
    awareness.setLocalStateField('call', { id: newId(), layer });
    timer.current = window.setTimeout(() => awareness.setLocalStateField('call', null), CALL_MS);
    toast({
      title: t`Everybody was asked`,
      description: t`For one minute they can come to you and follow you.`,
    });
  };
}
