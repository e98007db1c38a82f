import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PartyPopper } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useAtomValue } from '../../../platform/store.ts';
import { type Moment, momentAtom } from '../live/moments.ts';

/** Says for some seconds that a layer was completed, who found its piece, and what comes next when a mark was passed. */
export function MomentBar({ clusterId }: { clusterId: string }) {
  const moment = useAtomValue(momentAtom);
  return (
    <div role="status" aria-label={t`Completed layers`}>
      {moment?.clusterId === clusterId && (
        <p
          key={moment.id}
          className="flex items-center justify-center gap-2 border-t border-accent-line bg-accent-soft px-4 py-2 text-center text-sm font-medium motion-safe:animate-rise"
        >
          <PartyPopper aria-hidden className="size-4 shrink-0 text-accent" />
          <span>
            <MomentWords {...moment} />
          </span>
        </p>
      )}
    </div>
  );
}

function MomentWords({ clusterId, layer, by, reached }: Moment) {
  return (
    <>
      {layer !== null && (
        <>
          <Trans>{anatomyLayer(layer).name} is complete</Trans>
          {by && <Trans>, with a piece of {by}</Trans>}.{' '}
        </>
      )}
      {reached !== null && (
        <Trans>
          {reached === 100 ? t`All fourteen layers are solved now.` : t`${reached}% of the puzzle is solved.`}{' '}
          Next:{' '}
          <Link href={paths.reviews({ cluster: clusterId })} className="link">
            check the pieces that wait for reviews
          </Link>
        </Trans>
      )}
    </>
  );
}
