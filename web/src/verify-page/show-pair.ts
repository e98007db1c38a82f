import type { StepState } from '@fap/shared/custody/bag/bag-report.ts';
import { t } from '@lingui/core/macro';
import { type CheckedPair, compareBlock, type NamedBlock } from './check-pair.ts';
import { make } from './dom.ts';
import { makeWord } from './marks.ts';
import { PageError } from './page-error.ts';
import {
  type CheckedFile,
  makeFact,
  makePrintButton,
  PROVES,
  showChecked,
  showVerdict,
} from './show-report.ts';

/** The report of a file and its proof. */
export function showPair(pair: CheckedPair, file: CheckedFile): HTMLElement[] {
  const { isOfFile, blocks } = pair;
  return [
    makeVerdict(pair),
    showChecked(file, null),
    make('h2', {}, isOfFile ? t`The three steps` : t`The first step`),
    make(
      'ol',
      { class: 'steps' },
      makeFirst(pair),
      isOfFile ? makeSecond(pair) : null,
      isOfFile && blocks.length > 0 ? makeThird(pair) : null,
    ),
    makePrintButton(),
  ];
}

function makeVerdict({ isOfFile, blocks }: CheckedPair): HTMLElement {
  const tell = (state: StepState, title: string, text: string) =>
    showVerdict(state, title, make('p', {}, text));
  if (!isOfFile)
    return tell(
      'fails',
      t`This is not the proof of this file`,
      t`The file is another one, or it was changed by at least one bit.`,
    );
  return blocks.length > 0
    ? tell(
        'open',
        t`The proof is of this file, and one step is left for you`,
        t`Compare the block in step 3. This page has no connection and cannot do that.`,
      )
    : tell(
        'open',
        t`The proof is of this file, and not complete yet`,
        t`No block holds it so far as this proof tells.`,
      );
}

function makeStep(
  state: StepState,
  title: string,
  proves: string,
  not: string,
  ...parts: (Node | null)[]
): HTMLElement {
  return make(
    'li',
    { class: `card step ${state}` },
    make('div', { class: 'step-head' }, make('h3', {}, title), makeWord(state)),
    ...parts,
    make(
      'dl',
      { class: 'worth' },
      ...makeFact(PROVES[state], proves),
      ...makeFact(t`It does not prove`, not),
    ),
  );
}

function makeFirst({ isOfFile, proof, sha256 }: CheckedPair): HTMLElement {
  const weak =
    proof.hashName === 'sha1'
      ? make(
          'p',
          { class: 'demo' },
          t`The proof names the file by SHA-1, for which two different files with the same fingerprint can be made.`,
        )
      : null;
  return makeStep(
    isOfFile ? 'holds' : 'fails',
    t`1. The proof is of this file`,
    t`The proof was made of exactly these bytes.`,
    t`When it was made, or who made the file.`,
    make(
      'p',
      {},
      isOfFile
        ? t`The fingerprint in the proof is the one of the file.`
        : t`The fingerprint in the proof is another one than that of the file, ${sha256}.`,
    ),
    weak,
  );
}

function makeSecond({ blocks, calendars }: CheckedPair): HTMLElement {
  const leads = blocks.length > 0;
  const named = blocks.map(({ height }) => height.toLocaleString('en-GB')).join(', ');
  return makeStep(
    leads ? 'holds' : 'open',
    t`2. The proof leads to a block`,
    t`A chain of calculations leads from the file into a block, whose Merkle root it names.`,
    t`That this block exists. That is step 3.`,
    make(
      'p',
      {},
      leads
        ? t`It leads to block ${named}.`
        : t`Pending: ${calendars.join(', ') || t`nobody that this page knows`} has taken the fingerprint, and no block holds it so far as this proof tells. Ask for a newer proof in some hours.`,
    ),
  );
}

function makeThird(pair: CheckedPair): HTMLElement {
  return makeStep(
    'open',
    t`3. That block is in the chain of Bitcoin`,
    t`The file existed no later than the time of that block, give or take two hours.`,
    t`That the file did not exist earlier, or that what it shows is true.`,
    make(
      'p',
      {},
      t`On a computer with a connection, look the block up in a Bitcoin explorer that you trust. Its Merkle root must be the one below. If it is another one, or the block is not there, the proof is worth nothing.`,
    ),
    make('ul', { class: 'blocks' }, ...pair.blocks.map((block, index) => makeBlock(pair, block, index))),
  );
}

function makeBlock(pair: CheckedPair, block: NamedBlock, index: number): HTMLElement {
  const id = `pasted-${index}`;
  const pasted = make('textarea', { id, spellcheck: 'false', autocomplete: 'off' });
  const answer = make('p', { role: 'status' });
  const button = make('button', { type: 'button' }, t`Compare`);
  button.addEventListener('click', () => answer.replaceChildren(...compare(pair, block, pasted.value)));
  return make(
    'li',
    {},
    make(
      'dl',
      { class: 'facts' },
      ...makeFact(t`Block`, block.height.toLocaleString('en-GB')),
      ...makeFact(t`Merkle root`, block.merkleRoot, 'hash'),
    ),
    make(
      'label',
      { for: id, class: 'field' },
      t`Or let this page compare`,
      make('span', {}, t`paste the Merkle root, or the whole header in hexadecimal`),
    ),
    pasted,
    button,
    answer,
  );
}

function compare(pair: CheckedPair, block: NamedBlock, text: string): (Node | string)[] {
  try {
    const { isSame, text: found } = compareBlock(pair, block, text);
    return [makeWord(isSame ? 'holds' : 'fails'), ` ${found}`];
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return [error.message];
  }
}
