import { formatCountdown, nextScanAt, SCAN_EVERY_HOURS } from '@fap/shared/detection/stages.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, CircleCheck, Layers } from 'lucide-react';
import { useAppConfig } from '../../../platform/app-config.ts';
import { useRead } from '../../../platform/read.ts';
import { useNow } from '../../../platform/use-now.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { detectionStats, FALLBACK_STATS, harvestStatus } from '../data.ts';

/** When the next scan is due, and what it looks through. */
export function NextScan() {
  const stats = useRead(detectionStats);
  const sources = useRead(harvestStatus).data;
  const isDemo = useAppConfig().dataMode === 'demo';
  const nowMs = useNow(true);
  const next = nextScanAt(new Date(nowMs));
  const isFallback = stats.isError && !stats.data && isDemo;
  return (
    <Card role="region" aria-labelledby="next-title">
      <CardHeader id="next-title" title={t`Next Scheduled Scan`} />
      <CardBody>
        <p className="text-3xl leading-none font-semibold tabular-nums">
          {isFallback ? FALLBACK_STATS.nextScanIn : formatCountdown(new Date(nowMs), next)}
        </p>
        <p className="mt-1.5 text-sm text-ink-soft">
          <ExactTime at={next.toISOString()} />
        </p>
        <ul className="mt-4 grid gap-2 text-sm">
          <li className="flex items-center gap-2">
            <CalendarClock aria-hidden className="size-4 shrink-0 text-accent" />
            <Trans>every {SCAN_EVERY_HOURS} hours</Trans>
          </li>
          <li className="flex items-center gap-2">
            <Layers aria-hidden className="size-4 shrink-0 text-accent" />
            {sources
              ? t`${sources.totalSources} platforms, ${sources.activeSources} of them active`
              : t`Victim reports and public warnings`}
          </li>
          <li className="flex items-center gap-2">
            <CircleCheck aria-hidden className="size-4 shrink-0 text-accent" />
            <Trans>Auto-clustering enabled</Trans>
          </li>
        </ul>
      </CardBody>
    </Card>
  );
}
