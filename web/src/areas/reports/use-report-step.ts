import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { REPORT_STEPS } from './report-draft.ts';

/**
 * The step that is shown stands in the address: Back leads to the step before and not out of the report, and a reload stays where it was.
 * The title of another step takes the focus, however it came.
 */
export function useReportStep(title: RefObject<HTMLElement | null>) {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('step'));
  const step = Number.isInteger(asked) && asked >= 1 && asked <= REPORT_STEPS.length ? asked : 1;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus({ preventScroll: true });
  }, [step, title]);
  const setStep = (next: number, { replace = false } = {}): void => {
    if (next === step) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 1) after.delete('step');
        else after.set('step', String(next));
        return after;
      },
      { replace },
    );
  };
  return [step, setStep] as const;
}
