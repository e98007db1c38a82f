import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { normaliseName, refuseName } from '../auth/display-name.ts';
import { foldName } from '../auth/fold-name.ts';

const RULE = t`A team’s name has 3 to 40 letters, figures, spaces, hyphens and apostrophes, and begins with a letter`;
/** More figures in a row of a name are a number to call. */
const MAX_FIGURES = 4;

/** The name of a team: no room for addresses, numbers to call or links. */
export const teamNameText = v.pipe(
  v.string(RULE),
  v.transform(normaliseName),
  v.regex(/^\p{L}[\p{L}\p{M}\d '’-]{2,39}$/u, RULE),
  v.check(
    (name) => (name.match(/\d/gu) ?? []).length <= MAX_FIGURES,
    t`A team’s name has at most ${MAX_FIGURES} figures`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? refuseName(dataset.value) : null;
    if (message !== null) addIssue({ message });
  }),
);

/** What two names have in common that nobody could tell apart. */
export const teamNameKey = (name: string): string => foldName(name);
