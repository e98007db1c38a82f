import { FALLBACK_ANCHORED } from '@fap/shared/clusters/constants.ts';
import { t } from '@lingui/core/macro';
import { useFallback } from '../../../platform/app-config.ts';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import type { VaultEntries } from '../use-vault-entries.ts';

const UNAVAILABLE = t`not available just now`;

/** The vault's entries by state. When the fetch fails, a figure is a dash or, in a demo, the known count. */
export function VaultFigures({ vault: { first, isError } }: { vault: VaultEntries }) {
  const counts = first?.counts;
  const anchoredFallback = useFallback(FALLBACK_ANCHORED);
  const isMissing = !counts && isError;
  const note = (words: string) => (isMissing ? UNAVAILABLE : words);
  // Verified entries are anchored too, as on the home page.
  const anchored = counts && counts.anchored + counts.verified;
  return (
    <FigurePanel
      figures={[
        {
          label: t`Anchored`,
          value: anchored ?? (isMissing ? anchoredFallback : null),
          note: note(t`in a block`),
        },
        {
          label: t`Verified`,
          value: counts?.verified ?? null,
          note: note(t`of these, checked against the block’s header`),
        },
        { label: t`Processing`, value: counts?.processing ?? null, note: note(t`waiting for a block`) },
        { label: t`Failed`, value: counts?.failed ?? null, note: note(t`could not be anchored`) },
      ]}
    />
  );
}
