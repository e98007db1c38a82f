import type { BagBlock, BagReport, BagStep, StepState } from '@fap/shared/custody/bag/bag-report.ts';
import { sayTime } from '@fap/shared/custody/bag/bag-report.ts';
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
  holds: ['Every step holds', 'Nothing in this bag was found to be changed, missing or added.'],
  open: [
    'Nothing is wrong, and something is open',
    'What is marked with a question mark, this bag alone cannot answer.',
  ],
  fails: ['Something is wrong', 'Do not rely on this bag until the places below are explained.'],
};

/** The report of a bag. */
export const showReport = (report: BagReport, file: CheckedFile): HTMLElement[] => [
  makeVerdict(report),
  showChecked(file, report.chain),
  make('h2', {}, 'The six steps'),
  make('ol', { class: 'steps' }, ...report.steps.map(makeStep)),
  ...(report.blocks.length > 0 ? [makeBlocks(report.blocks)] : []),
  makePrintButton(),
];

function makeVerdict({ state, steps, isDevelopment }: BagReport): HTMLElement {
  const [title, text] = VERDICTS[state];
  const first = steps.find((step) => step.state === 'fails');
  return showVerdict(
    state,
    title,
    first ? `Step ${steps.indexOf(first) + 1}. ${first.summary}` : text,
    first ? text : null,
    isDevelopment ? DEVELOPMENT_WORDS : null,
  );
}

/** The answer in one look. */
export const showVerdict = (
  state: StepState,
  title: string,
  ...texts: readonly (string | null)[]
): HTMLElement =>
  make(
    'div',
    { class: `verdict ${state}` },
    makeMark(state),
    make(
      'div',
      {},
      make('h2', { id: 'verdict' }, title),
      ...texts.filter((text) => text !== null).map((text) => make('p', {}, text)),
    ),
  );

/** What was checked. */
export const showChecked = ({ name, sizeBytes, sha256 }: CheckedFile, chain: string | null): HTMLElement =>
  make(
    'dl',
    { class: 'facts card' },
    ...makeFact('File', name),
    ...makeFact('Size', `${sizeBytes.toLocaleString('en-GB')} bytes`),
    ...makeFact('SHA-256 of the file', sha256, 'hash'),
    ...(chain === null ? [] : makeFact('Custody log of', chain, 'hash')),
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
    isDevelopment ? make('p', { class: 'demo' }, DEVELOPMENT_WORDS) : null,
    ...showFindings(findings),
    make(
      'dl',
      { class: 'worth' },
      ...makeFact(state === 'holds' ? 'This proves' : 'It would prove', proves),
      ...makeFact('It does not prove', not),
    ),
  );
}

const makeBlocks = (blocks: readonly BagBlock[]): HTMLElement =>
  make(
    'section',
    { class: 'card', 'aria-labelledby': 'blocks-title' },
    make('h2', { id: 'blocks-title' }, 'Left for you: compare these blocks'),
    make(
      'p',
      {},
      'On any computer with a connection, open a block explorer that you trust and look up the height. The hash must be the same, digit by digit.',
    ),
    make(
      'ul',
      { class: 'blocks' },
      ...blocks.map(({ chain, height, hash, time }) =>
        make(
          'li',
          {},
          make(
            'dl',
            { class: 'facts' },
            ...makeFact(
              chain === 'bitcoin' ? 'Bitcoin block' : 'Block of the development chain',
              height.toLocaleString('en-GB'),
            ),
            ...makeFact('Hash', hash, 'hash'),
            ...makeFact('Time', sayTime(time)),
          ),
          chain === 'development' ? make('p', { class: 'demo' }, DEVELOPMENT_WORDS) : null,
        ),
      ),
    ),
  );

/** Prints with everything that is folded away. */
export function makePrintButton(): HTMLElement {
  const button = make('button', { type: 'button', class: 'quiet' }, 'Print or save this result');
  button.addEventListener('click', () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    print();
  });
  return make('div', {}, button);
}
