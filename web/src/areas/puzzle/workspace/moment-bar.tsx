import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { PartyPopper } from 'lucide-react';
import { useAtomValue } from '../../../platform/store.ts';
import { momentAtom } from '../live/moments.ts';

/** Says for some seconds that a layer was completed, and who found its piece. */
export function MomentBar({ clusterId }: { clusterId: string }) {
  const moment = useAtomValue(momentAtom);
  return (
    <div role="status" aria-label="Completed layers">
      {moment?.clusterId === clusterId && (
        <p
          key={moment.id}
          className="flex items-center justify-center gap-2 border-t border-accent-line bg-accent-soft px-4 py-2 text-center text-sm font-medium motion-safe:animate-rise"
        >
          <PartyPopper aria-hidden className="size-4 shrink-0 text-accent" />
          {anatomyLayer(moment.layer).name} is complete
          {moment.by && <>, with a piece of {moment.by}</>}.
          {moment.isLast && ' All fourteen layers are solved now.'}
        </p>
      )}
    </div>
  );
}
