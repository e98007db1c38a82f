import { checkBag } from '@fap/shared/custody/bag/check-bag.ts';
import { hashFiles } from '@fap/shared/custody/bag/hash-files.ts';
import { MAX_BAG_BYTES, openBag } from '@fap/shared/custody/bag/open-bag.ts';
import { BagRefusedError } from '@fap/shared/custody/bag/zip/bag-refused-error.ts';
import { t } from '@lingui/core/macro';
import { checkPair } from './check-pair.ts';
import { get } from './dom.ts';
import { PageError } from './page-error.ts';
import { runInPieces } from './run-in-pieces.ts';
import { showPair } from './show-pair.ts';
import { showReport } from './show-report.ts';

const bag = get('bag', HTMLInputElement);
const file = get('file', HTMLInputElement);
const proof = get('proof', HTMLInputElement);
const progress = get('progress', HTMLElement);
const doing = get('doing', HTMLElement);
const bar = get('bar', HTMLProgressElement);
const problem = get('problem', HTMLElement);
const result = get('result', HTMLElement);

/** Tells an older check, whose files were chosen away, to keep its result. */
let latest = 0;

async function run(check: () => Promise<HTMLElement[]>): Promise<void> {
  latest += 1;
  const own = latest;
  result.hidden = true;
  problem.hidden = true;
  progress.hidden = false;
  bar.value = 0;
  const shown = await check().catch((error: unknown) => tell(error));
  if (own !== latest) return;
  progress.hidden = true;
  if (typeof shown === 'string') {
    problem.textContent = shown;
    problem.hidden = false;
    return;
  }
  result.replaceChildren(...shown);
  result.hidden = false;
  result.focus({ preventScroll: true });
  result.scrollIntoView();
}

function tell(error: unknown): string {
  if (error instanceof BagRefusedError) return t`This bag was not opened. ${error.message}`;
  if (error instanceof PageError) return error.message;
  return t`The file could not be read or checked. It may have changed, or be too large for this browser. Please choose it again.`;
}

function report(words: string): (ratio: number) => void {
  doing.textContent = words;
  return (ratio) => {
    bar.value = ratio;
  };
}

async function checkOneBag(chosen: File): Promise<HTMLElement[]> {
  if (chosen.size > MAX_BAG_BYTES)
    throw new BagRefusedError(
      `It is larger than ${MAX_BAG_BYTES / 1024 ** 3} GiB, which this page cannot hold in memory.`,
    );
  report(t`Reading the bag`);
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const hashed = await runInPieces(
    hashFiles(new Map([['', bytes]])),
    report(t`Computing the fingerprint of the bag`),
  );
  const files = await runInPieces(openBag(bytes), report(t`Unpacking the bag`));
  const found = await runInPieces(checkBag(files), report(t`Checking every file`));
  return showReport(found, { name: chosen.name, sizeBytes: chosen.size, sha256: hashed.get('') ?? '' });
}

async function checkOnePair(chosen: File, itsProof: File): Promise<HTMLElement[]> {
  const pair = await checkPair(chosen, itsProof, report(t`Computing the fingerprint of the file`));
  return showPair(pair, { name: chosen.name, sizeBytes: chosen.size, sha256: pair.sha256 });
}

bag.addEventListener('change', () => {
  const [chosen] = bag.files ?? [];
  if (!chosen) return;
  file.value = '';
  proof.value = '';
  void run(() => checkOneBag(chosen));
});

for (const input of [file, proof])
  input.addEventListener('change', () => {
    bag.value = '';
    const [chosen] = file.files ?? [];
    const [itsProof] = proof.files ?? [];
    if (chosen && itsProof) void run(() => checkOnePair(chosen, itsProof));
  });

// The newest thing that the checks need: without it the page keeps saying that the browser is too old.
if (typeof Map.groupBy === 'function') {
  get('not-ready', HTMLElement).hidden = true;
  get('choices', HTMLElement).hidden = false;
}
