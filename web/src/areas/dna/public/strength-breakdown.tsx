import type { DnaResult } from '@fap/shared/dna/dna-result.ts';
import { DNA_LAYERS } from '@fap/shared/matching/traits/layers.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Percent, shownPercent } from './percent.tsx';

export interface StrengthBreakdownProps {
  dna: Pick<DnaResult, 'version' | 'reports' | 'strength' | 'breakdown'> & { computedAt: string | null };
}

/** The strength of a cluster and its three factors. */
export function StrengthBreakdown({ dna }: StrengthBreakdownProps) {
  const { layersWithData, meanSimilarity, reportShare } = dna.breakdown;
  const parts = [
    { name: t`Layers with data`, value: t`${layersWithData} of ${DNA_LAYERS.length}` },
    {
      name: t`Mean similarity`,
      value: meanSimilarity === null ? t`Not enough data` : shownPercent(meanSimilarity),
    },
    { name: t`Share of ten reports`, value: `${Math.round(reportShare * 100)}%` },
  ];
  return (
    <section aria-label={t`Strength`} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-5">
        <div>
          <h2 className="text-sm font-medium text-ink-soft">
            <Trans>Strength</Trans>
          </h2>
          <p className="mt-1 text-3xl leading-none tracking-tight">
            <Percent value={dna.strength} />
          </p>
        </div>
        {dna.strength !== null && (
          <dl className="flex flex-wrap items-end gap-x-3 gap-y-3">
            {parts.map(({ name, value }) => (
              <div
                key={name}
                className="relative pl-6 before:absolute before:bottom-0 before:left-0 before:text-ink-soft before:content-['×'] first:before:content-['=']"
              >
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {dna.computedAt === null ? (
          t`We’re computing it now. Updates live.`
        ) : (
          <Trans>
            From {dna.reports} <Plural value={dna.reports} one="report" other="reports" />, method version{' '}
            {dna.version}, computed <RelativeTime at={dna.computedAt} />.
            {dna.strength === null && t` We need two comparable reports to measure strength.`}
          </Trans>
        )}
      </p>
    </section>
  );
}
