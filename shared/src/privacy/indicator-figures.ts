import { type IndicatorType, PERSONAL_INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { publicFigure } from './public-figures.ts';

/** Indicators by which a person could be meant: who is not an analyst must not learn whether somebody reported them. */
const PERSON_TYPES: readonly IndicatorType[] = [...PERSONAL_INDICATOR_TYPES, 'handle', 'url'];

/**
 * Whether somebody who is no analyst may see how often an indicator is named: only for what belongs to a scheme and not
 * to a person, and only once so many people reported it that none of them can be recognised in the figure.
 */
export function mayCrowdSeeFigures({ type, reporters }: { type: IndicatorType; reporters: number }): boolean {
  return !mayMeanPerson(type) && publicFigure(reporters) !== null;
}

/** Whether a person could be meant by an indicator of this type: then nobody else's reports of it are told to the crowd. */
export const mayMeanPerson = (type: IndicatorType): boolean => PERSON_TYPES.includes(type);
