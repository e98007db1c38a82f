import type { BagFinding } from '@fap/shared/custody/bag/bag-report.ts';
import { t } from '@lingui/core/macro';
import { make } from './dom.ts';
import { makeQuietMark } from './marks.ts';
import { DEVELOPMENT_WORDS } from './step-words.ts';

/** More lines help nobody, and would make the page slow. */
const MAX_SHOWN = 500;

/** Places with what was found there: what does not hold at once, the rest on request. */
export function showFindings(findings: readonly BagFinding[]): HTMLElement[] {
  const wrong = findings.filter(({ state }) => state !== 'holds');
  const right = findings.filter(({ state }) => state === 'holds');
  return [
    ...(wrong.length > 0 ? [makeList(wrong)] : []),
    ...(right.length > 0
      ? [make('details', {}, make('summary', {}, t`Show what holds (${right.length})`), makeList(right))]
      : []),
  ];
}

function makeList(findings: readonly BagFinding[]): HTMLElement {
  const rest = findings.length - MAX_SHOWN;
  return make(
    'ul',
    { class: 'findings' },
    ...findings.slice(0, MAX_SHOWN).map(makeLine),
    rest > 0 ? make('li', {}, make('span'), t`and ${rest} more`) : null,
  );
}

const makeLine = ({ state, place, text, isDevelopment }: BagFinding): HTMLElement =>
  make(
    'li',
    {},
    makeQuietMark(state),
    make(
      'div',
      {},
      make('span', { class: 'place' }, place),
      make('span', {}, isDevelopment ? `${text} ${DEVELOPMENT_WORDS}` : text),
    ),
  );
