import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileSearch } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { scamFamilies } from '../data.ts';
import { ProtectionCard } from '../protection/protection-card.tsx';
import { useLiveRoom } from '../room/use-live-room.ts';

/** Which unit protects against which scam, how well it works here, and by which signs you notice it yourself. */
export function ScamProtectionScreen() {
  const { state: room } = useLiveRoom();
  const families = useRead(scamFamilies);
  useOnlineRetry(room);
  useOnlineRetry(families);
  const live = new Map(room.data?.units.map((unit) => [unit.key, unit]));
  return (
    <PageFrame
      title={t`ReconDog Protection System`}
      lead={t`Twenty small programs read evidence of scams. See what each one finds, how fast it is, and which signs you can spot yourself.`}
      actions={
        <>
          <Button asChild variant="primary">
            <Link href={paths.scanToolkit()}>
              <FileSearch aria-hidden className="size-4" />
              <Trans>Check a message</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.recondogs()}>
              <Trans>See them at work</Trans>
            </Link>
          </Button>
        </>
      }
    >
      {room.isError && !room.data && (
        <div className="mb-6">
          <ReadError title={t`We could not load what was measured`} state={room} />
        </div>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {RECONDOG_UNITS.map((unit) => (
          <li key={unit.key} className="min-w-0">
            <ProtectionCard
              unit={unit}
              live={live.get(unit.key)}
              isUnknown={room.isError && !room.data}
              families={families}
            />
          </li>
        ))}
      </ul>
      <section aria-labelledby="how-measured" className="mt-10 max-w-3xl">
        <h2 id="how-measured" className="text-lg font-semibold">
          <Trans>How this is measured</Trans>
        </h2>
        <dl className="mt-3 space-y-3">
          <Fact name={t`Success rate`}>
            <Trans>
              The share of finished runs on this platform that found something. It shows from the fifth run
              on.
            </Trans>
          </Fact>
          <Fact name={t`Detection speed`}>
            <Trans>How long a run takes: half of the runs were faster. Runs that failed don’t count.</Trans>
          </Fact>
          <Fact name={t`Victims`}>
            <Trans>
              People in all clusters of that type here. Some scam types have no clusters of their own, so we
              have no figure for them.
            </Trans>
          </Fact>
        </dl>
        <p className="mt-6">
          <Trans>
            Learn more about each kind of scam in the{' '}
            <Link href={paths.education()} className="link">
              Education Center
            </Link>
            , see how scams are built in the{' '}
            <Link href={paths.taxonomy()} className="link">
              Scam Taxonomy
            </Link>
            , or{' '}
            <Link href={paths.recondogsEducation()} className="link">
              meet the ReconDogs
            </Link>
            .
          </Trans>
        </p>
      </section>
    </PageFrame>
  );
}
