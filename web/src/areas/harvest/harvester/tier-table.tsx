import type { ListedSource } from '@fap/shared/harvest/entities.ts';
import type { SourceTier } from '@fap/shared/harvest/sources.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { TIER_LABELS } from '../sources/tier-labels.ts';
import type { WatchedHarvest } from './progress-of.ts';
import { SourceRow } from './source-row.tsx';

export interface TierTableProps {
  tier: SourceTier;
  sources: readonly ListedSource[];
  watched: WatchedHarvest | null;
  selected: readonly string[];
  isLocked: boolean;
  onSelect: (name: string, isSelected: boolean) => void;
}

const HINTS: Readonly<Record<SourceTier, string>> = {
  1: t`Their word alone is enough to cite a warning in a cluster.`,
  2: t`Lists of companies and sites that regulators warn of.`,
  3: t`What people report elsewhere. Alone it leaves a quiet cluster as it is.`,
};

/** The sources of a tier. */
export function TierTable({ tier, sources, watched, selected, isLocked, onSelect }: TierTableProps) {
  return (
    <section className="rounded-lg border border-line bg-surface px-4 py-4 sm:px-6">
      <h3 className="font-semibold">{TIER_LABELS[tier]}</h3>
      <p className="text-sm text-ink-soft">{HINTS[tier]}</p>
      {sources.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>No source in this tier.</Trans>
        </p>
      ) : (
        <ScrollRegion label={TIER_LABELS[tier]} className="mt-2">
          <table className="w-full min-w-160 table-fixed border-collapse text-sm">
            <colgroup>
              <col className="w-[32%]" />
              <col className="w-[24%]" />
              <col className="w-[20%]" />
              <col className="w-[10%]" />
              <col className="w-[14%]" />
            </colgroup>
            <thead>
              <tr className="text-left text-ink-soft">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  <Trans>Source</Trans>
                </th>
                <th scope="col" className="py-2 pr-4 font-semibold">
                  <Trans>State</Trans>
                </th>
                <th scope="col" className="py-2 pr-4 font-semibold">
                  <Trans>Reliability</Trans>
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-semibold">
                  <Trans>Warnings</Trans>
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <SourceRow
                  key={source.id}
                  source={source}
                  progress={watched?.sources.get(source.name)}
                  isSelected={selected.includes(source.name)}
                  isLocked={isLocked}
                  onSelect={(isSelected) => onSelect(source.name, isSelected)}
                />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}
