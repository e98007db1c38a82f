import type { BagReport } from '../bag-report.ts';
import { checkBag } from '../check-bag.ts';
import { type BagFiles, openBag } from '../open-bag.ts';

/** What a piece of work comes to that says in between how far it is. */
export function finish<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Checks the files of a bag. */
export const runCheck = (files: BagFiles): BagReport => finish(checkBag(files));
/** Opens a zip. */
export const runOpen = (zip: Uint8Array): BagFiles => finish(openBag(zip));

/** What is wrong with a bag, as `step: place: text`. */
export const flawsOf = (files: BagFiles): string[] =>
  runCheck(files).steps.flatMap(({ name, findings }) =>
    findings.filter(({ state }) => state === 'fails').map(({ place, text }) => `${name}: ${place}: ${text}`),
  );
