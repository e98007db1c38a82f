import type { ReviewFigures } from '@fap/shared/detection/entities.ts';
import { MIN_REVIEWED } from '@fap/shared/detection/review-figures.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAppConfig } from '../../../platform/app-config.ts';
import { formatNumber } from '../../../platform/locale.ts';
import { useRead } from '../../../platform/read.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { detectionStats, FALLBACK_STATS } from '../data.ts';

/** The figures of all scans, with what accuracy and auto-merge rate are computed from. */
export function DetectionStats() {
  const stats = useRead(detectionStats);
  const isDemo = useAppConfig().dataMode === 'demo';
  const shown = stats.data ?? (stats.isError && isDemo ? FALLBACK_STATS : null);
  const reviewed = stats.data?.reviewed ?? null;
  return (
    <Card role="region" aria-labelledby="stats-title">
      <CardHeader id="stats-title" title={t`Detection Stats`} />
      <CardBody className="grid gap-5">
        <dl className="grid grid-cols-3 gap-3">
          <Count name={t`Total detections`} value={shown?.totalDetections} />
          <Count name={t`New clusters`} value={shown?.newClusters} note={t`30 days`} />
          <Count name={t`Updated`} value={shown?.clustersUpdated} note={t`30 days`} />
        </dl>
        <Share
          name={t`Accuracy`}
          percent={shown?.accuracy ?? null}
          note={reviewed && accuracyNote(reviewed)}
        />
        <Share
          name={t`Auto-merge rate`}
          percent={shown?.autoMergeRate ?? null}
          note={reviewed && mergeNote(reviewed)}
        />
        {stats.isError && (
          <p className="text-sm text-ink-soft">
            <Trans>We could not load the figures just now.{isDemo && t` These are samples.`}</Trans>{' '}
            <button type="button" className="link" onClick={() => void stats.refetch()}>
              <Trans>Try again</Trans>
            </button>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function Count({ name, value, note }: { name: string; value: number | undefined; note?: string }) {
  return (
    <div className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-1">
      <dt className="self-end text-sm text-ink-soft">{name}</dt>
      <dd className="text-2xl leading-none font-semibold">
        {value === undefined ? '—' : formatNumber(value)}
      </dd>
      {note && <dd className="text-xs text-ink-soft">{note}</dd>}
    </div>
  );
}

function Share({ name, percent, note }: { name: string; percent: number | null; note: string | null }) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{name}</span>
        <span className="font-semibold tabular-nums">
          {percent === null ? t`Not measured` : `${percent}%`}
        </span>
      </p>
      {percent !== null && <Progress label={name} percent={percent} className="mt-1.5" />}
      {note && <p className="mt-1 text-xs text-ink-soft">{note}</p>}
    </div>
  );
}

const tooFew = (looked: number): string =>
  t`${looked} of at least ${MIN_REVIEWED} decisions of analysts so far.`;

function accuracyNote({ right, wrong }: ReviewFigures): string {
  const looked = right + wrong;
  return looked < MIN_REVIEWED ? tooFew(looked) : t`${right} of ${looked} checked assignments were right.`;
}

function mergeNote({ right, byPeople }: ReviewFigures): string {
  const all = right + byPeople;
  return all < MIN_REVIEWED
    ? tooFew(all)
    : t`${right} of ${all} were put into their cluster by a scan, ${byPeople} by people.`;
}
