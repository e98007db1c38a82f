import type { BagBlock, BagReport, BagStep, StepState } from '@fap/shared/custody/bag/bag-report.ts';
import { sayTime } from '@fap/shared/custody/bag/bag-report.ts';
import { t } from '@lingui/core/macro';
import { make } from './dom.ts';
import { makeMark, makeWord } from './marks.ts';
import { showFindings } from './show-findings.ts';
import { DEVELOPMENT_WORDS, STEP_WORDS } from './step-words.ts';

/** What was checked, so that a protocol can name it. */
export interface CheckedFile {
  name: string;
  sizeBytes: number;
  sha256: string;
}

const VERDICTS: Readonly<Record<StepState, readonly [title: string, text: string]>> = {
  holds: [t`Every step holds`, t`Nothing in this bag was found to be changed, missing or added.`],
  open: [
    t`Nothing is wrong, and something is open`,
    t`What is marked with a question mark, this bag alone cannot answer.`,
  ],
  fails: [t`Something is wrong`, t`Do not rely on this bag until the places below are explained.`],
};

/** How much of what a step can prove it did. */
export const PROVES: Readonly<Record<StepState, string>> = {
  holds: t`This proves`,
  open: t`Where it holds`,
  fails: t`It would prove`,
};

/** The report of a bag. */
export const showReport = (report: BagReport, file: CheckedFile): HTMLElement[] => [
  makeVerdict(report),
  showChecked(file, report.chain),
  make('h2', {}, t`The six steps`),
  make('ol', { class: 'steps' }, ...report.steps.map(makeStep)),
  ...(report.blocks.length > 0 ? [makeBlocks(report.blocks)] : []),
  makePrintButton(),
];

function makeVerdict({ state, steps, isDevelopment }: BagReport): HTMLElement {
  const [title, text] = VERDICTS[state];
  const wrong = steps.flatMap((step, index) =>
    step.state === 'fails' ? [make('li', {}, placeWords(step, index))] : [],
  );
  return showVerdict(
    state,
    title,
    make('p', {}, text),
    wrong.length > 0 ? make('ul', {}, ...wrong) : null,
    isDevelopment ? makeDemo() : null,
  );
}

function placeWords({ findings }: BagStep, index: number): string {
  const places = findings.filter((finding) => finding.state === 'fails');
  const more = places.length > 1 ? t` and ${places.length - 1} more` : '';
  return t`Step ${index + 1} does not hold at ${places[0]?.place ?? ''}${more}`;
}

/** The label of everything that rests on the chain of a demonstration. */
const makeDemo = (words = DEVELOPMENT_WORDS): HTMLElement => make('p', { class: 'demo' }, words);

/** The answer in one look. */
export const showVerdict = (
  state: StepState,
  title: string,
  ...parts: readonly (HTMLElement | null)[]
): HTMLElement =>
  make(
    'div',
    { class: `verdict ${state}` },
    makeMark(state),
    make('div', {}, make('h2', { id: 'verdict' }, title), ...parts),
  );

/** What was checked. */
export const showChecked = ({ name, sizeBytes, sha256 }: CheckedFile, chain: string | null): HTMLElement =>
  make(
    'dl',
    { class: 'facts wide card' },
    ...makeFact(t`File`, name),
    ...makeFact(t`Size`, t`${sizeBytes.toLocaleString('en-GB')} bytes`),
    ...makeFact(t`SHA-256 of the file`, sha256, 'hash'),
    ...(chain === null ? [] : makeFact(t`Custody log of`, chain, 'hash')),
  );

/** A name and its value. */
export const makeFact = (name: string, value: string, kind = ''): HTMLElement[] => [
  make('dt', {}, name),
  make('dd', kind ? { class: kind } : {}, value),
];

function makeStep({ name, state, summary, findings }: BagStep, index: number): HTMLElement {
  const { title, proves, not } = STEP_WORDS[name];
  const isDevelopment = findings.some((finding) => finding.isDevelopment);
  return make(
    'li',
    { class: `card step ${state}` },
    make('div', { class: 'step-head' }, make('h3', {}, `${index + 1}. ${title}`), makeWord(state)),
    // Of a step that fails the places say it all.
    state === 'fails' ? null : make('p', {}, summary),
    isDevelopment ? makeDemo() : null,
    ...showFindings(findings),
    make(
      'dl',
      { class: 'worth' },
      ...makeFact(PROVES[state], proves),
      ...makeFact(t`It does not prove`, not),
    ),
  );
}

function makeBlocks(blocks: readonly BagBlock[]): HTMLElement {
  const isReal = blocks.some(({ chain }) => chain === 'bitcoin');
  const isDemo = blocks.some(({ chain }) => chain === 'development');
  return make(
    'section',
    { class: 'card', 'aria-labelledby': 'blocks-title' },
    make('h2', { id: 'blocks-title' }, t`Left for you: compare these blocks`),
    make('p', {}, COMPARE),
    isDemo
      ? makeDemo(t`${DEVELOPMENT_WORDS} ${isReal ? t`Its blocks` : t`These blocks`} are in no explorer.`)
      : null,
    make('ul', { class: 'blocks' }, ...blocks.map(makeBlock)),
  );
}

const COMPARE = t`On any computer with a connection, open a block explorer that you trust and look up the height. The hash must be the same, digit by digit.`;

const makeBlock = ({ chain, height, hash, time }: BagBlock): HTMLElement =>
  make(
    'li',
    {},
    make(
      'dl',
      { class: 'facts' },
      ...makeFact(
        chain === 'bitcoin' ? t`Bitcoin block` : t`Block of the development chain`,
        height.toLocaleString('en-GB'),
      ),
      ...makeFact(t`Hash`, hash, 'hash'),
      ...makeFact(t`Time`, sayTime(time)),
    ),
  );

/** Prints with everything that is folded away. */
export function makePrintButton(): HTMLElement {
  const button = make('button', { type: 'button', class: 'quiet' }, t`Print or save this result`);
  button.addEventListener('click', () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    print();
  });
  return make('div', {}, button);
}
