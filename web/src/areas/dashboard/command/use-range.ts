import { DEFAULT_RANGE, RANGES, type Range } from '@fap/shared/dashboard/ranges.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';

const NAMES = ['range'] as const;

/** The time range in the address; without one the default. */
export function useRange(): [Range, (range: Range) => void] {
  const [filters, setFilters] = useUrlFilters(NAMES);
  const range = RANGES.find((one) => one === filters.range) ?? DEFAULT_RANGE;
  return [range, (chosen) => setFilters({ range: chosen === DEFAULT_RANGE ? '' : chosen })];
}
