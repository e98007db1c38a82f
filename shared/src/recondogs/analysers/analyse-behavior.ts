import { t } from '@fap/shared/kernel/words.ts';
import { findTactics } from '../../texts/find-tactics.ts';
import type { Analyser, Finding } from '../cluster-evidence.ts';
import { occurrenceOf } from '../pattern-findings.ts';

/** Behavior Analyst: the order of tactics in each account, and the steps that accounts share. */
export const analyseBehavior: Analyser = ({ texts, files }) => {
  const scripts = texts.flatMap(({ exhibit, text }) => {
    const hits = findTactics(text);
    return hits.length > 0 ? [{ exhibit, hits }] : [];
  });
  const orders = scripts.map(({ exhibit, hits }): Finding => {
    const steps = hits.map(({ tactic }) => tactic.name);
    return {
      title: t`Script of ${exhibit}`,
      detail: sayOrder(steps.filter((step, index) => step !== steps[index - 1])),
      citations: hits.map(({ start, end }) => ({ exhibit, start, end })),
    };
  });
  const steps = scripts.flatMap(({ exhibit, hits }) =>
    hits.slice(1).map((hit, index) => ({
      exhibit,
      start: hits[index]?.start ?? hit.start,
      end: hit.end,
      step: sharedStep(hits[index]?.tactic.name ?? '', hit.tactic.name),
    })),
  );
  const shared = [...Map.groupBy(steps, ({ step }) => step)].flatMap(([step, places]): Finding[] => {
    if (new Set(places.map(({ exhibit }) => exhibit)).size < 2) return [];
    const citations = places.map(({ exhibit, start, end }) => ({ exhibit, start, end }));
    return [{ title: step, detail: occurrenceOf(places, files), citations }];
  });
  return { findings: [...shared, ...orders] };
};

/** A step from one tactic to the next. */
const sharedStep = (ownBefore: string, ownAfter: string): string =>
  t`Shared step: ${ownBefore} → ${ownAfter}`;

/** The order of tactics, a sentence for each. */
const sayOrder = (steps: readonly string[]): string =>
  steps
    .map((ownStep, index) => (index === 0 ? t`It begins with: ${ownStep}.` : t`Then comes: ${ownStep}.`))
    .join(' ');
