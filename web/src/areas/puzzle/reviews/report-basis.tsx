import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ReportExhibitsProps } from './report-exhibits.tsx';

const ReportExhibits = lazyPart(async () => (await import('./report-exhibits.tsx')).ReportExhibits);

/** What a piece rests on that was read from a report, and, once asked for, the exhibits that speak of its layer. */
export function ReportBasis({ clusterId, layer }: ReportExhibitsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2 rounded-md bg-sunken px-3 py-2.5 text-sm">
      <p className="text-ink-soft">
        <Trans>
          The platform read this in a report. Confirm it where an exhibit or another report says the same.
        </Trans>
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="mt-1 inline-flex min-h-7 cursor-pointer items-center font-medium text-accent">
          <Trans>Exhibits that speak of this layer</Trans>
        </summary>
        {isOpen && (
          <Suspense fallback={<Skeleton label={t`Loading the exhibits…`} shape="list" count={1} />}>
            <ReportExhibits clusterId={clusterId} layer={layer} />
          </Suspense>
        )}
      </details>
    </div>
  );
}
