import type { EntryAnalysis } from '@fap/shared/backtrace/entities.ts';
import { NOT_ENOUGH_DATA } from '@fap/shared/backtrace/vectors.ts';
import { cn } from '../../../ui/class-names.ts';

const WIDTH = 100;
/** How much narrower each step is than the one before, on each side, in SVG units. */
const NARROWING = 11;
const HEIGHT = 56;

/** The entry path as a funnel that narrows from first sight to first ask, with the answer beside each slice. */
export function EntryPathFunnel({ path }: { path: EntryAnalysis['path'] }) {
  return (
    <ol>
      {path.map(({ step, answer }, index) => {
        const left = index * NARROWING;
        return (
          <li
            key={step}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="h-full min-h-14 w-full"
            >
              <polygon
                points={`${left},0 ${WIDTH - left},0 ${WIDTH - left - NARROWING},${HEIGHT - 2} ${left + NARROWING},${HEIGHT - 2}`}
                className={cn(
                  'stroke-accent-line',
                  answer === null ? 'fill-transparent [stroke-dasharray:4]' : 'fill-accent-soft',
                )}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <div className="py-2">
              <p className="text-sm text-ink-soft">{step}</p>
              <p className={cn('wrap-anywhere', answer === null ? 'text-ink-soft' : 'font-medium')}>
                {answer ?? NOT_ENOUGH_DATA}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
