import { t } from '@fap/shared/kernel/words.ts';
import type { PublishedFigure } from './catalogue-cluster.ts';

/** A figure of the annual report of the FBI's Internet Crime Complaint Center for 2024 (859,532 complaints). */
export function ic3(text: string): PublishedFigure {
  return { text, source: t`FBI Internet Crime Complaint Center, annual report`, year: 2024 };
}

/** A figure of the US Federal Trade Commission's Consumer Sentinel Network for a year. */
export function ftc(text: string, year: number): PublishedFigure {
  return { text, source: t`US Federal Trade Commission, Consumer Sentinel Network`, year };
}
