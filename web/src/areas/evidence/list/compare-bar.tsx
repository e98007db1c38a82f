import { Columns2 } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';

/** As many are compared. */
export const COMPARED = 2;

const WORDS = [
  'Choose two exhibits to see them beside each other.',
  'One is chosen. Choose one more.',
  'Two are chosen.',
];

export interface CompareBarProps {
  chosen: readonly string[];
  onClear: () => void;
}

/** How many are chosen, and the way to see them beside each other. */
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
            Choose none
          </Button>
        )}
        {id && otherId ? (
          <Button asChild variant="primary">
            <Link href={paths.compareEvidence(id, otherId)}>
              <Columns2 aria-hidden className="size-4" />
              Compare
            </Link>
          </Button>
        ) : (
          <Button disabled>
            <Columns2 aria-hidden className="size-4" />
            Compare
          </Button>
        )}
      </div>
    </div>
  );
}
