import { type IndicatorType, PERSONAL_INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { publicFigure } from './public-figures.ts';

/** Indicators that may identify a person: only analysts may learn whether they were reported. */
const PERSON_TYPES: readonly IndicatorType[] = [...PERSONAL_INDICATOR_TYPES, 'handle', 'url'];

/**
 * Whether others than analysts may see how often an indicator is named: only for types that belong to a scheme, not a
 * person, and only from enough reporters on (k-anonymity).
 */
export function mayCrowdSeeFigures({ type, reporters }: { type: IndicatorType; reporters: number }): boolean {
  return !mayMeanPerson(type) && publicFigure(reporters) !== null;
}

/** Whether an indicator of this type may identify a person: the crowd then sees no reports of others. */
export const mayMeanPerson = (type: IndicatorType): boolean => PERSON_TYPES.includes(type);
