import { evidenceContract } from '@fap/shared/evidence/contract.ts';
import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Columns2, Download } from 'lucide-react';
import { Link } from 'wouter';
import { urlOf } from '../../../platform/api-client.ts';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { evidenceReading } from '../data.ts';

/** Milliseconds until the custody log shows the download; the browser gives no event when a download begins. */
const RECORDED_AFTER_MS = 1_500;

/** The buttons of an item: compare, and open the original. */
export function ItemActions({ evidence }: { evidence: Evidence }) {
  const { id } = evidence;
  // Its words are in the report, so there is nothing to compare.
  const isStatement = evidence.kind === 'statement';
  const handleOpen = () =>
    window.setTimeout(() => void evidenceReading.refresh({ params: { id } }), RECORDED_AFTER_MS);
  return (
    <>
      {!isStatement && (
        <Button asChild>
          <Link href={paths.evidenceList({ compare: id })}>
            <Columns2 aria-hidden className="size-4" />
            <Trans>Compare with another</Trans>
          </Link>
        </Button>
      )}
      {evidence.mayOpenOriginal ? (
        <Button asChild variant="primary">
          <a href={urlOf(evidenceContract.file, { params: { id } })} download onClick={handleOpen}>
            <Download aria-hidden className="size-4" />
            <Trans>Open the original</Trans>
          </a>
        </Button>
      ) : (
        <>
          <Button disabled aria-describedby="original-reason">
            <Download aria-hidden className="size-4" />
            <Trans>Open the original</Trans>
          </Button>
          <p id="original-reason" className="basis-full text-sm text-ink-soft">
            {isStatement
              ? t`Only the person who wrote it may open it.`
              : t`Only its owner and analysts may open the original.`}
          </p>
        </>
      )}
    </>
  );
}
