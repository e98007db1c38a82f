import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Columns2 } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';

/** How many items a comparison takes. */
export const COMPARED = 2;

const WORDS = [t`Choose two exhibits to compare.`, t`One chosen. Choose one more.`, t`Two chosen.`];

export interface CompareBarProps {
  chosen: readonly string[];
  onClear: () => void;
}

/** The number of chosen items, and the link to their comparison. */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  const [id, otherId] = chosen;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-ink-soft">
        {WORDS[chosen.length]}
      </p>
      <div className="flex gap-2">
        {chosen.length > 0 && (
          <Button variant="quiet" onClick={onClear}>
            <Trans>Clear selection</Trans>
          </Button>
        )}
        {id && otherId ? (
          <Button asChild variant="primary">
            <Link href={paths.compareEvidence(id, otherId)}>
              <Columns2 aria-hidden className="size-4" />
              <Trans>Compare</Trans>
            </Link>
          </Button>
        ) : (
          <Button disabled>
            <Columns2 aria-hidden className="size-4" />
            <Trans>Compare</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
